import { contract } from '@proverka/api/contract'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../src/platform/config/limits.ts'
import { buildSites } from './setup/built-site.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
beforeAll(async () => {
  sites = await buildSites()
  const { statementMs } = DEFAULT_LIMITS
  server = await startTestServer({ pages: sites.pages, limits: { statementMs } })
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

const HTML = { accept: 'text/html' }
const search = () => server.get(`/api/search?query=${encodeURIComponent('Полевая 3')}`)

/** So many statements at a time that each waits six times as long as in a full server, at ten connections. */
function keepDatabaseBusy() {
  const ending = new AbortController()
  const statement = async () => {
    while (!ending.signal.aborted) await server.sql('select pg_sleep(0.01)')
  }
  const all = Promise.all(Array.from({ length: 6 * DEFAULT_LIMITS.statementMs }, statement))
  return async () => {
    ending.abort()
    await all
  }
}

// The embedded database works in the process: statements wait for no connection there.
describe.runIf(process.env['DATABASE_URL'])('a server above its limit', () => {
  it('[SAFE-28] refuses new work, takes money and ends what it has, and takes new work again', async () => {
    const buyer = server.visit()
    const { order } = await orderAsGuest(buyer, [{ product: 'EgrnObject' }])
    if (!order) throw new Error('no order')
    const rest = keepDatabaseBusy()
    try {
      const refused = await until('refusals alone', async () => {
        const answers = await Promise.all(Array.from({ length: 10 }, search))
        return answers.every(({ status }) => status === 503) ? answers[0] : undefined
      })
      if (!refused) throw new Error('no answer')
      expect(JSON.parse(refused.text)).toMatchObject({ code: 'server/busy', error: /Сервис сейчас занят/ })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      const page = await server.get('/tariff/', 'realty.localhost', HTML)
      expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([
        503,
        'text/html; charset=utf-8',
        refused.headers['retry-after'],
      ])
      expect(page.text).toContain('Сервис сейчас занят')
      expect((await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])).order).toBeUndefined()

      expect((await payInWidget(buyer, order)).data.is_order_paid).toBe(true)
      await itemIn(buyer, order.order_items[0]?.order_item_id ?? '', 'done')
      const own = await server.get(`/order/${order.id}/`, 'realty.localhost', HTML)
      const asset = await server.get('/assets/index-a1b2c3d4.js')
      const { status } = await buyer.call(contract.orders.getOrder, { params: { id: order.id } })
      expect([own.status, asset.status, status]).toEqual([200, 200, 200])
      expect((await search()).status).toBe(503)
    } finally {
      await rest()
    }
    await until('new work', async () => ((await search()).status === 200 ? true : undefined))
  })

  it('[SAFE-28] is healthy for its balancer, which must not take all servers out', async () => {
    const rest = keepDatabaseBusy()
    const { status } = await server.get('/healthz')
    await rest()
    expect(status).toBe(200)
  })
})
