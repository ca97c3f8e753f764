import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { sha256 } from '../sha256.ts'

/** Several looks within this time, as of a page that refreshes itself, are one reading. */
const ONE_READING_MS = 600_000

const CHAIN_LOCK = 7_318_002

export interface PersonalDataRead {
  readonly readerId: string | undefined
  /** Whose data, for example `order_item:<id>`; never the data themselves. */
  readonly subject: string
  readonly fields: string
  readonly reason: string
}

/** Writes down who read whose personal data (LAW-06). Each row holds the hash of the one before: none can be altered. */
export async function logPersonalDataRead(context: AppContext, read: PersonalDataRead): Promise<void> {
  await context.database.transaction(async () => {
    const db = context.database.current
    await sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(db)
    const now = context.clock.now()
    const recent = await db
      .selectFrom('personal_data_reads')
      .select('id')
      .where('subject', '=', read.subject)
      .where('reader_id', read.readerId ? '=' : 'is', read.readerId ?? null)
      .where('at', '>', new Date(now.getTime() - ONE_READING_MS))
      .executeTakeFirst()
    if (recent) return
    const last = await db
      .selectFrom('personal_data_reads')
      .select(['id', 'hash'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    const row = {
      id: (last?.id ?? 0) + 1,
      at: now,
      reader_id: read.readerId ?? null,
      subject: read.subject,
      fields: read.fields,
      reason: read.reason,
      previous_hash: last?.hash ?? '',
    }
    await db
      .insertInto('personal_data_reads')
      .values({ ...row, hash: sha256(JSON.stringify(row)) })
      .execute()
  })
}
