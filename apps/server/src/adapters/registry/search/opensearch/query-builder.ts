import type {
  HousePattern,
  NumberBeginning,
  NumberParts,
  PlacePattern,
  RemotePlace,
  UnitPattern,
  WordPattern,
} from '@proverka/address-search'
import { similarPatterns } from '../similar-words.ts'
import { foldWord, typoPatterns } from '../typo-patterns.ts'
import { quarterText } from '../quarter-text.ts'

/** A body of `_search`. */
export type SearchBody = Readonly<Record<string, unknown>>

type Query = Readonly<Record<string, unknown>>

/** Most objects of one number. */
const MOST_OF_NUMBER = 1000
/** Most places whose words are compared with one that nothing is known of. */
const MOST_SIMILAR = 2000
/** The largest page that an index answers with unless its settings say otherwise. */
const PAGE = 10_000

const term = (field: string, value: string | number): Query => ({ term: { [field]: { value } } })
const prefix = (field: string, value: string): Query => ({ prefix: { [field]: { value } } })
const any = (...should: readonly Query[]): Query => ({ bool: { should, minimum_should_match: 1 } })
/** A preference that adds to the score and excludes nothing. */
const prefer = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } })

const OBJECT = ['id', 'place', 'house', 'unit']
const byScore = [{ _score: { order: 'desc' } }]
const asc = (field: string) => ({ [field]: { order: 'asc' } })
const desc = (field: string) => ({ [field]: { order: 'desc' } })

/** A word as it is or as a beginning, or any that it may be a misspelling of. */
function wordQuery({ text, isBeginning, withTypos }: WordPattern): Query {
  const exact = isBeginning ? prefix('words', text) : term('words', text)
  // Only words of Russian letters alone are looked for with a typo: nothing in them has a meaning in an expression.
  if (!withTypos || foldWord(text) === undefined) return exact
  const value = asExpression(typoPatterns(text, isBeginning))
  return any(exact, { regexp: { fuzzy: { value, flags: 'NONE' } } })
}

/** Patterns of `like` as one expression. */
const asExpression = (patterns: readonly string[]): string =>
  patterns.map((pattern) => pattern.replaceAll('_', '.').replace('%', '.*')).join('|')

/** Undefined where there is nothing to look for. */
export function placesBody({ all, some, preferred, houses, limit }: PlacePattern): SearchBody | undefined {
  const words = all.length > 0 ? all.map(wordQuery) : some.length > 0 ? [any(...some.map(wordQuery))] : []
  if (words.length === 0) return undefined
  return {
    size: limit,
    track_total_hits: false,
    _source: ['id', 'own', 'other', 'kinds'],
    query: {
      bool: {
        filter: [...words, ...(houses ? [{ terms: { houses } }] : [])],
        should: preferred.map((word) => prefer(wordQuery(word), 1)),
        minimum_should_match: 0,
      },
    },
    sort: [...byScore, asc('own_count'), asc('id')],
  }
}

/** Whether any place has the word, or one that begins so. */
export const hasWordBody = (word: Omit<WordPattern, 'withTypos'>): SearchBody => ({
  size: 1,
  terminate_after: 1,
  track_total_hits: false,
  _source: false,
  query: { bool: { filter: [wordQuery({ ...word, withTypos: false })] } },
})

/** Places with a word that shares a piece with a misspelt one; undefined where it is no Russian word. */
export function similarWordsBody(text: string): SearchBody | undefined {
  if (foldWord(text) === undefined) return undefined
  const value = asExpression(similarPatterns(text))
  return {
    size: MOST_SIMILAR,
    track_total_hits: false,
    _source: ['own', 'other'],
    query: { bool: { filter: [{ regexp: { fuzzy: { value, flags: 'NONE' } } }] } },
  }
}

export function unitBody({ place, house, unit, isBeginning }: UnitPattern, limit: number): SearchBody {
  const units = any(
    term('unit', unit),
    prefix('unit', isBeginning ? unit : `${unit}:`),
    ...(/^\d/.test(unit) && !isBeginning ? [term('unit_number', unit)] : []),
  )
  return {
    size: limit,
    track_total_hits: false,
    _source: OBJECT,
    query: {
      bool: {
        filter: [
          term('place', place.id),
          ...(house === undefined ? [] : [term('house', house)]),
          ...(unit === '' ? [] : [units]),
        ],
        should: [
          prefer(term('unit', unit), 1),
          ...(house === undefined ? [prefer(term('house', ''), 2)] : []),
        ],
        minimum_should_match: 0,
      },
    },
    sort: [...byScore, asc('id')],
  }
}

/** Houses in the order of numbers; with each the object of the house itself and the first one, or the first two. */
export const housesBody = ({ place, beginning }: HousePattern, limit: number): SearchBody => ({
  size: limit,
  track_total_hits: false,
  _source: OBJECT,
  query: {
    bool: {
      filter: [term('place', place.id), ...(beginning === '' ? [] : [prefix('house', beginning)])],
    },
  },
  sort: [asc('house_number'), asc('id')],
  collapse: {
    field: 'house',
    inner_hits: { name: 'objects', size: 2, _source: OBJECT, sort: [desc('is_house'), asc('id')] },
  },
})

export const firstObjectsBody = (places: readonly RemotePlace[]): SearchBody => ({
  size: places.length,
  track_total_hits: false,
  _source: OBJECT,
  query: { bool: { filter: [{ terms: { place: places.map(({ id }) => id) } }] } },
  sort: [asc('id')],
  collapse: { field: 'place' },
})

const idsOf = (filter: readonly Query[], sort: readonly object[], size: number): SearchBody => ({
  size,
  track_total_hits: false,
  _source: ['id'],
  query: { bool: { filter } },
  sort,
})

/** A number in the words of the index. */
export const numberKey = ({ quarter, parcel }: NumberParts): string => `${quarter}:${parcel}`

export const byNumberBody = (numbers: readonly NumberParts[]): SearchBody =>
  idsOf([{ terms: { number: numbers.map(numberKey) } }], [asc('id')], MOST_OF_NUMBER)

export const byOtherNumberBody = (number: string): SearchBody =>
  idsOf([term('other_number', number)], [asc('id')], MOST_OF_NUMBER)

export function numbersFromBody({ quarter, parcel }: NumberBeginning, limit: number): SearchBody {
  const colons = quarterText(quarter)
  return parcel === undefined
    ? idsOf([prefix('quarter', colons)], [asc('quarter'), asc('parcel')], limit)
    : idsOf(
        [term('quarter', colons), ...(parcel === '' ? [] : [prefix('parcel_text', parcel)])],
        [asc('parcel')],
        limit,
      )
}

/** A page of the ids from one to the other. */
export const idsBetweenBody = (from: number, to: number): SearchBody =>
  idsOf([{ range: { id: { gte: from, lte: to } } }], [asc('id')], PAGE)

/** The object with the greatest id. */
export const greatestIdBody: SearchBody = {
  size: 1,
  track_total_hits: false,
  _source: ['id'],
  query: { match_all: {} },
  sort: [desc('id')],
}
