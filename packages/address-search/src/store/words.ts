import { Column } from './column.ts'
import { NONE } from './lists.ts'
import { Texts } from './texts.ts'
import { Trie } from './trie.ts'

/** The different words of all places, each with the list of places that have it. */
export class Words {
  readonly #texts = new Texts()
  readonly #trie = new Trie()
  readonly #first = new Column()
  readonly #last = new Column()
  readonly #counts = new Column()
  readonly #places = new Column()
  readonly #next = new Column()

  constructor() {
    for (const column of [this.#first, this.#last, this.#counts, this.#places, this.#next]) column.push(NONE)
  }

  /** The number of a word, which is new or known. */
  intern(text: string): number {
    const known = this.#texts.find(text)
    if (known) return known
    const word = this.#texts.intern(text)
    for (const column of [this.#first, this.#last, this.#counts]) column.push(NONE)
    // A number must be typed exactly: it has no place among words with typos.
    if (!/^\d/.test(text)) this.#trie.add(text, word)
    return word
  }

  addPlace(word: number, place: number): void {
    const posting = this.#places.push(place)
    this.#next.push(NONE)
    const last = this.#last.at(word)
    if (last === NONE) this.#first.set(word, posting)
    else this.#next.set(last, posting)
    this.#last.set(word, posting)
    this.#counts.set(word, this.#counts.at(word) + 1)
  }

  /** 0 when no place has the word. */
  find(text: string): number {
    return this.#texts.find(text)
  }

  text(word: number): string {
    return this.#texts.text(word)
  }

  /** How many places have the word. */
  count(word: number): number {
    return this.#counts.at(word)
  }

  firstPosting(word: number): number {
    return this.#first.at(word)
  }

  nextPosting(posting: number): number {
    return this.#next.at(posting)
  }

  placeOf(posting: number): number {
    return this.#places.at(posting)
  }

  get trie(): Pick<Trie, 'eachWithPrefix' | 'eachWithTypo'> {
    return this.#trie
  }

  /** Whether a word is there, or one that begins so. */
  has(text: string, isBeginning: boolean): boolean {
    if (this.find(text) !== 0) return true
    let isThere = false
    if (isBeginning)
      this.#trie.eachWithPrefix(text, () => {
        isThere = true
        return false
      })
    return isThere
  }

  /** At most `limit` words a few edits away from a text, the nearest and commonest first. */
  similar(text: string, isBeginning: boolean, mostEdits: number, limit: number): readonly string[] {
    const found: { word: number; edits: number }[] = []
    this.#trie.eachSimilar(text, mostEdits, isBeginning, (word, edits) => void found.push({ word, edits }))
    return found
      .toSorted((one, other) => one.edits - other.edits || this.count(other.word) - this.count(one.word))
      .slice(0, limit)
      .map(({ word }) => this.text(word))
  }

  get size(): number {
    return this.#texts.size
  }

  get bytes(): number {
    const columns = [this.#first, this.#last, this.#counts, this.#places, this.#next]
    return this.#trie.bytes + columns.reduce((sum, column) => sum + column.bytes, 0)
  }
}
