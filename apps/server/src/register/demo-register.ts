import { normaliseCadastralNumber, withSixDigitBlock } from '@proverka/domain'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { DemoObjectsTable } from '../db/schema.ts'
import { searchWords } from './search-words.ts'

export type DemoObject = Selectable<DemoObjectsTable>

/** Most objects that one search shows. */
const SEARCH_LIMIT = 50

export type DemoRegister = ReturnType<typeof createDemoRegister>

/** Looks objects of the demo world up by number or address. */
export function createDemoRegister(database: Database) {
  const objects = () => database.current.selectFrom('demo_objects').selectAll()

  /** The number as typed; 12 digits and more may mean a block of six (AMB-51). */
  async function findByNumber(text: string): Promise<DemoObject | undefined> {
    const number = normaliseCadastralNumber(text.replaceAll('/', ':'))
    if (!number) return undefined
    const exact = await objects().where('number', '=', number).executeTakeFirst()
    if (exact) return exact
    const short = withSixDigitBlock(text)
    return short ? objects().where('number', '=', short).executeTakeFirst() : undefined
  }

  /** Objects whose address has all the words; the last one may be unfinished while somebody types. */
  function findByWords(text: string, limit: number, isUnfinished: boolean): Promise<DemoObject[]> {
    const words = searchWords(text)
      .map((word) => word.replaceAll(/['\\]/g, ''))
      // A word of signs alone is no word of the index, and not even a query.
      .filter((word) => /[\p{L}\d]/u.test(word))
    if (words.length === 0) return Promise.resolve([])
    const query = words
      .map((word, index) => `'${word}'${isUnfinished && index === words.length - 1 ? ':*' : ''}`)
      .join(' & ')
    return objects()
      .where(sql<boolean>`to_tsvector('simple', search_words) @@ to_tsquery('simple', ${query})`)
      .orderBy('id')
      .limit(limit)
      .execute()
  }

  return {
    async searchObjects(text: string): Promise<DemoObject[]> {
      const byNumber = await findByNumber(text)
      return byNumber ? [byNumber] : findByWords(text, SEARCH_LIMIT, false)
    },

    /** The object of a key: its number, or its address. */
    async findObject(key: string): Promise<DemoObject | undefined> {
      const byNumber = await findByNumber(key)
      if (byNumber) return byNumber
      return objects()
        .where(sql`lower(address)`, '=', key.trim().toLowerCase())
        .orderBy('id')
        .executeTakeFirst()
    },

    /** Addresses and numbers that go on from what is typed. */
    async suggest(text: string, count: number): Promise<{ value: string; number: string | null }[]> {
      const typed = text.trim()
      const digits = /^[\d:]{3,}$/.test(typed)
      const found = digits
        ? await objects().where('number', 'like', `${typed}%`).orderBy('number').limit(count).execute()
        : await findByWords(typed, count * 4, true)
      const values = new Map<string, string | null>()
      for (const object of found) {
        const value = digits && object.number ? object.number : object.address
        if (!values.has(value)) values.set(value, object.number)
      }
      return [...values].slice(0, count).map(([value, number]) => ({ value, number }))
    },
  }
}
