/** A function under comparison. */
export interface Candidate<T> {
  readonly name: string
  readonly run: (input: T) => unknown
}

/** One thing that several packages do, with the inputs to try it on, by a label such as «valid». */
export interface Kind<T> {
  readonly title: string
  readonly ours: Candidate<T>
  readonly peers: readonly Candidate<T>[]
  readonly inputs: Readonly<Record<string, readonly T[]>>
}
