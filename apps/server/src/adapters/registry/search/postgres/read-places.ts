import type { PlacePattern, RemotePlace, WordPattern } from '@proverka/address-search'
import type { SearchTables } from './search-tables.ts'
import { placeQuery, wordQuery, type ExpandedWord } from './full-text.ts'
import { nearestWords, similarPatterns } from '../similar-words.ts'
import { foldWord, typoPatterns } from '../typo-patterns.ts'

/** A question of one common word stays cheap: no more places are compared. */
const MOST_COMPARED = 20_000
/** Words of the index that one misspelt beginning may mean. */
const MOST_WORDS = 500
/** Words that are compared with one that nothing is known of. */
const MOST_SIMILAR = 20_000
/** Shorter words must be typed exactly. */
const EXACT_LENGTH = 3

/** For each word whether the index has it, or one that begins so. */
export async function hasWords(
  tables: SearchTables,
  words: readonly Omit<WordPattern, 'withTypos'>[],
): Promise<readonly boolean[]> {
  const { rows } = await tables.run(
    `select exists (select from ${tables.words} where word = asked.text)
         or asked.beginning and exists (
           select from ${tables.words} where word >= asked.text and word < asked.text || chr(1114111)) as has
       from unnest($1::text[], $2::boolean[]) with ordinality as asked (text, beginning, place) order by place`,
    [words.map(({ text }) => text), words.map(({ isBeginning }) => isBeginning)],
  )
  return (rows as { has: boolean }[]).map(({ has }) => has)
}

/** Words of the index up to two edits away, the nearest first. */
export async function findSimilarWords(
  tables: SearchTables,
  word: Omit<WordPattern, 'withTypos'>,
  limit: number,
): Promise<readonly string[]> {
  const folded = foldWord(word.text)
  if (folded === undefined) return []
  const { rows } = await tables.run(
    `select word from ${tables.words}
      where folded like any ($1::text[]) and length(folded) >= $2 and (length(folded) <= $3 or $4)
      order by abs(length(folded) - length($5::text)), word limit ${MOST_SIMILAR}`,
    [similarPatterns(folded), folded.length - 2, folded.length + 2, word.isBeginning, folded],
  )
  return nearestWords(
    (rows as { word: string }[]).map((row) => row.word),
    word,
    limit,
  )
}

/** Places that may answer a question, those with more of the preferred words first. */
export async function findPlaces(
  tables: SearchTables,
  pattern: PlacePattern,
): Promise<readonly RemotePlace[]> {
  const { houses, limit } = pattern
  const expand = (words: readonly WordPattern[]) => Promise.all(words.map((word) => expandWord(tables, word)))
  const all = await expand(pattern.all)
  const preferred = await expand(pattern.preferred)
  const some = all.length > 0 ? [] : await expand(pattern.some)
  const query = placeQuery(all, some, houses)
  if (query === undefined) return []
  const { rows } = await tables.run(
    `select id, own, other, kinds, ${tables.regions} as partitions
       from (select * from ${tables.places} where words @@ $1::tsquery limit ${MOST_COMPARED}) as place
      order by (select count(*) from unnest($2::tsquery[]) as word (query) where words @@ word.query) desc,
               cardinality(own), id
      limit $3`,
    [query, preferred.map(wordQuery), limit],
  )
  return rows as RemotePlace[]
}

/** The words that a misspelt one may mean, by the trigrams of each misspelling. */
async function expandWord(tables: SearchTables, word: WordPattern): Promise<ExpandedWord> {
  const folded = word.withTypos ? foldWord(word.text) : undefined
  if (folded === undefined) return { ...word, others: [] }
  const patterns = typoPatterns(folded, word.isBeginning)
  const { rows } = await tables.run(
    `select word from ${tables.words}
      where (${patterns.map((_, at) => `folded like $${at + 1}`).join(' or ')}) and length(folded) > ${EXACT_LENGTH}
      order by length(word), word limit ${MOST_WORDS}`,
    [...patterns],
  )
  return { ...word, others: (rows as { word: string }[]).map((row) => row.word) }
}
