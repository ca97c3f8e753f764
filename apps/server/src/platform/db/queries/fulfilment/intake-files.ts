import { moscowDate } from '@proverka/domain/timing'
import { OPEN_FULFILMENT_STATUSES } from '@proverka/domain/orders'
import { type OpenFulfilment } from '@proverka/domain/reports'
import type { SignatureState } from '@proverka/domain/views'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { FulfilmentRow } from './fulfilments.ts'
import type { IntakeCompanion, IntakeFilesTable, IntakeMatchesTable } from '../../schema/intake-schema.ts'

export type IntakeFileRow = Selectable<IntakeFilesTable>
export type IntakeMatchRow = Selectable<IntakeMatchesTable>

/** A fulfilment as people name it. */
export interface NamedFulfilment {
  readonly order_number: number
  readonly kind: string
  readonly request_number: string | null
}

/** A match with the names of its file and of what it answers. */
export type NamedMatch = IntakeMatchRow &
  Omit<NamedFulfilment, 'request_number'> & { readonly file_name: string }

/** Digits at the end of a request number that are compared before the numbers themselves are. */
const TAIL = 6

const tailOf = (number: string): string => number.replaceAll(/\D/g, '').slice(-TAIL)

type OpenRow = Pick<FulfilmentRow, 'id' | 'kind' | 'number' | 'request_number' | 'created_at'>

const toOpen = ({ id, kind, number, request_number, created_at }: OpenRow): OpenFulfilment => ({
  id,
  kind,
  number: number ?? undefined,
  requestNumber: request_number ?? undefined,
  orderedOn: moscowDate(created_at.getTime()),
})

