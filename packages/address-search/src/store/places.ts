import { Column } from './column.ts'
import { NONE, RowLists } from './lists.ts'
import { mix, RowHash } from './row-hash.ts'
import { Words } from './words.ts'

/** Places: a settlement with a street. The same words and kinds in any order are the same place. */
export class Places {
  readonly words = new Words()
  /** Houses of each place. */
  readonly houses = new RowLists()
  readonly #kinds = new Column()
  /** Where the words of each place begin in `#list`; those of place n end where those of n + 1 begin. */
  readonly #starts = new Column()
  /** How many of them are its own; the rest are other names. */
  readonly #ownCounts = new Column()
  readonly #list = new Column()
  readonly #byWords = new RowHash((place) => this.#hash(place))

  constructor() {
    this.#kinds.push(0)
    this.#starts.push(0)
    this.#ownCounts.push(0)
    this.#starts.push(0)
  }

  /** The number of a place, which is new or known. */
  intern(own: readonly string[], other: readonly string[], kinds: number): number {
    const ownWords = this.#sortedWords(own)
    const hash = hashOf(ownWords, kinds)
    for (let place = this.#byWords.first(hash); place !== NONE; place = this.#byWords.next(place)) {
      if (this.#kinds.at(place) === kinds >>> 0 && this.#hasOwn(place, ownWords)) return place
    }
    const place = this.#kinds.push(kinds)
    this.#ownCounts.push(ownWords.length)
    const otherWords = this.#sortedWords(other).filter((word) => !ownWords.includes(word))
    for (const word of [...ownWords, ...otherWords]) {
      this.#list.push(word)
      this.words.addPlace(word, place)
    }
    this.#starts.push(this.#list.length)
    this.#byWords.add(place)
    return place
  }

  kinds(place: number): number {
    return this.#kinds.at(place)
  }

  wordsStart(place: number): number {
    return this.#starts.at(place)
  }

  /** Words from here on are other names of the place. */
  ownEnd(place: number): number {
    return this.#starts.at(place) + this.#ownCounts.at(place)
  }

  wordsEnd(place: number): number {
    return this.#starts.at(place + 1)
  }

  wordAt(index: number): number {
    return this.#list.at(index)
  }

  get size(): number {
    return this.#kinds.length - 1
  }

  get bytes(): number {
    return (
      this.words.bytes +
      this.houses.bytes +
      this.#kinds.bytes +
      this.#starts.bytes +
      this.#ownCounts.bytes +
      this.#list.bytes +
      this.#byWords.bytes
    )
  }

  #sortedWords(texts: readonly string[]): readonly number[] {
    return [...new Set(texts.map((text) => this.words.intern(text)))].toSorted((one, other) => one - other)
  }

  #hasOwn(place: number, words: readonly number[]): boolean {
    const start = this.#starts.at(place)
    return (
      this.#ownCounts.at(place) === words.length &&
      words.every((word, at) => this.#list.at(start + at) === word)
    )
  }

  #hash(place: number): number {
    let hash = this.#kinds.at(place)
    for (let at = this.wordsStart(place); at < this.ownEnd(place); at++) hash = mix(hash, this.#list.at(at))
    return hash
  }
}

const hashOf = (words: readonly number[], kinds: number): number =>
  words.reduce((hash, word) => mix(hash, word), kinds >>> 0)
