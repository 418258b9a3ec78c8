#!/usr/bin/env bash
# Reads a generated GGN document of 1 GB transition by transition, checked, with 64 MB of heap.
#   benchmarks/large-ggn.sh         1,000,000,000 bytes
#   benchmarks/large-ggn.sh BYTES   any other size
# The document stays in benchmarks/target/documents for the next time.
set -eu
CDPATH='' cd "$(dirname "$0")/.."
bytes=${1:-1000000000}
document=benchmarks/target/documents/large-$bytes.ggn
mvn -B -q -pl benchmarks -am package -Dmaven.test.skip.exec -Dmaven.javadoc.skip
large_ggn=(-cp benchmarks/target/masu-benchmarks.jar dev.masu.benchmarks.LargeGgn)
if [ ! -e "$document" ]; then
  mkdir -p "$(dirname "$document")"
  java "${large_ggn[@]}" write "$document.begun" "$bytes"
  mv "$document.begun" "$document"
fi
exec java -Xmx64m "${large_ggn[@]}" read "$document"
