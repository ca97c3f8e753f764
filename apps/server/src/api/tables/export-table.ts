import { contract, permissionOf } from '@proverka/api/contract'
import { formatDate } from '@proverka/domain'
import { EXPORT_LIMITS, type StaffTable } from '@proverka/domain/accounts'
import { moscowDate } from '@proverka/domain/timing'
import type { SheetValue } from '../../documents/xlsx/make-sheet.ts'
import { XLSX_TYPE } from '../../documents/xlsx/xlsx-type.ts'
import { streamChunks } from '../../platform/stream-chunks.ts'
import { callerOf } from '../../services/call.ts'
import type { AppContext } from '../../services/context.ts'
import { logChange } from '../../services/log-change.ts'
import type { Handlers } from '../http/handlers.ts'
import { readQuery } from '../http/read-input.ts'
import { requirePermission } from '../policies/staff.ts'
import { csvOfTable } from './csv-of-table.ts'
import type { ExportedTable, ListHandlers } from './exported-table.ts'
import { orderTables } from './order-tables.ts'
import { peopleTables } from './people-tables.ts'
import { readTable } from './read-table.ts'
import { shopTables } from './shop-tables.ts'

const TABLES: Readonly<Record<StaffTable, ExportedTable>> = {
  ...orderTables,
  ...peopleTables,
  ...shopTables,
}

/** A list of the console as a file; that it left, and by which filters, is in the log of changes. */
export const exportTable =
  (context: AppContext, handlers: ListHandlers): Handlers['admin']['exportTable'] =>
  async ({ params, query: { format, view } }, call) => {
    const table = TABLES[params.table]
    const permission = permissionOf(table.endpoint)
    if (permission) requirePermission(callerOf(call), permission)
    const fields = Object.fromEntries(new URLSearchParams(view))
    const query = readQuery(table.endpoint, fields, 'view')
    const source = { context, handlers, table, through: contract.admin.exportTable }
    const pages = readTable(source, query, call, EXPORT_LIMITS[format])
    const day = formatDate(moscowDate(context.clock.now().getTime()))
    const file =
      format === 'csv'
        ? {
            stream: await streamChunks(csvOfTable(table.columns, pages)),
            type: 'text/csv; charset=utf-8',
          }
        : {
            bytes: await context.xlsx({
              title: `${table.title} на ${day}`,
              columns: table.columns.map(({ heading, width, format: kind }) => ({
                heading,
                width,
                ...(kind && { format: kind }),
              })),
              rows: await gather(pages),
            }),
            type: XLSX_TYPE,
          }
    // Names of filters alone: what is searched for may be an address of a person.
    const filters = Object.keys(fields).toSorted()
    await logChange(context, call, {
      action: 'table.export',
      subject: `table:${params.table}`,
      details: { format, filters },
    })
    // Readings are logged page by page, before each leaves.
    return { ...file, name: `${table.title} на ${day}.${format}`, about: [] }
  }

async function gather(
  pages: AsyncIterable<readonly (readonly SheetValue[])[]>,
): Promise<readonly (readonly SheetValue[])[]> {
  const rows: (readonly SheetValue[])[] = []
  for await (const page of pages) rows.push(...page)
  return rows
}
