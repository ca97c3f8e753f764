import { describe, expect, it } from 'vitest'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const ORDER = {
  id: UUID,
  total_amount: 499,
  order_items: [],
  payment_data: null,
  redirect_url: '',
  use_account_balance: false,
}
const ORDER_BODY = { order_items: [{ product_id: UUID, object_key: 'K' }] }

const { server, client } = await openWire()

describe('headers', () => {
  it('[AUTH-30, CALL-166] carry the token with every call, and none without one', async () => {
    let token: string | undefined = 't'
    const calls = [
      (api: ReturnType<typeof client>) => api.products.listProducts({ query: {} }),
      (api: ReturnType<typeof client>) => api.orders.listOrders({ query: {} }),
      (api: ReturnType<typeof client>) => api.auth.checkToken(),
      (api: ReturnType<typeof client>) => api.suggest.suggestAddresses({ query: { query: 'a' } }),
      (api: ReturnType<typeof client>) => api.files.downloadFile({ params: { path: 'a.pdf' } }),
    ]
    const api = client({ getToken: () => token })
    for (const call of calls) await call(api).catch(() => {})
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(calls.map(() => 'Bearer t'))
    token = undefined
    const other = client({ getToken: () => token })
    for (const call of calls) {
      await call(other).catch(() => {})
      expect(server.last().headers).not.toHaveProperty('authorization')
    }
  })

  it('[TRACK-34] name the site on register and order calls only', async () => {
    server.answerWith(json({ data: {} }))
    const api = client({ sourceSite: 'realty.localhost' })
    const register = {
      name: 'И',
      email: 'i@m.ru',
      phone: '',
      password: '',
      person_role: 2,
      registartion_url: '',
    }
    const calls = [
      api.auth.register({ query: {}, body: register }),
      api.orders.createOrder({ body: ORDER_BODY }),
      api.orders.createRegistrationOrder({
        body: { ...ORDER_BODY, phone: '', email: '', registartion_url: '' },
      }),
      api.orders.listOrders({ query: {} }),
      api.products.listProducts({ query: {} }),
    ]
    await Promise.allSettled(calls)
    const siteOf = Object.fromEntries(
      server.requests.map(({ method, url, headers }) => [`${method} ${url}`, headers['source-site']]),
    )
    expect(siteOf).toEqual({
      'POST /api/register': 'realty.localhost',
      'POST /api/order': 'realty.localhost',
      'POST /api/regorder': 'realty.localhost',
      'GET /api/orders': undefined,
      'GET /api/products': undefined,
    })
  })

  it('carry a fresh idempotency key with an order, or the one that is given', async () => {
    server.answerWith(json({ data: ORDER }))
    const api = client()
    await api.orders.createOrder({ body: ORDER_BODY })
    await api.orders.createOrder({ body: ORDER_BODY })
    await api.orders.createOrder({ body: ORDER_BODY, idempotencyKey: 'mine' })
    const [first, second, given] = server.requests.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toMatch(/^[0-9a-f-]{36}$/)
    expect([first === second, given]).toEqual([false, 'mine'])
    await api.orders.listOrders({ query: {} }).catch(() => {})
    expect(server.last().headers).not.toHaveProperty('idempotency-key')
  })

  it('carry the number of the consents', async () => {
    server.answerWith(json({ data: { order: ORDER, person: { email: 'i@m.ru' } } }))
    const body = { ...ORDER_BODY, phone: '', email: 'i@m.ru', registartion_url: '' }
    await client().orders.createRegistrationOrder({ body, consentId: UUID })
    expect(server.last().headers['consent-id']).toBe(UUID)
  })
})
