import { Column } from './column.ts'
import { NONE, RowLists } from './lists.ts'
import { mix, RowHash } from './row-hash.ts'
import { Texts } from './texts.ts'

/** Houses: a place with the key of a house, such as `15к2`; the empty key holds what has no house number. */
export class Houses {
  /** The different keys; thousands of streets share them. */
  readonly keys = new Texts()
  /** Objects of each house. */
  readonly objects = new RowLists()
  readonly #places = new Column()
  readonly #keys = new Column()
  readonly #byKey = new RowHash((house) => mix(this.#places.at(house), this.#keys.at(house)))

  constructor() {
    this.#places.push(NONE)
    this.#keys.push(NONE)
  }

  /** The number of a house and whether it is new. */
  intern(place: number, key: string): { readonly house: number; readonly isNew: boolean } {
    const keyId = this.keys.intern(key)
    const known = this.find(place, keyId)
    if (known !== NONE) return { house: known, isNew: false }
    const house = this.#places.push(place)
    this.#keys.push(keyId)
    this.#byKey.add(house)
    return { house, isNew: true }
  }

  /** 0 when the place has no such house. */
  find(place: number, key: number): number {
    let house = this.#byKey.first(mix(place, key))
    while (house !== NONE && (this.#places.at(house) !== place || this.#keys.at(house) !== key)) {
      house = this.#byKey.next(house)
    }
    return house
  }

  placeOf(house: number): number {
    return this.#places.at(house)
  }

  keyOf(house: number): string {
    return this.keys.text(this.#keys.at(house))
  }

  isEmpty(house: number): boolean {
    return this.objects.first(house) === NONE
  }

  get bytes(): number {
    return this.#places.bytes + this.#keys.bytes + this.#byKey.bytes + this.objects.bytes
  }
}
