import type { ParsedQuery, QueryWord } from '../parse/parse-query.ts'
import type { Places } from '../store/places.ts'
import { scoreOf } from './score.ts'
import { BEGINNING, matchWord, TYPO, type WordMatches } from './word-matches.ts'

/** A place that has all the words of a question. */
export interface PlaceMatch {
  readonly place: number
  readonly score: number
  /** Bits of the numbers of the question that are part of its name. */
  readonly usedNumbers: number
}

/** Most places that one question is compared with: a question of one common word stays cheap. */
const MOST_PLACES = 20_000

/** Words take the lower half of a mask, numbers the upper one. */
const NUMBER_SHIFT = 16

export interface Question {
  readonly query: ParsedQuery
  readonly matches: readonly WordMatches[]
  /** Whether a word was found with a typo only. */
  readonly withTypos: boolean
}

/** Looks the words of a question up; words that no place has are tried with a typo, all of them if asked to. */
export function lookUp(places: Places, query: ParsedQuery, withTypos: boolean): Question {
  const matches = query.words.map((word) => {
    const plain = matchWord(places.words, word, { withTypos })
    const isMissing = plain.words.length === 0 && !withTypos && isNeeded(word)
    return isMissing ? matchWord(places.words, word, { withTypos: true }) : plain
  })
  return { query, matches, withTypos }
}

const isNeeded = (word: QueryWord): boolean => word.isRequired || word.kinds !== 0

/** Scratch memory of a search: what a word of the index means for the question. Made once, reused by all. */
export class PlaceMatcher {
  readonly #places: Places
  /** Bits of the words and numbers of the question that a word of the index matches. */
  #masks = new Uint32Array(0)
  #costs = new Uint8Array(0)
  #marked: number[] = []
  /** The question in which a place was last seen, so that none is compared twice. */
  #seen = new Uint32Array(0)
  #question = 0

  constructor(places: Places) {
    this.#places = places
  }

  /** Calls `found` for places that have all required words of the question. */
  each(question: Question, found: (match: PlaceMatch) => void): void {
    const drivers = this.#driversOf(question)
    if (drivers.length === 0) return
    this.#mark(question)
    const judge = this.#judge(question, found)
    let compared = 0
    const { words } = this.#places
    for (const word of drivers) {
      for (let posting = words.firstPosting(word); posting !== 0; posting = words.nextPosting(posting)) {
        const place = words.placeOf(posting)
        if (this.#seen[place] === this.#question) continue
        this.#seen[place] = this.#question
        if (++compared > MOST_PLACES) return this.#unmark()
        judge(place)
      }
    }
    this.#unmark()
  }

  /** The words whose places are compared: those of the rarest word that a place must have. */
  #driversOf({ query, matches }: Question): readonly number[] {
    let best: WordMatches | undefined
    query.words.forEach((word, index) => {
      const match = matches[index] as WordMatches
      if (word.isRequired && (!best || match.places < best.places)) best = match
    })
    // In the order of arrival, so that equal matches come in the same order each time.
    if (best) return best.words.toSorted((one, other) => one - other)
    const optional = matches.filter(({ words }) => words.length > 0)
    if (optional.length > 0) return optional.flatMap(({ words }) => words)
    // «мкр 3, д. 5»: nothing but numbers.
    return query.numbers.map(({ value }) => this.#places.words.find(value)).filter((word) => word !== 0)
  }

  #mark({ query, matches }: Question): void {
    this.#question++
    const { words } = this.#places
    if (this.#masks.length <= words.size) {
      this.#masks = new Uint32Array((words.size + 1) * 2)
      this.#costs = new Uint8Array((words.size + 1) * 2)
    }
    if (this.#seen.length <= this.#places.size) {
      this.#seen = new Uint32Array((this.#places.size + 1) * 2)
    }
    matches.forEach((match, index) => {
      match.words.forEach((word, at) => this.#markWord(word, 1 << index, match.costs[at] as number))
    })
    query.numbers.forEach(({ value, role }, index) => {
      const word = role === 'plain' ? words.find(value) : 0
      if (word) this.#markWord(word, 1 << (index + NUMBER_SHIFT), 0)
    })
  }

  #markWord(word: number, bit: number, cost: number): void {
    if (this.#masks[word] === 0) this.#marked.push(word)
    this.#masks[word] = (this.#masks[word] as number) | bit
    this.#costs[word] = cost
  }

  #unmark(): void {
    for (const word of this.#marked) this.#masks[word] = 0
    this.#marked = []
  }

  #judge({ query }: Question, found: (match: PlaceMatch) => void): (place: number) => void {
    const places = this.#places
    const bitsOf = (isIncluded: (word: QueryWord) => boolean) =>
      query.words.reduce((bits, word, index) => (isIncluded(word) ? bits | (1 << index) : bits), 0)
    const required = bitsOf(({ isRequired }) => isRequired)
    const conditional = query.words.flatMap(({ kinds, isKind }, index) =>
      kinds === 0 ? [] : [{ bit: 1 << index, kinds, isKind }],
    )
    return (place) => {
      let mask = 0
      let matched = 0
      let typos = 0
      let beginnings = 0
      let otherNames = 0
      let usedNumbers = 0
      const ownEnd = places.ownEnd(place)
      for (let at = places.wordsStart(place); at < places.wordsEnd(place); at++) {
        const word = places.wordAt(at)
        const bits = this.#masks[word] as number
        if (bits === 0) continue
        // One word answers one word of the question, or else one number of it.
        const fresh = bits & 0xff_ff & ~mask
        if (fresh !== 0) {
          mask |= fresh
          if (at >= ownEnd) otherNames++
          else matched++
          const cost = this.#costs[word]
          if (cost === TYPO) typos++
          else if (cost === BEGINNING) beginnings++
          continue
        }
        const number = (bits >>> NUMBER_SHIFT) & ~usedNumbers
        if (number === 0) continue
        usedNumbers |= number & -number
        matched++
      }
      if ((mask & required) !== required) return
      const kinds = places.kinds(place)
      for (const { bit, kinds: ofWord, isKind } of conditional) {
        if ((mask & bit) !== 0) continue
        // A region in another place, or neither a name nor a kind «Набережная».
        if (isKind === ((kinds & ofWord) === 0)) return
      }
      let otherKinds = 0
      for (const bits of query.kinds) if ((kinds & bits) === 0) otherKinds++
      const leftover = ownEnd - places.wordsStart(place) - matched
      const score = scoreOf({ typos, guess: 0, otherNames, beginnings, otherKinds, leftover })
      found({ place, score, usedNumbers })
    }
  }
}
