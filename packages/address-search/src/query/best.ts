/** The best matches seen so far, in order; equal ones stay in the order in which they came. */
export class Best<Item> {
  readonly #limit: number
  readonly #scores: number[] = []
  readonly #items: Item[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether a match of this score would be among the best; called before the match is built. */
  takes(score: number): boolean {
    return this.#scores.length < this.#limit || score < (this.#scores.at(-1) as number)
  }

  add(score: number, item: Item): void {
    if (!this.takes(score)) return
    let at = this.#scores.length
    while (at > 0 && (this.#scores[at - 1] as number) > score) at--
    this.#scores.splice(at, 0, score)
    this.#items.splice(at, 0, item)
    if (this.#scores.length > this.#limit) {
      this.#scores.pop()
      this.#items.pop()
    }
  }

  get size(): number {
    return this.#items.length
  }

  entries(): readonly { readonly score: number; readonly item: Item }[] {
    return this.#items.map((item, at) => ({ item, score: this.#scores[at] as number }))
  }
}
