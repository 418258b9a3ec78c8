package dev.masu.jackson.differential;

import dev.masu.SchemaBound;
import dev.masu.ggn.Ggn;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A user's type with properties of Masu's documents, each checked by its own schema. */
@SchemaBound(Albums.ID)
record Album(
    @Nullable String title,
    @Nullable Stn first,
    @Nullable List<Stn> steps,
    @Nullable Map<String, Stn> named,
    @Nullable Ggn rules,
    int pages) {}
