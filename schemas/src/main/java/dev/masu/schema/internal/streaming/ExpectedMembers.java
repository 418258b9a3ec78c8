package dev.masu.schema.internal.streaming;

/**
 * What a schema asks of objects of one depth, and the names that were there so far.
 *
 * @param schema what is asked of the object
 * @param names the names of its members that are known
 */
record ExpectedMembers(DirectSchema schema, KnownNames names) {
  /** Expects objects of which no names are known yet. */
  static ExpectedMembers of(DirectSchema schema) {
    return new ExpectedMembers(schema, new KnownNames(schema.namesMembers()));
  }
}
