package dev.masu.schema.internal.streaming;

/** How far {@link CheckedParser#nextMembers} has read. The parser stands at what was read last. */
public enum MembersRead {
  /** The start of the object, if it is one. */
  START,

  /** A name, behind all members that were added. */
  NAME,

  /** The value of a member that was not added, behind all those that were. */
  VALUE,

  /** The end of the object: all members were added. */
  END
}
