import { contract } from '@proverka/api/contract'
import { productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, system } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

it('a coupon is changed and ended, and both stand in the log', async () => {
  const body = {
    code: `C${crypto.randomUUID().slice(0, 8)}`,
    product_id: productId('EgrnObject'),
    discount: 50,
  }
  const { data: coupon } = await admin.call(calls.createCoupon, { body })
  const params = { id: coupon.coupon_id }
  const change = (changes: { discount: number; active_until: string | null }) =>
    admin.call(calls.updateCoupon, { params, body: changes })
  expect((await change({ discount: 70, active_until: null })).data).toMatchObject({ discount: 70 })
  const ended = await change({ discount: 70, active_until: '2020-01-01T00:00:00Z' })
  expect(ended.data.active_until).toBe('2020-01-01T00:00:00.000Z')
  expect((await logOf(admin))[0]).toMatchObject({ action: 'coupon.update' })
  const unknown = { params: { id: crypto.randomUUID() }, body: { discount: 1, active_until: null } }
  expect((await admin.call(calls.updateCoupon, unknown)).status).toBe(404)
})

it('an alert for a page that there is not is refused with the list of pages', async () => {
  const add = (key: string) =>
    admin.call(system.addSystemInfo, { body: { key, value: 'Работы', enabled: true } })
  const refused = await add('alert_blgo')
  expect(refused.status).toBe(400)
  expect(refused.error).toContain('blog')
  expect((await add('alertFiz_blog')).status).toBe(200)
  expect((await add('alert_all')).status).toBe(200)
})

it('a filter that a list of admins does not know is refused by its name', async () => {
  const refused = await admin.call(calls.listOrders, { query: { serach: 'a' } as never })
  expect(refused.status).toBe(400)
  expect(refused.error).toContain('Такого параметра нет. Есть: ')
  expect((await admin.call(calls.listOrders, { query: { search: 'a' } })).status).toBe(200)
})
