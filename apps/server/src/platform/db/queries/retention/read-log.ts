import type { Database } from '../../database.ts'
import type { PersonalDataReadsTable, ReadLogChainsTable } from '../../schema/schema.ts'

/** The log of who read whose personal data (LAW-06): chains that grow at their end and never change. */
export function createReadLogQueries(database: Database) {
  return {
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
