package org.example;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CheckReport;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Answers an invalid request body with a problem detail that lists its violations. */
@RestControllerAdvice
class InvalidDocuments {
  @ExceptionHandler
  ResponseEntity<String> invalid(SchemaViolationException e) {
    CheckReport report = e.report();
    return ResponseEntity.status(report.httpStatus())
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(report.toProblemDetail());
  }
}
