package dev.masu.schema.internal.format;

/** The formats {@code ipv4} (RFC 2673, section 3.2) and {@code ipv6} (RFC 3986, section 3.2.2). */
final class IpAddresses {
  private static final String OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
  private static final String V4_ADDRESS = "(?:" + OCTET + "\\.){3}" + OCTET;

  static final String V6_ADDRESS = """
      (?:(?:H:){6}L
      |::(?:H:){5}L
      |H?::(?:H:){4}L
      |(?:(?:H:)?H)?::(?:H:){3}L
      |(?:(?:H:){0,2}H)?::(?:H:){2}L
      |(?:(?:H:){0,3}H)?::H:L
      |(?:(?:H:){0,4}H)?::L
      |(?:(?:H:){0,5}H)?::H
      |(?:(?:H:){0,6}H)?::)
      """.replace("\n", "")
      .replace("L", "(?:H:H|" + V4_ADDRESS + ")")
      .replace("H", "(?:" + Grammar.HEX_DIGIT + "{1,4})");

  static final Grammar V4 = new Grammar(V4_ADDRESS);
  static final Grammar V6 = new Grammar(V6_ADDRESS);

  private IpAddresses() {}
}
