/** Distinct short texts, numbered from 1 in their order of arrival. */
export class Texts {
  readonly #ids = new Map<string, number>()
  readonly #texts: string[] = ['']

  /** The number of a text; a new one gets the next. */
  intern(text: string): number {
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    // A slice of an address would keep the whole address alive.
    const own = [...text].join('')
    const id = this.#texts.push(own) - 1
    this.#ids.set(own, id)
    return id
  }

  /** 0 when the text is unknown. */
  find(text: string): number {
    return this.#ids.get(text) ?? 0
  }

  text(id: number): string {
    return this.#texts[id] ?? ''
  }

  get size(): number {
    return this.#texts.length - 1
  }
}
