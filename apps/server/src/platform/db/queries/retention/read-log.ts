import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { PersonalDataReadsTable, ReadLogChainsTable } from '../../schema/schema.ts'

/** A reading with the name of its reader, or his address where he gave none. */
export interface StaffReading extends Pick<PersonalDataReadsTable, 'at' | 'subject' | 'fields' | 'reason'> {
  reader_id: string
  reader: string
}

export interface ReadingFilter {
  readonly readerId?: string | undefined
  /** Id of the call. */
  readonly call?: string | undefined
  readonly until?: Date | undefined
}

/** The log of who read whose personal data (LAW-06): chains that grow at their end and never change. */
export function createReadLogQueries(database: Database) {
  /** Readings of subjects by members of the staff: by calls of theirs, or by people who belong to it now. */
  const byStaff = (calls: readonly string[]) =>
    database.current
      .selectFrom('personal_data_reads')
      .innerJoin('persons', 'persons.id', 'reader_id')
      .where(
        sql<boolean>`(split_part(reason, ' ', 1) = any(${[...calls]}::text[]) or persons.person_role = 0
          or exists (select 1 from staff_roles where staff_roles.person_id = persons.id))`,
      )
  const ofStaff = (subjects: readonly string[], calls: readonly string[]) =>
    byStaff(calls).where('subject', 'in', subjects)
  const withReader = (readings: ReturnType<typeof byStaff>) =>
    readings
      .select(['at', 'subject', 'fields', 'reason', 'persons.id as reader_id'])
      .select(sql<string>`coalesce(nullif(persons.name, ''), persons.email)`.as('reader'))
      .orderBy('at', 'desc')
      .orderBy('chain_id')
      .orderBy('position', 'desc')

  return {
    listStaffReadings: (
      subjects: readonly string[],
      calls: readonly string[],
      limit: number,
      offset: number,
    ): Promise<StaffReading[]> => withReader(ofStaff(subjects, calls)).limit(limit).offset(offset).execute(),

    /** All of them, of one reader, or by one call. */
    listAllReadings(
      { readerId, call, until }: ReadingFilter,
      calls: readonly string[],
      limit: number,
      offset: number,
    ): Promise<StaffReading[]> {
      let readings = byStaff(calls)
      if (readerId !== undefined) readings = readings.where('reader_id', '=', readerId)
      if (call !== undefined) readings = readings.where(sql`split_part(reason, ' ', 1)`, '=', call)
      if (until !== undefined) readings = readings.where('at', '<=', until)
      return withReader(readings).limit(limit).offset(offset).execute()
    },

    async countStaffReadings(subjects: readonly string[], calls: readonly string[]): Promise<number> {
      const { count } = await ofStaff(subjects, calls)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    async insertChain(chain: Pick<ReadLogChainsTable, 'id' | 'day' | 'writer'>): Promise<void> {
      await database.current
        .insertInto('read_log_chains')
        .values({ ...chain, length: 0, head: '' })
        .execute()
    },

    /** Adds entries to a chain that is `length` long. Throws when another process has added to it. */
    async appendEntries(entries: readonly PersonalDataReadsTable[], length: number): Promise<void> {
      const last = entries.at(-1)
      if (!last) return
      await database.current
        .insertInto('personal_data_reads')
        .values([...entries])
        .execute()
      const { numUpdatedRows } = await database.current
        .updateTable('read_log_chains')
        .set({ length: last.position, head: last.hash })
        .where('id', '=', last.chain_id)
        .where('length', '=', length)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) throw new Error(`chain ${last.chain_id} of the read log has a second writer`)
    },

    listChains: (): Promise<ReadLogChainsTable[]> =>
      database.current.selectFrom('read_log_chains').selectAll().orderBy('day').orderBy('id').execute(),

    /** Entries of a chain after a position, in order. */
    listEntries: (chainId: string, after: number, limit: number): Promise<PersonalDataReadsTable[]> =>
      database.current
        .selectFrom('personal_data_reads')
        .selectAll()
        .where('chain_id', '=', chainId)
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),
  }
}
