import { Column } from './column.ts'
import { NONE } from './lists.ts'
import { mix, RowHash } from './row-hash.ts'
import { Texts } from './texts.ts'

/** Objects: the id in SQL, the house and the unit in it. A removed row is used again. */
export class Objects {
  /** The different units, such as `47` and `1:ком2`. */
  readonly units = new Texts()
  readonly #ids = new Column()
  readonly #houses = new Column()
  readonly #units = new Column()
  readonly #free: number[] = []
  readonly #byId = new RowHash((row) => mix(this.#ids.at(row), 1))

  constructor() {
    for (const column of [this.#ids, this.#houses, this.#units]) column.push(NONE)
  }

  add(id: number, house: number, unit: string): number {
    const unitId = unit === '' ? NONE : this.units.intern(unit)
    const row = this.#free.pop() ?? this.#ids.push(0)
    if (row === this.#houses.length) {
      this.#houses.push(0)
      this.#units.push(0)
    }
    this.#ids.set(row, id)
    this.#houses.set(row, house)
    this.#units.set(row, unitId)
    this.#byId.add(row)
    return row
  }

  remove(row: number): void {
    this.#byId.remove(row)
    this.#free.push(row)
  }

  /** 0 when there is no object of this id. */
  find(id: number): number {
    let row = this.#byId.first(mix(id, 1))
    while (row !== NONE && this.#ids.at(row) !== id) row = this.#byId.next(row)
    return row
  }

  /** Ids from one to the other, in any order. */
  idsBetween(from: number, to: number): readonly number[] {
    if (from === to) return this.find(from) === NONE ? [] : [from]
    const free = new Set(this.#free)
    const ids: number[] = []
    for (let row = 1; row < this.#ids.length; row++) {
      const id = this.#ids.at(row)
      if (id >= from && id <= to && !free.has(row)) ids.push(id)
    }
    return ids
  }

  idOf(row: number): number {
    return this.#ids.at(row)
  }

  houseOf(row: number): number {
    return this.#houses.at(row)
  }

  unitOf(row: number): string {
    return this.units.text(this.#units.at(row))
  }

  unitIdOf(row: number): number {
    return this.#units.at(row)
  }

  get size(): number {
    return this.#ids.length - 1 - this.#free.length
  }

  get bytes(): number {
    return this.#ids.bytes + this.#houses.bytes + this.#units.bytes + this.#byId.bytes
  }
}
