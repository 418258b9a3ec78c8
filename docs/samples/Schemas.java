package org.example;

import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class Schemas {
  @Bean
  MasuModule masu() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("https://example.org/customer.json", "{\"required\": [\"name\"]}")
        .build();
    return MasuModule.builder().catalog(catalog).build();
  }
}