export function createIntakeQueries(database: Database) {
  const isWaiting = sql<boolean>`kind <> 'picture' and not exists
    (select 1 from intake_matches m where m.intake_file_id = intake_files.id and m.undone_at is null)`

  const named = () =>
    database.current
      .selectFrom('intake_matches')
      .innerJoin('intake_files', 'intake_files.id', 'intake_matches.intake_file_id')
      .innerJoin('fulfilments', 'fulfilments.id', 'intake_matches.fulfilment_id')
      .innerJoin('order_items', 'order_items.id', 'fulfilments.order_item_id')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .selectAll('intake_matches')
      .select(['intake_files.name as file_name', 'fulfilments.kind', 'orders.number as order_number'])
      .orderBy('intake_matches.matched_at', 'desc')
      .orderBy('intake_matches.id')

  const openFulfilments = () =>
    database.current
      .selectFrom('fulfilments')
      .select(['id', 'kind', 'number', 'request_number', 'created_at'])
      .where('status', 'in', [...OPEN_FULFILMENT_STATUSES])

  return {
    /** Stores a file; false when one with its hash is there. */
    async insertFile(row: Insertable<IntakeFilesTable>): Promise<boolean> {
      const inserted = await database.current
        .insertInto('intake_files')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirst()
      return inserted.numInsertedOrUpdatedRows === 1n
    },

    /** Holds a file until the transaction ends. */
    lockByHash: (hash: string) =>
      database.current
        .selectFrom('intake_files')
        .selectAll()
        .where('hash', '=', hash)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    findFile: (id: string) =>
      database.current.selectFrom('intake_files').selectAll().where('id', '=', id).executeTakeFirst(),

    /** What came later than the file itself. */
    setCompanions: (id: string, companions: readonly IntakeCompanion[], signature: SignatureState) =>
      database.current
        .updateTable('intake_files')
        .set({ companions: JSON.stringify(companions), signature: JSON.stringify(signature) })
        .where('id', '=', id)
        .execute(),

    /** Files that answer nothing, the oldest first. */
    listWaiting: (limit: number, offset: number) =>
      database.current
        .selectFrom('intake_files')
        .selectAll()
        .where(isWaiting)
        .$narrowType<{ kind: 'xml' | 'pdf' }>()
        .orderBy('brought_at')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countWaiting(): Promise<number> {
      const row = await database.current
        .selectFrom('intake_files')
        .where(isWaiting)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The newest first. */
    listMatched: (limit: number, offset: number): Promise<NamedMatch[]> =>
      named().limit(limit).offset(offset).execute(),

    /** These matches with their names, the newest first. */
    nameMatches: async (ids: readonly string[]): Promise<NamedMatch[]> =>
      ids.length === 0
        ? []
        : named()
            .where('intake_matches.id', 'in', [...ids])
            .execute(),

    /** The names of fulfilments by their ids. */
    async nameFulfilments(ids: readonly string[]): Promise<ReadonlyMap<string, NamedFulfilment>> {
      if (ids.length === 0) return new Map()
      const rows = await database.current
        .selectFrom('fulfilments')
        .innerJoin('order_items', 'order_items.id', 'fulfilments.order_item_id')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select(['fulfilments.id', 'fulfilments.kind', 'fulfilments.request_number'])
        .select('orders.number as order_number')
        .where('fulfilments.id', 'in', [...ids])
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },

    /**
     * Open fulfilments that may be answered by a file about these objects or of these requests; more of them than the rule
     * of matching takes.
     */
    async listOpen(objects: readonly string[], requests: readonly string[]): Promise<OpenFulfilment[]> {
      const rows = await openFulfilments()
        .where((row) =>
          row.or([
            row('number', '=', sql<string>`any(${[...objects]}::text[])`),
            row(
              sql`right(regexp_replace(request_number, '[^0-9]', '', 'g'), ${TAIL})`,
              '=',
              sql`any(${requests.map(tailOf)}::text[])`,
            ),
          ]),
        )
        .orderBy('created_at')
        .execute()
      return rows.map(toOpen)
    },

    /** A fulfilment that waits for its answer. */
    async findOpen(id: string): Promise<OpenFulfilment | undefined> {
      const row = await openFulfilments().where('id', '=', id).executeTakeFirst()
      return row && toOpen(row)
    },

    /** False when the fulfilment has an answer of a file already. */
    async insertMatch(row: Insertable<IntakeMatchesTable>): Promise<boolean> {
      const inserted = await database.current
        .insertInto('intake_matches')
        .values(row)
        .onConflict((conflict) => conflict.column('fulfilment_id').where('undone_at', 'is', null).doNothing())
        .executeTakeFirst()
      return inserted.numInsertedOrUpdatedRows === 1n
    },

    findMatch: (id: string) =>
      database.current.selectFrom('intake_matches').selectAll().where('id', '=', id).executeTakeFirst(),

    /** All that a file has answered, taken back or not. */
    listMatches: (fileId: string) =>
      database.current
        .selectFrom('intake_matches')
        .selectAll()
        .where('intake_file_id', '=', fileId)
        .orderBy('matched_at')
        .execute(),

    /** Takes the file back that a fulfilment was answered with. */
    undoMatchOf: (fulfilmentId: string, at: Date, personId: string) =>
      database.current
        .updateTable('intake_matches')
        .set({ undone_at: at, undone_by: personId })
        .where('fulfilment_id', '=', fulfilmentId)
        .where('undone_at', 'is', null)
        .execute(),

    /** The files that the report of an item was read from. */
    listOfItem: (itemId: string) =>
      database.current
        .selectFrom('intake_files')
        .innerJoin('intake_matches', 'intake_matches.intake_file_id', 'intake_files.id')
        .selectAll('intake_files')
        .where('intake_matches.order_item_id', '=', itemId)
        .where('intake_matches.undone_at', 'is', null)
        .orderBy('intake_matches.matched_at')
        .execute(),

    /** Which of these hashes are of a file or of what came with it. */
    async listUsed(hashes: readonly string[]): Promise<readonly string[]> {
      if (hashes.length === 0) return []
      const { rows } = await sql<{ hash: string }>`
        select hash from intake_files where hash = any(${[...hashes]}::text[])
        union select one ->> 'hash' from intake_files cross join jsonb_array_elements(companions) as one
         where one ->> 'hash' = any(${[...hashes]}::text[])`.execute(database.current)
      return rows.map(({ hash }) => hash)
    },
  }
}
