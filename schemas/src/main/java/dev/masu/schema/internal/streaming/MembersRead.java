package dev.masu.schema.internal.streaming;

/** How far an object was read in one go. The parser stands at what was read last. */
public enum MembersRead {
  /** The start of the object, if it is one: nothing in it was read. */
  START,

  /** A name, behind all members that were taken. */
  NAME,

  /** The value of a member that was not taken, behind all those that were. */
  VALUE,

  /** In the object that is the value of a member, or at its end; see {@link CheckedParser#entriesRead}. */
  INSIDE,

  /** The end of the object: all members were taken. */
  END
}
