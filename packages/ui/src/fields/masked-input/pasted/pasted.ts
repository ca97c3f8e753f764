/** Spellings that people paste, by the one canonical value that each of them means. */
export type Pasted = Readonly<Record<string, readonly string[]>>
