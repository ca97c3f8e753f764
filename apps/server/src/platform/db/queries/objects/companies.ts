import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { escapeLike } from '../../like-pattern.ts'

/** A company of the demo world, as it is suggested. */
export interface CompanyRow {
  readonly inn: string
  readonly name: string
  readonly manager: string
}

/** More words make no name clearer. */
const MOST_WORDS = 10

export function createCompanyQueries(database: Database) {
  return {
    /** Companies that have all the words in any order, the last of them perhaps unfinished; by name. */
    findByWords(words: readonly string[], limit: number): Promise<CompanyRow[]> {
      const compared = words.slice(0, MOST_WORDS)
      const patterns = compared.map((word, index) => {
        return index === compared.length - 1 ? `% ${escapeLike(word)}%` : `% ${escapeLike(word)} %`
      })
      let query = database.current.selectFrom('demo_companies').select(['inn', 'name', 'manager'])
      for (const pattern of patterns) query = query.where('search_words', 'like', pattern)
      return query
        .orderBy(sql`search_words collate "C"`)
        .limit(limit)
        .execute()
    },
  }
}
