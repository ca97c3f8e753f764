import type { AddressInfo } from 'node:net'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMetricsServer } from '../src/platform/observability/metrics-server.ts'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

interface Line {
  readonly msg: string
  readonly requestId?: string
  readonly route?: string
  readonly job?: string
  readonly [field: string]: unknown
}

const lines: Line[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    { logLevel: 'info' },
    { logDestination: { write: (line) => void lines.push(JSON.parse(line) as Line) } },
  )
})
afterAll(() => server.stop())
beforeEach(() => void lines.splice(0))

const lineOf = (requestId: string) =>
  until('a line of the log', async () =>
    lines.find((line) => line.msg === 'request' && line.requestId === requestId),
  )

describe('A request', () => {
  it('[SAFE-19] has its id in the answer and in one line of the log, with templates and hashes alone', async () => {
    const visitor = server.visit()
    await visitor.signIn('client@example.com')
    lines.splice(0)
    const { headers } = await server.send('/api/object/%D0%9A%D0%BB%D0%B5%D0%BD%D0%BE%D0%B2%D0%B0%D1%8F/', {})
    const id = String(headers['x-request-id'])
    expect(id).toMatch(/^[\da-f-]{36}$/)
    const line = await lineOf(id)
    expect(line).toMatchObject({ method: 'GET', route: '*', status: 404 })
    expect(JSON.stringify(lines)).not.toMatch(/Кленовая|%D0%9A|127\.0\.0\.1|client@example/)
    expect(lines.filter(({ requestId }) => requestId === id)).toHaveLength(1)
  })

  it('keeps the id of a proxy, and no id that could be anything', async () => {
    const given = await server.send('/api/products', { headers: { 'x-request-id': 'proxy-0123456789' } })
    expect(given.headers['x-request-id']).toBe('proxy-0123456789')
    expect(await lineOf('proxy-0123456789')).toMatchObject({ route: '/api/products', status: 200 })
    const forged = await server.send('/api/products', { headers: { 'x-request-id': 'a"} b' } })
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it('names who asked by a hash that is the same each time', async () => {
    const visitor = server.visit()
    await visitor.signIn('client@example.com')
    lines.splice(0)
    await visitor.call(contract.orders.listOrders, { query: {} })
    await visitor.call(contract.person.getSettings, {})
    const actors = await until('two lines', async () => {
      const found = lines.filter(({ msg }) => msg === 'request').map(({ actor }) => actor)
      return found.length === 2 ? found : undefined
    })
    expect(actors[0]).toMatch(/^[\da-f]{12}$/)
    expect(actors[1]).toBe(actors[0])
  })

  it('[SAFE-19] that fails is found by its id in the log, and one that starts jobs in their lines', async () => {
    await server.sql('alter table tariffs rename to tariffs_away')
    const failed = await server.send('/api/tariff/get_all')
    await server.sql('alter table tariffs_away rename to tariffs')
    expect(failed.status).toBe(500)
    const id = String(failed.headers['x-request-id'])
    await lineOf(id)
    expect(lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg)).toEqual([
      'request failed',
      'request',
    ])

    lines.splice(0)
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    const asked = await until('the line of the job', async () =>
      lines.find(({ job }) => job === 'ask-source'),
    )
    const request = await lineOf(asked.requestId ?? '')
    expect(request.route).toMatch(/^\/api\/.*payment|\/api\/payment/)
  })
})

describe('An order', () => {
  it('[SAFE-19] is followed from its number through the log, and back from the request that made it', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    if (!order) throw new Error('no order')
    await payInWidget(guest, order)
    const item = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, item, 'done')
    const [row] = await server.sql('select number, request_id from orders where id = $1', [order.id])
    const number = Number(row?.['number'])
    const ofOrder = await until('the lines of the order', async () => {
      const found = lines.filter((line) => line['order'] === number)
      return found.some(({ job }) => job === 'send-mail') ? found : undefined
    })
    expect(ofOrder.map(({ route, job }) => route ?? job)).toEqual(
      expect.arrayContaining([
        '/api/regorder',
        '/api/payment/widget_result',
        'start-report',
        'ask-source',
        'finish-report',
        'send-mail',
      ]),
    )
    for (const { items } of ofOrder) expect(items ?? [item]).toEqual([item])
    const ofReport = ofOrder.filter(({ job }) => job && job !== 'make-receipt')
    expect(ofReport.every(({ items }) => Array.isArray(items))).toBe(true)

    const made = ofOrder.find(({ route }) => route === '/api/regorder')
    expect(made?.requestId).toBe(row?.['request_id'])
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    for (const search of [String(number), made?.requestId ?? '']) {
      const { data } = await admin.call(contract.admin.listOrders, { query: { search } })
      expect(data.orders.map((found) => [found.orderId, found.request_id])).toEqual([
        [order.id, made?.requestId],
      ])
    }
    expect(JSON.stringify(lines)).not.toMatch(/@example\.com/)
  })
})

describe('The metrics', () => {
  it('[SAFE-19] name latencies, jobs, payments and sources, and know no address', async () => {
    await server.get('/api/products')
    await until('the request to be counted', async () => {
      const { text } = await server.context.metrics.render()
      return text.includes('route="/api/products"') ? true : undefined
    })
    const { text } = await server.context.metrics.render()
    for (const name of [
      'http_request_duration_seconds_bucket',
      'job_duration_seconds_bucket{le="0.01",job="ask-source"',
      'jobs_open',
      'outbox_pending',
      'payments_open',
      'source_answer_duration_seconds_count{source="',
      'database_pool_connections',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
      'backlog_up 1',
    ]) {
      expect(text).toContain(name)
    }
    expect(text).not.toMatch(/@example|00:14:/)
  })

  it('are served at a port of their own and nowhere else', async () => {
    const own = await startMetricsServer(server.context.metrics, 0, '127.0.0.1')
    const { port } = own.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ])
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    own.close()
    own.closeAllConnections()
    expect((await server.get('/metrics')).status).toBe(404)
  })
})
