import { Column } from './column.ts'

const ROOT = 0
const NO_NODE = 0

/** The edits between each beginning of a text and one letter more of a word, by the rows of the letters before. */
function nextRow(
  text: string,
  letter: number,
  before: number,
  above: readonly number[],
  aboveThat: readonly number[],
): readonly number[] {
  const row = [(above[0] as number) + 1]
  for (let at = 1; at <= text.length; at++) {
    const own = text.charCodeAt(at - 1)
    let edits = Math.min(
      (above[at] as number) + 1,
      (row[at - 1] as number) + 1,
      (above[at - 1] as number) + (own === letter ? 0 : 1),
    )
    if (at > 1 && own === before && text.charCodeAt(at - 2) === letter)
      edits = Math.min(edits, (aboveThat[at - 2] as number) + 1)
    row.push(edits)
  }
  return row
}

/** A set of words by their letters: finds those that begin with a text, and those one typo away from it. */
export class Trie {
  readonly #child = new Column()
  readonly #sibling = new Column()
  readonly #letter = new Column()
  readonly #word = new Column()

  constructor() {
    this.#addNode(0, NO_NODE)
  }

  /** Adds a word; its number must not be 0. */
  add(text: string, word: number): void {
    let node = ROOT
    for (let place = 0; place < text.length; place++) {
      const letter = text.charCodeAt(place)
      let child = this.#childOf(node, letter)
      if (child === NO_NODE) {
        child = this.#addNode(letter, this.#child.at(node))
        this.#child.set(node, child)
      }
      node = child
    }
    this.#word.set(node, word)
  }

  /** Calls `found` for words that begin with the text, the shortest first; stops when it answers false. */
  eachWithPrefix(prefix: string, found: (word: number) => boolean): void {
    const node = this.#walk(ROOT, prefix, 0)
    if (node !== undefined) this.#eachBelow([node], found)
  }

  /**
   * Calls `found` for words one insertion, deletion, substitution or transposition away from the text, or, if it is
   * only the beginning of a word, for words whose beginning is. Words may come more than once.
   */
  eachWithTypo(text: string, isBeginning: boolean, found: (word: number) => boolean): void {
    const ends: number[] = []
    let node: number | undefined = ROOT
    for (let place = 0; place <= text.length && node !== undefined; place++) {
      this.#typosAt(node, text, place, ends)
      node = place < text.length ? this.#childOf(node, text.charCodeAt(place)) || undefined : undefined
    }
    if (isBeginning) return this.#eachBelow(ends, found)
    for (const end of ends) {
      const word = this.#word.at(end)
      if (word !== 0 && !found(word)) return
    }
  }

  /**
   * Calls `found` for words at most `most` edits away from the text (insertions, deletions, substitutions, transpositions
   * of neighbours), or, if it is only the beginning of a word, for words whose beginning is.
   */
  eachSimilar(
    text: string,
    most: number,
    isBeginning: boolean,
    found: (word: number, edits: number) => void,
  ): void {
    const first = Array.from({ length: text.length + 1 }, (_, at) => at)
    const visit = (
      node: number,
      above: readonly number[],
      aboveThat: readonly number[],
      before: number,
    ): void => {
      for (let child = this.#child.at(node); child !== NO_NODE; child = this.#sibling.at(child)) {
        const letter = this.#letter.at(child)
        const row = nextRow(text, letter, before, above, aboveThat)
        const edits = row[text.length] as number
        if (isBeginning && edits <= most) {
          this.#eachBelow([child], (word) => {
            found(word, edits)
            return true
          })
          continue
        }
        const word = this.#word.at(child)
        if (word !== 0 && edits <= most) found(word, edits)
        if (Math.min(...row) <= most) visit(child, row, above, letter)
      }
    }
    visit(ROOT, first, [], 0)
  }

  get bytes(): number {
    return this.#child.bytes + this.#sibling.bytes + this.#letter.bytes + this.#word.bytes
  }

  /** The nodes that the text ends in when the typo is made at `place`, the letters before it being right. */
  #typosAt(node: number, text: string, place: number, ends: number[]): void {
    const letter = text.charCodeAt(place)
    for (let child = this.#child.at(node); child !== NO_NODE; child = this.#sibling.at(child)) {
      // A letter of the word is missing in the text.
      this.#end(child, text, place, ends)
      if (place === text.length || this.#letter.at(child) === letter) continue
      // A letter is replaced by another one.
      this.#end(child, text, place + 1, ends)
    }
    if (place === text.length) return
    // A letter too many, or two in the wrong order.
    this.#end(node, text, place + 1, ends)
    if (place + 1 === text.length || text.charCodeAt(place + 1) === letter) return
    const swapped = this.#childOf(node, text.charCodeAt(place + 1))
    const second = swapped && this.#childOf(swapped, letter)
    if (second) this.#end(second, text, place + 2, ends)
  }

  #end(node: number, text: string, from: number, ends: number[]): void {
    const end = this.#walk(node, text, from)
    if (end !== undefined) ends.push(end)
  }

  #walk(from: number, text: string, place: number): number | undefined {
    let node = from
    for (let at = place; at < text.length; at++) {
      node = this.#childOf(node, text.charCodeAt(at))
      if (node === NO_NODE) return undefined
    }
    return node
  }

  #eachBelow(nodes: readonly number[], found: (word: number) => boolean): void {
    let level = [...nodes]
    while (level.length > 0) {
      const below: number[] = []
      for (const node of level) {
        const word = this.#word.at(node)
        if (word !== 0 && !found(word)) return
        for (let child = this.#child.at(node); child !== NO_NODE; child = this.#sibling.at(child))
          below.push(child)
      }
      level = below
    }
  }

  #childOf(node: number, letter: number): number {
    for (let child = this.#child.at(node); child !== NO_NODE; child = this.#sibling.at(child)) {
      if (this.#letter.at(child) === letter) return child
    }
    return NO_NODE
  }

  #addNode(letter: number, sibling: number): number {
    this.#child.push(NO_NODE)
    this.#sibling.push(sibling)
    this.#word.push(0)
    return this.#letter.push(letter)
  }
}
