import { normaliseCadastralNumber, withSixDigitBlock } from '@proverka/domain'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { DemoObject } from '../db/queries/demo-objects.ts'

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

  return {
    /** The object of a key: its number, or its address. */
    async findObject(key: string): Promise<DemoObject | undefined> {
      const byNumber = await findByNumber(key)
      if (byNumber) return byNumber
      return objects()
        .where(sql`lower(address)`, '=', key.trim().toLowerCase())
        .orderBy('id')
        .executeTakeFirst()
    },
  }
}
