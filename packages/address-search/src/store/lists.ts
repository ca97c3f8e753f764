import { Column } from './column.ts'

/** Ends a list and means «none» everywhere in the store: rows are counted from 1. */
export const NONE = 0

/**
 * Many linked lists of rows (the flats of every house, say), each row in at most one of them. Appends and removals
 * need no copying, and a list costs one number per row.
 */
export class RowLists {
  readonly #heads = new Column()
  readonly #tails = new Column()
  readonly #next = new Column()

  append(list: number, row: number): void {
    while (this.#heads.length <= list) {
      this.#heads.push(NONE)
      this.#tails.push(NONE)
    }
    while (this.#next.length <= row) this.#next.push(NONE)
    this.#next.set(row, NONE)
    const tail = this.#tails.at(list)
    if (tail === NONE) this.#heads.set(list, row)
    else this.#next.set(tail, row)
    this.#tails.set(list, row)
  }

  remove(list: number, row: number): void {
    let before = NONE
    for (let at = this.first(list); at !== NONE; before = at, at = this.next(at)) {
      if (at !== row) continue
      const after = this.next(row)
      if (before === NONE) this.#heads.set(list, after)
      else this.#next.set(before, after)
      if (after === NONE) this.#tails.set(list, before)
      return
    }
  }

  first(list: number): number {
    return this.#heads.at(list)
  }

  next(row: number): number {
    return this.#next.at(row)
  }

  get bytes(): number {
    return this.#heads.bytes + this.#tails.bytes + this.#next.bytes
  }
}
