package dev.masu.cli;

import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads constants by what {@code toString} names them.
 *
 * @param <E> the constants' type
 */
final class ConstantConverter<E extends Enum<E>> implements ITypeConverter<E> {
  private final List<E> constants;

  ConstantConverter(E[] constants) {
    this.constants = List.of(constants);
  }

  @Override
  public E convert(String name) {
    return constants.stream()
        .filter(constant -> constant.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(
            "expected one of " + constants + " but found '" + name + "'"));
  }
}
