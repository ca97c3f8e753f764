import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  FLAT,
  freshEmail,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

describe('a guest order', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('goes from a search to a report and an email with its link', async () => {
    const guest = server.visit()
    const found = await guest.call(contract.objects.searchObjects, { query: { query: 'Кленовая 14 47' } })
    expect(found.data).toEqual([expect.objectContaining({ Number: FLAT, Area: '54.3' })])

    const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    expect(order).toMatchObject({ total_amount: 499, use_account_balance: false })
    expect((await payInWidget(guest, order)).data).toEqual({ is_order_paid: true })

    const item = await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    expect(item.report).toMatchObject({ demo: true, status: 'finished' })
    expect(item.report?.extract?.content).toMatchObject({
      object: { cadastralNumbers: [FLAT], area: 54.3 },
      ownership: 'withheld',
    })
    const message = await until('the email', async () => server.emails.get(`order-done:${order.id}`))
    expect(message.to).toBe(email)
    expect(message.subject).toMatch(/^Заказ \d+ \d+ готов/)
    expect(message.text).toContain(`/report/${item.order_item_id}/?jwt_token=link_`)
  })

  it('takes nothing from the browser about money', async () => {
    const guest = server.visit()
    const email = freshEmail()
    const consents = await guest.call(contract.auth.saveConsents, {
      body: { email, kinds: ['offer', 'personal-data'], page: '/' },
    })
    const { data } = await guest.call(
      contract.orders.createRegistrationOrder,
      {
        body: {
          email,
          phone: '89991234567',
          registartion_url: '/',
          metadata: { total_amount: 1 },
          order_items: [
            {
              product_id: productId('EgrnObject'),
              object_key: FLAT,
              markup: -499,
              coupon_id: 'made-up',
              metadata: { price: 1 },
            },
          ],
        },
      },
      { 'consent-id': consents.data.consent_id },
    )
    expect(data.order.total_amount).toBe(499)
  })

  it('[PROD-04] turns the full check into its three parts', async () => {
    const { order } = await orderAsGuest(server.visit(), [{ product: 'FullCheck' }])
    expect(order.order_items.map(({ product_name }) => product_name)).toEqual([
      'EgrnObject',
      'EgrnRightList',
      'RiskAssessmentOwner',
    ])
    expect(order.total_amount).toBe(1497)
  })

  it('[CALL-028] waits for the name of an owner that nobody gave, and goes on when its owner gives it, once', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'RiskAssessmentOwner' }])
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'actionrequired')
    const update = { body: { order_item_id: id, metadata: { ownersData: [LADOGIN.person] } } }
    const stranger = server.visit()
    await register(stranger)
    expect((await stranger.call(contract.reports.updateOrderItem, update)).status).toBe(403)
    const edited = await guest.call(contract.reports.updateOrderItem, update)
    expect([edited.status, edited.data]).toEqual([200, { order_item_id: id, status: 'requested' }])
    const { report } = await itemIn(guest, id, 'done')
    expect(report?.tasks.find(({ task_type }) => task_type === 'bailiffs')?.answer.kind).toBe('found')
    const beyond = await guest.call(contract.reports.updateOrderItem, update)
    expect([beyond.status, beyond.error]).toEqual([409, 'maximum edit limit reached: 1'])
    expect((await stranger.call(contract.reports.updateOrderItem, update)).status).toBe(403)
  })

  it('of more than a hundred things is refused: lists are ordered by users', async () => {
    const item = { product_id: productId('EgrnObject'), object_key: FLAT, metadata: {} }
    const { status, error } = await server.visit().call(contract.orders.createRegistrationOrder, {
      body: {
        email: freshEmail(),
        phone: '89991234567',
        registartion_url: '/',
        order_items: Array.from({ length: 101 }, () => item),
      },
    })
    expect([status, error]).toEqual([400, 'no objectKey or no items'])
  })

  it('is refused without the two required consents, for this very address', async () => {
    const guest = server.visit()
    const given = await guest.call(contract.auth.saveConsents, {
      body: { email: 'someone@example.com', kinds: ['offer', 'personal-data'], page: '/' },
    })
    const order = {
      body: {
        email: freshEmail(),
        phone: '89991234567',
        registartion_url: '/',
        order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }],
      },
    }
    const attempts: Record<string, string>[] = [
      {},
      { 'consent-id': given.data.consent_id },
      { 'consent-id': 'nonsense' },
    ]
    for (const headers of attempts) {
      const { status, error } = await guest.call(contract.orders.createRegistrationOrder, order, headers)
      expect([status, error]).toEqual([400, 'Поставьте согласие на обработку персональных данных'])
    }
  })

  it('gives a known address the order but no token', async () => {
    const { email } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const stranger = server.visit()
    const { body, status } = await orderAsGuest(stranger, [{ product: 'EgrnObject' }], email)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('jwt')
  })

  it('is one order for fifty requests with one key, and another request under the key is refused', async () => {
    const client = server.visit()
    await client.signIn('client@example.com')
    const body = { order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }] }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => client.call(contract.orders.createOrder, { body }, key)),
    )
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const other = { order_items: [{ product_id: productId('EgrnRightList'), object_key: FLAT }] }
    expect((await client.call(contract.orders.createOrder, { body: other }, key)).status).toBe(409)
  })
})
