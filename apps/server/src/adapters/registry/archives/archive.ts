/** A file inside of an archive or a folder. */
export interface ArchiveEntry {
  /** With `/` between its folders. */
  readonly name: string
  /** Unpacked bytes. */
  readonly bytes: number
  /** What tells two states of the file apart without reading it. */
  readonly mark: string
  /** The unpacked bytes; throws `LoadError` at the end where they are not those that were packed. */
  readonly open: () => AsyncIterable<Uint8Array>
}

/** Files that come together: a ZIP, a ZIP behind an address, or a folder. */
export interface Archive {
  /** As people know it: the name of the file or folder. */
  readonly label: string
  readonly entries: readonly ArchiveEntry[]
  readonly close: () => Promise<void>
}
