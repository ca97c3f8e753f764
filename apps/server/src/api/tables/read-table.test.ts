import { contract } from '@proverka/api/contract'
import { expect, it } from 'vitest'
import type { Call } from '../../services/call.ts'
import type { AppContext } from '../../services/context.ts'
import { exportedTable, type ListHandlers } from './exported-table.ts'
import { readTable } from './read-table.ts'

const table = exportedTable({
  title: 'Рекламные источники',
  endpoint: contract.admin.listCoupons,
  handler: (handlers) => handlers.admin.listCoupons,
  rows: (coupons) => coupons,
  columns: (column) => [column.text('Код', 10, ({ code }) => code)],
})

/** As many coupons as are asked for, of so many. */
function handlersOf(all: number): ListHandlers {
  const listCoupons = async ({ query: { limit, offset } }: { query: { limit: number; offset: number } }) =>
    Array.from({ length: Math.min(limit, Math.max(0, all - offset)) }, (_, index) => ({
      code: String(offset + index + 1),
    }))
  return { admin: { listCoupons } } as unknown as ListHandlers
}

async function codes(all: number, limit: number): Promise<readonly unknown[]> {
  const source = {
    context: {} as AppContext,
    handlers: handlersOf(all),
    table,
    through: contract.admin.exportTable,
  }
  const rows: unknown[] = []
  const query = { offset: 0, limit: 20 }
  for await (const page of readTable(source, query, {} as Call, limit))
    rows.push(...page.map(([code]) => code))
  return rows
}

it('gives all rows of several pages', async () => {
  const rows = await codes(2500, 5000)
  expect(rows).toHaveLength(2500)
  expect(rows.at(-1)).toBe('2500')
})

it('says that there are more rows than a file has', async () => {
  const rows = await codes(2500, 2000)
  expect(rows).toHaveLength(2001)
  expect(rows.slice(-2)).toEqual(['2000', expect.stringMatching(/^Это первые 2.000 строк, есть еще/)])
})

it('says nothing of it when the limit is the end', async () => {
  expect((await codes(1500, 1500)).at(-1)).toBe('1500')
  expect((await codes(2000, 2000)).at(-1)).toBe('2000')
})
