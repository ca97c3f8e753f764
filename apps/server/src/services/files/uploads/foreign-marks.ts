/**
 * Marks of what a file must not be in addition to its kind: a page, a program, an archive disguised as another kind.
 */
const MARKS =
  /<\?php\s|<!doctype\s+html|<html[\s>]|<script[\s>]|<svg\s+[a-z:]+=|<iframe[\s>]|javascript:[a-z(]/i

/** Longer than the longest mark, so that none is cut in two by the windows. */
const OVERLAP = 64
const WINDOW = 65_536

/** The end of an archive is within this many bytes of the end of a file: 22 bytes and the longest comment. */
const ARCHIVE_END = 'PK\u0005\u0006'
const ARCHIVE_TAIL = 65_557

/** Whether a file that is neither XML nor packed carries a page, a program for a web server or an archive inside. */
export function hasForeignMarks(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < buffer.length; at += WINDOW) {
    // A window at a time: a file as one string would be held twice.
    if (MARKS.test(buffer.toString('latin1', at, at + WINDOW + OVERLAP))) return true
  }
  return buffer.subarray(Math.max(0, buffer.length - ARCHIVE_TAIL)).includes(ARCHIVE_END, 0, 'latin1')
}
