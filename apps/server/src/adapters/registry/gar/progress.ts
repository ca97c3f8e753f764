/** Told of what is read of an archive, while it is read. */
export interface LoadProgress {
  /** A file begins or goes on. */
  readonly file: (name: string) => void
  /** So many more unpacked bytes and rows were read. */
  readonly read: (bytes: number, rows: number) => void
  /** What is done with the whole, when all is read. */
  readonly stage: (name: string) => void
}

export const NO_PROGRESS: LoadProgress = { file: () => {}, read: () => {}, stage: () => {} }
