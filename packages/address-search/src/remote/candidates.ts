import type { ParsedQuery, QueryNumber, QueryWord } from '../parse/parse-query.ts'
import { lookUp, PlaceMatcher, type PlaceMatch } from '../query/match-places.ts'
import { EXACT_LENGTH } from '../query/word-matches.ts'
import { Store } from '../store/store.ts'
import type { AddressStore, PlacePattern, RemoteObject, RemotePlace, WordPattern } from './address-store.ts'

/** Most places of one question that the store answers with. */
const MOST_PLACES = 1000

/** The places that may answer a question, in an index of their own that lives as long as the question. */
export class Candidates {
  readonly store = new Store()
  readonly matcher = new PlaceMatcher(this.store.places)
  readonly matches: readonly PlaceMatch[]
  /** The places in the store outside, by their numbers in the index here: parts of a store may have a place of the same words each. */
  readonly #remote = new Map<number, RemotePlace[]>()
  readonly #own = new Map<number, number>()
  /** Ids of the objects in the store outside, which may be of any size; those of the index here are their places in it. */
  #ids: readonly number[] = []

  constructor(places: readonly RemotePlace[], query: ParsedQuery, withTypos: boolean) {
    // In the order of arrival, as in memory: equal matches keep it.
    for (const remote of places.toSorted((one, next) => one.id - next.id)) {
      const place = this.store.places.intern(remote.own, remote.other, remote.kinds)
      this.#remote.set(place, [...(this.#remote.get(place) ?? []), remote])
      this.#own.set(remote.id, place)
    }
    const matches: PlaceMatch[] = []
    this.matcher.each(lookUp(this.store.places, query, withTypos), (match) => matches.push(match))
    this.matches = matches
  }

  remotesOf(place: number): readonly RemotePlace[] {
    return this.#remote.get(place) ?? []
  }

  /** Takes the objects in, once; the first of a place is the first that it has. */
  add(objects: readonly RemoteObject[]): void {
    this.#ids = [...new Set(objects.map(({ id }) => id))].toSorted((one, other) => one - other)
    const rows = new Map(this.#ids.map((id, at) => [id, at]))
    for (const { id, place, house, unit } of objects) {
      const own = this.#own.get(place)
      if (own !== undefined) this.store.putAt(rows.get(id) as number, own, house, unit)
    }
  }

  /** The id outside of an object of the index here. */
  idOf(row: number): number {
    return this.#ids[this.store.objects.idOf(row)] as number
  }
}

/** Asks the store for the places of a question; `houses` are those that one of them must have. */
export async function findCandidates(
  store: Pick<AddressStore, 'hasWords' | 'places'>,
  query: ParsedQuery,
  withTypos: boolean,
  houses?: readonly string[],
): Promise<Candidates> {
  const patterns = await patternsOf(store, query, withTypos)
  const required = patterns.filter((_, at) => query.words[at]?.isRequired)
  const preferred = patterns.filter((_, at) => !query.words[at]?.isRequired)
  const pattern: PlacePattern = {
    all: required,
    some: preferred.length > 0 ? preferred : query.numbers.map(asWord),
    preferred: [...preferred, ...query.numbers.filter(({ role }) => role === 'plain').map(asWord)],
    ...(houses && { houses }),
    limit: MOST_PLACES,
  }
  return new Candidates(await store.places(pattern), query, withTypos)
}

/** «мкр 3»: a number may be a part of the name of a place. */
const asWord = ({ value }: QueryNumber): WordPattern => ({
  text: value,
  isBeginning: false,
  withTypos: false,
})

/** Words of the question; one that no place has is looked for with a typo, as in memory. */
async function patternsOf(
  store: Pick<AddressStore, 'hasWords'>,
  query: ParsedQuery,
  withTypos: boolean,
): Promise<readonly WordPattern[]> {
  const mayBeTypo = ({ text }: QueryWord) => text.length > EXACT_LENGTH && !/\d/.test(text)
  const doubtful = withTypos ? [] : query.words.filter((word) => mayBeTypo(word) && isNeeded(word))
  const answers = doubtful.length > 0 ? await store.hasWords(doubtful) : []
  const missing = new Set(doubtful.filter((_, at) => !answers[at]))
  return query.words.map((word) => ({
    text: word.text,
    isBeginning: word.isBeginning,
    withTypos: mayBeTypo(word) && (withTypos || missing.has(word)),
  }))
}

const isNeeded = (word: QueryWord): boolean => word.isRequired || word.kinds !== 0
