import { Column } from './column.ts'
import { NONE } from './lists.ts'

const FIRST_BUCKETS = 1024

/**
 * A hash table of rows whose keys are stored elsewhere, in columns: it holds two numbers per row and no key. The owner
 * computes hashes and compares keys while walking `first`, `next`.
 */
export class RowHash {
  #buckets = new Uint32Array(FIRST_BUCKETS)
  #next = new Column()
  #size = 0
  readonly #hashOf: (row: number) => number

  constructor(hashOf: (row: number) => number) {
    this.#hashOf = hashOf
  }

  add(row: number): void {
    if (this.#size === this.#buckets.length) this.#grow()
    this.#size++
    this.#link(row)
  }

  remove(row: number): void {
    const bucket = this.#bucketOf(this.#hashOf(row))
    let before = NONE
    for (let at = this.#buckets[bucket] as number; at !== NONE; before = at, at = this.#next.at(at)) {
      if (at !== row) continue
      if (before === NONE) this.#buckets[bucket] = this.#next.at(row)
      else this.#next.set(before, this.#next.at(row))
      this.#size--
      return
    }
  }

  /** The first row whose key may have this hash. */
  first(hash: number): number {
    return this.#buckets[this.#bucketOf(hash)] as number
  }

  next(row: number): number {
    return this.#next.at(row)
  }

  get bytes(): number {
    return this.#buckets.byteLength + this.#next.bytes
  }

  #bucketOf(hash: number): number {
    return (hash >>> 0) & (this.#buckets.length - 1)
  }

  #link(row: number): void {
    while (this.#next.length <= row) this.#next.push(NONE)
    const bucket = this.#bucketOf(this.#hashOf(row))
    this.#next.set(row, this.#buckets[bucket] as number)
    this.#buckets[bucket] = row
  }

  #grow(): void {
    const old = this.#buckets
    const next = this.#next
    this.#buckets = new Uint32Array(old.length * 2)
    this.#next = new Column(next.length + 1)
    for (const head of old) {
      for (let row = head; row !== NONE; row = next.at(row)) this.#link(row)
    }
  }
}

/** Mixes two numbers well enough for buckets. */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) ^ Math.imul(other ^ (other >>> 13), 0x297a2d39)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
