import { contract } from '@proverka/api/contract'
import { freshEmail, LADOGIN, orderAsGuest } from '@proverka/test-support/guest-order'
import { cookiesOf } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSites } from './setup/built-site.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const HOST = 'realty.localhost'
const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

describe('A page of one visitor', () => {
  let sites: Awaited<ReturnType<typeof buildSites>>
  let server: TestServer
  let buyer: Visitor
  let orderId: string
  beforeAll(async () => {
    sites = await buildSites()
    server = await startTestServer({ pages: sites.pages })
    buyer = server.visit()
    const { order } = await orderAsGuest(buyer, [
      { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
    ])
    orderId = order.id
  })
  afterAll(async () => {
    await server.stop()
    await sites.remove()
  })

  /** As a browser asks, which sends the token as a cookie. */
  const open = (visitor: Visitor, headers: Record<string, string> = {}, path = `/order/${orderId}/`) => {
    const cookie = [cookiesOf(visitor), visitor.token && `jwt=${visitor.token}`].filter(Boolean).join('; ')
    return server.get(path, HOST, { ...OPENED, ...(cookie && { cookie }), ...headers })
  }
  const isFrame = (text: string) =>
    text.includes('data-calls') && !text.includes('свой') && !text.includes('войдите')

  it('is drawn with what the cookies open, and kept by nobody', async () => {
    const { status, text, headers } = await open(buyer)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(text).toContain('realty: заказ, свой')
    expect(text).toContain(orderId)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    // The data are there: nothing asks a second time.
    expect(text).not.toContain('data-calls')
    const end = /"tokenEnd":"([^"]*)"/.exec(text)?.[1] ?? ''
    expect([end.length > 0, buyer.token?.endsWith(end)]).toEqual([true, true])
    expect(text).not.toContain(buyer.token)
  })

  it('is logged as the same reading as its call', async () => {
    const count = async () => {
      const [row] = await server.sql('select count(*)::int as count from personal_data_reads')
      return Number(row?.['count'])
    }
    const admin = await visitAsAdmin(server)
    const before = await count()
    expect((await open(admin)).text).toContain('свой')
    expect((await count()) - before).toBe(1)
    // Within ten minutes the same reader, subject and call are one reading.
    await admin.call(contract.orders.getOrder, { params: { id: orderId } })
    expect((await count()) - before).toBe(1)
  })

  it('opens by the secret of the browser alone, in which a guest ordered', async () => {
    const guest = { ...buyer, token: undefined }
    const { text } = await open(guest)
    expect(text).toContain('свой')
    expect(text).toContain('"tokenEnd":""')
  })

  it('is a frame for another person, for a stolen token and for one of another browser', async () => {
    const other = server.visit()
    await register(other, freshEmail())
    const stolen = { ...buyer, cookies: new Map<string, string>() }
    const elsewhere = { ...buyer, cookies: other.cookies }
    expect(isFrame((await open(other)).text)).toBe(true)
    for (const visitor of [stolen, elsewhere]) {
      const { text } = await open(visitor)
      expect(text).not.toContain('свой')
      expect(text).not.toContain(orderId)
    }
  })

  it('asks nobody in particular to sign in, the same at every address, and that may be kept', async () => {
    const nobody = server.visit()
    const one = await open(nobody)
    const other = await open(nobody, {}, '/order/11111111-1111-4111-8111-111111111111/')
    expect(one.text).toContain('realty: заказ, войдите')
    expect([other.text, other.headers['etag']]).toEqual([one.text, one.headers['etag']])
    expect(one.headers['cache-control']).toBe('no-cache')
    // An address that cannot be one says so in the browser.
    const none = await open(nobody, {}, '/order/none/')
    expect([none.status, isFrame(none.text)]).toEqual([404, true])
  })

  it.each([
    ['is fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['is asked for by a script', { 'sec-fetch-dest': 'empty' }],
    ['is framed', { 'sec-fetch-dest': 'iframe' }],
  ])('is no reading when it %s: a frame', async (_, headers) => {
    const { text, headers: answered } = await open(buyer, headers)
    expect(isFrame(text)).toBe(true)
    expect(answered['cache-control']).toBe('no-cache')
  })

  it.each(['?jwt_token=link_1', '?id=1'])('leaves a link that signs in to the browser: %s', async (query) => {
    const { text } = await open(buyer, {}, `/order/${orderId}/${query}`)
    expect(text).not.toContain('свой')
    expect(text).not.toContain('войдите')
  })

  it('never holds in the kept page what one visitor saw', async () => {
    await open(buyer)
    const { text } = await open(server.visit())
    expect(text).not.toContain('свой')
    expect(text).not.toContain(orderId)
  })
})
