import { ApiError, createApiClient, followChanges, type ApiClient } from '@proverka/api'
import { freshEmail, FLAT, LADOGIN, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/* The published client as a program uses it, against the running server. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const baseUrlOf = () => `http://127.0.0.1:${server.port}/api`
const clientWith = (token: string) => createApiClient({ baseUrl: baseUrlOf(), getToken: () => token })

/** A client that goes by the token of its sign-in. */
async function signedIn() {
  let token = ''
  const api = createApiClient({ baseUrl: baseUrlOf(), getToken: () => token })
  const session = await api.auth.login({
    body: { username: 'client@example.com', password: 'proverka-demo' },
  })
  token = session.token
  return { api, token }
}

/** Pays a check of a person and follows the order until nothing of it changes any more. */
async function buyAndFollow(api: ApiClient) {
  const email = freshEmail()
  const { consent_id } = await api.auth.saveConsents({
    body: { email, kinds: ['offer', 'personal-data'], page: '/' },
  })
  const { data } = await api.orders.createRegistrationOrder({
    body: {
      email,
      phone: '+7 (999) 123-45-67',
      registartion_url: '/',
      order_items: [
        { product_id: productId('PersonCheck'), object_key: 'Проверяемый', metadata: { ...LADOGIN } },
      ],
    },
    consentId: consent_id,
  })
  const { id, payment_data } = data.order
  await api.payment.decideTestPayment({
    params: { token: payment_data?.confirmation.confirmation_token ?? '' },
    body: { decision: 'pay' },
  })
  await api.payment.reportWidgetResult({ body: { order_id: id, result: 'success' } })
  let changes = 0
  await followChanges({
    watch: (signal) => api.orders.watchOrder({ params: { id }, signal }),
    onChange: () => changes++,
  })
  return { id, changes }
}

const refusalOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof ApiError ? [error.statusCode, error.code] : error
}

describe('a client outside a browser', () => {
  it('signs in with the cookie that its token is bound to', async () => {
    const { api } = await signedIn()
    expect(await api.orders.getOrderSummary({ query: {} })).toMatchObject({ count: expect.any(Number) })
  })

  it('follows the order of a guest and takes its document', async () => {
    const api = createApiClient({ baseUrl: baseUrlOf() })
    const { id, changes } = await buyAndFollow(api)
    expect(changes).toBeGreaterThan(0)
    const order = await api.orders.getOrder({ params: { id } })
    expect(order.items.map(({ status }) => status)).toEqual(['done'])
    const file = await api.files.downloadOrder({ query: { orderID: id, fileType: 'pdf' } })
    expect(
      Buffer.from(await file.blob.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const stranger = createApiClient({ baseUrl: baseUrlOf() })
    expect(await refusalOf(stranger.orders.getOrder({ params: { id } }))).toEqual([
      401,
      'auth/token-required',
    ])
  })

  it('is refused everywhere with a wrong token, also where a guest would get an answer', async () => {
    const { token } = await signedIn()
    const query = { kadastrNumber: FLAT }
    for (const [sent, code] of [
      [`api_${'x'.repeat(43)}`, 'auth/token-invalid'],
      ['nonsense', 'auth/token-unbound'],
      [token, 'auth/token-unbound'],
    ] as const)
      expect(await refusalOf(clientWith(sent).products.listProducts({ query }))).toEqual([401, code])
  })

  it('signs in anew with the token that has ended', async () => {
    const { api, token } = await signedIn()
    await api.auth.logout({ query: {} })
    expect(await refusalOf(api.products.listProducts({ query: {} }))).toEqual([401, 'auth/token-invalid'])
    const body = { username: 'client@example.com', password: 'proverka-demo' }
    expect((await api.auth.login({ body })).token).not.toBe(token)
  })

  it('needs no cookie with a key of the API', async () => {
    const { api } = await signedIn()
    const { token } = await api.apiToken.renewApiToken({ query: {} })
    expect(
      await clientWith(token).products.listProducts({ query: { kadastrNumber: FLAT } }),
    ).not.toHaveLength(0)
  })
})

describe('a page of the site', () => {
  it('gets what guests get with a token that has ended, and finds out by its check', async () => {
    const headers = { authorization: 'Bearer ended', 'sec-fetch-site': 'same-origin' }
    expect((await server.send('/api/products', { headers })).status).toBe(200)
    expect((await server.send('/api/products', { headers: { authorization: 'Bearer ended' } })).status).toBe(
      401,
    )
  })
})
