import { describe, expect, it } from 'vitest'
import { contract } from '../src/contract/index.ts'
import { createApiClient } from '../src/index.ts'
import { queryOf } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const READS = /^(?:check|count|find|get|list|search|suggest|view)/
const PERIOD = { 'date-from': '2027-01-01', 'date-to': '2027-01-31' }

const { server } = await openWire()

describe('the query of any call that reads', () => {
  it('asks with the input, and its key tells area, call and input', async () => {
    const stats = [{ date: '2027-01-01', orders: 2, sum: 998, users: 1 }]
    server.answerWith(json({ data: stats }))
    const options = queryOf(createApiClient({ baseUrl: server.baseUrl }), 'admin', 'getStats', {
      query: PERIOD,
    })
    expect(options.queryKey).toEqual(['admin', 'getStats', { query: PERIOD }])
    expect(await runQuery(options)).toEqual(stats)
    expect(server.last().url).toBe('/api/admin/stats?date-from=2027-01-01&date-to=2027-01-31')
  })

  it('does not know calls that change something', () => {
    const api = createApiClient({ baseUrl: server.baseUrl })
    // @ts-expect-error: an invoice is made by this GET
    expect(() => queryOf(api, 'orders', 'createInvoice', { query: { order_id: '1' } })).not.toThrow()
  })

  it('is there for every call named as one that reads; some of those have a body', () => {
    const named = Object.values(contract).flatMap((area) =>
      Object.entries(area).filter(([name]) => READS.test(name)),
    )
    expect(named.length).toBeGreaterThan(70)
    expect(named.filter(([, { method }]) => method !== 'GET').map(([name]) => name)).toEqual([
      'listAdverts',
      'listAdvertsOfObject',
      'getAveragePriceByParams',
      'listPriceChangeByParams',
      'listAdvertsByIds',
      'checkToken',
      'listComparables',
      'checkPassport',
      'listSettings',
      'checkCoupon',
      'listTasks',
      'checkList',
    ])
  })
})
