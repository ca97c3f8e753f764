const FIRST_CAPACITY = 64
/** Growing by half keeps the copies few and the unused end small. */
const GROWTH = 1.5

/** A growing list of unsigned 32-bit numbers in one typed array. */
export class Column {
  #data: Uint32Array
  #length = 0

  constructor(capacity = FIRST_CAPACITY) {
    this.#data = new Uint32Array(Math.max(capacity, 1))
  }

  get length(): number {
    return this.#length
  }

  /** 0 beyond the end. */
  at(index: number): number {
    return this.#data[index] ?? 0
  }

  set(index: number, value: number): void {
    this.#data[index] = value
  }

  /** Appends; answers where. */
  push(value: number): number {
    if (this.#length === this.#data.length) {
      const grown = new Uint32Array(Math.ceil(this.#length * GROWTH) + 1)
      grown.set(this.#data)
      this.#data = grown
    }
    this.#data[this.#length] = value
    return this.#length++
  }

  get bytes(): number {
    return this.#data.byteLength
  }
}
