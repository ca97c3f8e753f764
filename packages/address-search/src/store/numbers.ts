import {
  plainNumber,
  readNumber,
  readNumberBeginning,
  registerNumber,
  type NumberBeginning,
  type NumberParts,
} from '../number/number-spellings.ts'
import { Column } from './column.ts'
import { NONE, RowLists } from './lists.ts'
import { mix, RowHash } from './row-hash.ts'
import { Texts } from './texts.ts'

/** Most numbers of one quarter that are scanned for a suggestion. */
const SCAN_LIMIT = 5000

interface Quarter {
  readonly digits: string
  readonly quarter: number
}

/** Cadastral numbers of objects. */
export class Numbers {
  readonly #quarterTexts = new Texts()
  readonly #quarters = new Column()
  readonly #parcels = new Column()
  readonly #inQuarter = new RowLists()
  readonly #byNumber = new RowHash((row) => mix(this.#quarters.at(row), this.#parcels.at(row)))
  /** Old and conditional numbers, as they are written. */
  readonly #others = new Map<string, number[]>()
  readonly #otherOf = new Map<number, string>()
  /** Digits of all quarters, sorted; built when a search by number needs them. */
  #sorted: readonly Quarter[] = []

  add(row: number, number: string): void {
    const parts = registerNumber(number)
    while (this.#quarters.length <= row) {
      this.#quarters.push(NONE)
      this.#parcels.push(NONE)
    }
    if (!parts) {
      const text = plainNumber(number)
      this.#otherOf.set(row, text)
      this.#others.set(text, [...(this.#others.get(text) ?? []), row])
      return
    }
    const quarter = this.#quarterTexts.intern(parts.quarter)
    this.#quarters.set(row, quarter)
    this.#parcels.set(row, parts.parcel)
    this.#byNumber.add(row)
    this.#inQuarter.append(quarter, row)
  }

  remove(row: number): void {
    const text = this.#otherOf.get(row)
    if (text !== undefined) {
      this.#otherOf.delete(row)
      const left = (this.#others.get(text) ?? []).filter((other) => other !== row)
      if (left.length > 0) this.#others.set(text, left)
      else this.#others.delete(text)
    } else if (this.#quarters.at(row) !== NONE) {
      this.#byNumber.remove(row)
      this.#inQuarter.remove(this.#quarters.at(row), row)
      this.#quarters.set(row, NONE)
    }
  }

  /** Rows of the number in whatever spelling; the first reading that finds any decides. */
  find(text: string): readonly number[] {
    for (const reading of readNumber(text)) {
      const rows = reading.flatMap((parts) => this.#rowsOf(parts))
      if (rows.length > 0) return rows
    }
    return this.#others.get(plainNumber(text)) ?? []
  }

  /** Rows whose number goes on from the text, in the order of numbers. */
  suggest(text: string, count: number): readonly number[] {
    const readings = readNumberBeginning(text)
    if (readings.length === 0) return []
    if (this.#sorted.length !== this.#quarterTexts.size) this.#sortQuarters()
    return [...new Set(readings.flatMap((reading) => this.#beginning(reading, count)))].slice(0, count)
  }

  get bytes(): number {
    return this.#quarters.bytes + this.#parcels.bytes + this.#inQuarter.bytes + this.#byNumber.bytes
  }

  #rowsOf({ quarter, parcel }: NumberParts): readonly number[] {
    const quarterId = this.#quarterTexts.find(quarter)
    if (quarterId === NONE) return []
    const rows: number[] = []
    const hash = mix(quarterId, parcel)
    for (let row = this.#byNumber.first(hash); row !== NONE; row = this.#byNumber.next(row)) {
      if (this.#quarters.at(row) === quarterId && this.#parcels.at(row) === parcel) rows.push(row)
    }
    return rows
  }

  #beginning({ quarter, parcel }: NumberBeginning, count: number): readonly number[] {
    const rows: number[] = []
    for (let at = this.#firstQuarter(quarter); at < this.#sorted.length && rows.length < count; at++) {
      const { digits, quarter: id } = this.#sorted[at] as Quarter
      if (parcel === undefined ? !digits.startsWith(quarter) : digits !== quarter) break
      rows.push(...this.#inOrder(id, parcel ?? ''))
    }
    return rows.slice(0, count)
  }

  #inOrder(quarter: number, parcel: string): readonly number[] {
    const rows: number[] = []
    let looked = 0
    for (let row = this.#inQuarter.first(quarter); row !== NONE; row = this.#inQuarter.next(row)) {
      if (++looked > SCAN_LIMIT) break
      if (parcel === '' || String(this.#parcels.at(row)).startsWith(parcel)) rows.push(row)
    }
    return rows.toSorted((one, other) => this.#parcels.at(one) - this.#parcels.at(other))
  }

  #firstQuarter(digits: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle]?.digits ?? '') < digits) low = middle + 1
      else high = middle
    }
    return low
  }

  #sortQuarters(): void {
    this.#sorted = Array.from({ length: this.#quarterTexts.size }, (_, index) => ({
      digits: this.#quarterTexts.text(index + 1).replaceAll(':', ''),
      quarter: index + 1,
    })).toSorted((one, other) => (one.digits < other.digits ? -1 : 1))
  }
}
