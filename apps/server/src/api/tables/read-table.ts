import type { Endpoint } from '@proverka/api/contract'
import { createPersonalDataFinder } from '../../platform/audit/find-personal-data.ts'
import { createPersonalDataMasker } from '../../platform/audit/mask-personal-data.ts'
import type { Call } from '../../services/call.ts'
import type { AppContext } from '../../services/context.ts'
import { logReading } from '../http/log-reading.ts'
import type { SheetValue } from '../../documents/xlsx/make-sheet.ts'
import type { ExportedTable, ListHandlers } from './exported-table.ts'

type SheetRow = readonly SheetValue[]

/** Rows that one page is asked for with: few questions of the database, little in memory. */
const PAGE = 1000

interface Source {
  readonly context: AppContext
  readonly handlers: ListHandlers
  readonly table: ExportedTable
  /** The call that the rows leave by: readings are logged under its name. */
  readonly through: Endpoint
}

/**
 * The rows of a list, page after page as its own call answers them: personal data are masked, and those that are not are
 * logged before their page is given out. After `limit` rows comes one that says that there are more.
 */
export async function* readTable(
  { context, handlers, table, through }: Source,
  query: object | undefined,
  call: Call,
  limit: number,
): AsyncGenerator<readonly SheetRow[]> {
  const { endpoint, columns, next } = table
  const handler = table.handler(handlers)
  const mask = createPersonalDataMasker(endpoint)
  const find = createPersonalDataFinder(endpoint)
  const isPaged = query !== undefined && 'limit' in query
  let page: object = isPaged ? { ...query, limit: PAGE } : { ...query }
  for (let given = 0; ;) {
    const reply = await handler({ query: page } as never, call)
    const rows = table.rows(reply)
    if (given >= limit) {
      if (rows.length > 0) yield [[moreThan(limit)]]
      return
    }
    const masked = table.rows(mask ? mask(reply) : reply).slice(0, limit - given)
    const request = { query: page, caller: call.caller?.user }
    await logReading(context, through, call, find?.({ data: reply }, request) ?? [])
    yield masked.map((row) => columns.map(({ value }) => value(row)))
    given += rows.length
    if (given > limit) {
      yield [[moreThan(limit)]]
      return
    }
    const isLast = !isPaged || rows.length < PAGE
    const place = next ? next(reply, page, given) : { offset: given }
    if (isLast || place === undefined) return
    page = { ...page, ...place }
  }
}

const moreThan = (limit: number): string =>
  `Это первые ${limit.toLocaleString('ru')} строк, есть еще: сузьте отбор`
