import { parseAddress } from '../parse/parse-address.ts'
import { plainText } from '@proverka/domain'
import { Houses } from './houses.ts'
import { NONE } from './lists.ts'
import { Numbers } from './numbers.ts'
import { Objects } from './objects.ts'
import { Places } from './places.ts'
import { bare, FLAT, parsePlace, splitHouse } from './split-address.ts'

/**
 * An object that an index finds: its cadastral number, if it has one, and its address.
 *
 * @category Search in memory
 */
export interface StoredObject {
  readonly id: number
  readonly number: string | null
  readonly address: string
}

/** Everything that the index keeps: places, their houses, the objects in them, numbers. Rows count from 1. */
export class Store {
  readonly places = new Places()
  readonly houses = new Houses()
  readonly objects = new Objects()
  readonly numbers = new Numbers()
  /** Objects come street by street and house by house: what they share need not be read again. */
  #lastPlaceText = ''
  #lastPlace = NONE
  #lastHouseText = ''
  #lastHouse = NONE

  /** Adds an object, or replaces the one with its id. */
  put({ id, number, address }: StoredObject): void {
    this.remove(id)
    const { house, unit } = this.#locate(plainText(address))
    const row = this.#add(id, house, unit)
    if (number !== null) this.numbers.add(row, number)
  }

  /** Adds an object whose address was read elsewhere; one that is known stays as it is. */
  putAt(id: number, place: number, key: string, unit: string): void {
    if (this.objects.find(id) === NONE) this.#add(id, this.#houseOf(place, key), unit)
  }

  remove(id: number): void {
    const row = this.objects.find(id)
    if (row === NONE) return
    this.numbers.remove(row)
    this.houses.objects.remove(this.objects.houseOf(row), row)
    this.objects.remove(row)
  }

  /** Rows of the objects of a house, by their ids. */
  objectsOf(house: number): readonly number[] {
    const rows: number[] = []
    const { objects } = this.houses
    for (let row = objects.first(house); row !== NONE; row = objects.next(row)) rows.push(row)
    return rows.toSorted((one, other) => this.objects.idOf(one) - this.objects.idOf(other))
  }

  /** Houses of a place that have any object, at most `limit`, in the order of numbers. */
  housesOf(place: number, limit: number): readonly number[] {
    const houses: number[] = []
    for (
      let house = this.places.houses.first(place);
      house !== NONE;
      house = this.places.houses.next(house)
    ) {
      if (!this.houses.isEmpty(house)) houses.push(house)
      if (houses.length === limit) break
    }
    const valueOf = (house: number) => Number.parseInt(this.houses.keyOf(house).replace(/^\D+/, ''), 10) || 0
    return houses.toSorted((one, other) => valueOf(one) - valueOf(other))
  }

  /** Any object of a place; 0 when none is left. */
  firstOf(place: number): number {
    for (
      let house = this.places.houses.first(place);
      house !== NONE;
      house = this.places.houses.next(house)
    ) {
      if (!this.houses.isEmpty(house)) return this.houses.objects.first(house)
    }
    return NONE
  }

  /** Memory of the large parts, in bytes; texts of words and the like are not in it. */
  get bytes(): number {
    return this.places.bytes + this.houses.bytes + this.objects.bytes + this.numbers.bytes
  }

  #locate(address: string): { readonly house: number; readonly unit: string } {
    const flat = FLAT.exec(address)
    if (flat && flat[1] === this.#lastHouseText)
      return { house: this.#lastHouse, unit: bare(flat[2] as string) }
    const { place, house: key, unit } = this.#locateInPlace(address) ?? this.#locateAnew(address)
    const house = this.#houseOf(place, key)
    if (flat && unit === bare(flat[2] as string)) {
      this.#lastHouseText = flat[1] as string
      this.#lastHouse = house
    }
    return { house, unit }
  }

  #add(id: number, house: number, unit: string): number {
    const row = this.objects.add(id, house, unit)
    this.houses.objects.append(house, row)
    return row
  }

  #houseOf(place: number, key: string): number {
    const { house, isNew } = this.houses.intern(place, key)
    if (isNew) this.places.houses.append(place, house)
    return house
  }

  #locateAnew(address: string): Location {
    const { words, otherWords, kinds, house, unit } = parseAddress(address)
    return { place: this.places.intern(words, otherWords, kinds), house, unit }
  }

  /** Splits the address into place and house, if their spelling separates them. */
  #locateInPlace(address: string): Location | undefined {
    const parts = splitHouse(address)
    if (!parts) return undefined
    const { placeText, house, unit } = parts
    if (placeText !== this.#lastPlaceText) {
      const place = parsePlace(placeText)
      if (!place) return undefined
      this.#lastPlace = this.places.intern(place.words, place.otherWords, place.kinds)
      this.#lastPlaceText = placeText
    }
    return { place: this.#lastPlace, house, unit }
  }
}

interface Location {
  readonly place: number
  readonly house: string
  readonly unit: string
}
