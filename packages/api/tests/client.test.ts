import { describe, expect, it } from 'vitest'
import { dropEmpty } from '../src/client/build-request.ts'
import { contract, type Endpoint } from '../src/contract/index.ts'
import { ApiError, ContractError, isAbort } from '../src/index.ts'
import { orderQueries, suggestQueries } from '../src/queries/index.ts'
import { failureOf } from './failure-of.ts'
import { openWire } from './open-wire.ts'
import { eventually, json, startWireServer } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const PERSON = { id: UUID, email: 'ivan@mail.ru', name: 'Иван', phone: null, person_role: 1 }
const OBJECT = {
  Number: '77:01:0001001:1',
  Address: 'г. Образцовск',
  Area: 54.3,
  AreaOKC: null,
  Level: '5',
  ObjectType: 'Помещение',
  TypeOKC: '',
  Status: '',
}
const OBJECT_INFO = {
  object: OBJECT,
  confirmed: true,
  asked_at: '2026-11-22T10:00:00.000Z',
  record: { cost: null, cost_at: null, registered_at: null, cancelled_at: null, successors: [] },
  products: [],
  average_time: { EgrnObject: 30 },
}

const { server, client } = await openWire()

describe('a request', () => {
  it('[VALID-21] leaves out what is empty and keeps 0 and false', async () => {
    expect(dropEmpty({ a: '', b: '1', c: undefined, d: null, e: 0, f: false })).toEqual({
      b: '1',
      e: '0',
      f: 'false',
    })
    await client().products.listProducts({
      query: { campaign: '', coupon: 'S', partnerID: undefined },
    })
    expect(server.last().url).toBe('/api/products?coupon=S')
    await client().products.listProducts({ query: { campaign: '' } })
    expect(server.last().url).toBe('/api/products')
  })

  it('[CALL-001] for products sends what is given and gets them with their prices', async () => {
    const product = {
      product_id: UUID,
      product_name: 'EgrnObject',
      product_name_ru: 'Выписка',
      product_description: 'Собственники, обременения',
      product_price: 499,
      price_components: [],
      coupons: [],
    }
    server.answerWith(json({ data: [product] }))
    const products = await client().products.listProducts({
      query: { coupon: 'S', campaign: '', kadastrNumber: '77:01:0001001:1' },
    })
    expect(server.last()).toMatchObject({
      method: 'GET',
      url: '/api/products?coupon=S&kadastrNumber=77:01:0001001:1',
      body: '',
    })
    expect(products).toEqual([product])
    expect(products[0]?.product_price).toBe(499)
  })

  it('[CALL-003] for an object encodes its key once, a slash as %2F', async () => {
    server.answerWith(json({ data: OBJECT_INFO }))
    const { data } = await client().objects.getObject({ params: { id: '77:01:0001001:1' }, query: {} })
    expect(server.last().url).toBe('/api/object/77%3A01%3A0001001%3A1')
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(OBJECT_INFO).toSorted())
    expect(data.object).toMatchObject({ Area: '54.3', AreaOKC: '' })
    await client().objects.getObject({ params: { id: 'ул Мира, д 5/1?#%2F' }, query: {} })
    expect(decodeURIComponent(server.last().url)).toBe('/api/object/ул Мира, д 5/1?#%2F')
    expect(server.last().url.split('/')).toHaveLength(4)
    expect(server.last().url).toContain('5%2F1%3F%23%252F')
  })

  it('[OBJ-24] for an object may carry the id of an email, and returns both jwt and data', async () => {
    const jwt = { person: PERSON, token: 't' }
    server.answerWith(json({ data: OBJECT_INFO, jwt }))
    const reply = await client().objects.getObject({ params: { id: 'K' }, query: { id: '7' } })
    expect(server.last().url).toBe('/api/object/K?id=7')
    expect(reply).toMatchObject({ data: { average_time: { EgrnObject: 30 } }, jwt })
  })

  it('[AUTH-23] of a new password is form-encoded', async () => {
    server.answerWith(json({ data: { reset: 'ok' } }))
    expect(await client().auth.resetPassword({ body: { username: 'ivan@mail.ru' } })).toEqual({ reset: 'ok' })
    expect(server.last()).toMatchObject({ method: 'PUT', url: '/api/reset', body: 'username=ivan%40mail.ru' })
    expect(server.last().headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  })

  it('with a file travels as multipart', async () => {
    server.answerWith(json({ data: { order_item_id: UUID, status: 'done' } }))
    const file = new File(['<extract/>'], 'выписка.xml', { type: 'text/xml' })
    await client().admin.updateManually({ body: { order_item_id: UUID, file } })
    const { headers, body } = server.last()
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain(UUID)
    expect(body).toContain('filename="выписка.xml"')
    expect(body).toContain('<extract/>')
  })

  it('[ORDER-12] for orders asks by 20 times the page', async () => {
    server.answerWith(json({ data: { orders: [], count: 0 } }))
    const api = client()
    for (const [page, offset] of [
      [0, 0],
      [3, 60],
    ] as const) {
      const { queryFn } = orderQueries.list(api, {}, page)
      const context = { signal: new AbortController().signal }
      await (queryFn as (context: object) => Promise<unknown>)(context)
      expect(server.last().url).toBe(`/api/orders?offset=${offset}`)
    }
  })

  it('goes to the path of each endpoint, with its method', async () => {
    const seen: string[] = []
    const expected: string[] = []
    for (const [area, endpoints] of Object.entries(contract)) {
      for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
        // A client each: the throttle is not the subject here.
        const call = (
          client() as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>
        )[area]?.[name]
        const params = { id: UUID, path: 'a/b.pdf', token: 't', provider: 'test' }
        await call?.({ params, query: {}, ...(endpoint.body && { body: { a: '1' } }) }).catch(() => {})
        const { method, url, headers } = server.last()
        seen.push(`${method} ${url} ${headers['content-type'] ?? ''}`.replace(/;.*/, '').trim())
        const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: keyof typeof params) => params[key])
        const type = {
          json: 'application/json',
          form: 'application/x-www-form-urlencoded',
          multipart: 'multipart/form-data',
        }
        expected.push(`${endpoint.method} /api${path} ${endpoint.body ? type[endpoint.bodyType] : ''}`.trim())
      }
    }
    expect(seen).toEqual(expected)
  })
})

describe('an answer', () => {
  it('[CALL-167] is the content of data; without it, an error with statusCode 500', async () => {
    server.answerWith(json({ data: { is_order_paid: true } }))
    const ask = () => client().orders.checkOrderPaid({ params: { id: UUID } })
    expect(await ask()).toEqual({ is_order_paid: true })
    for (const body of ['{}', '{"is_order_paid":true}', 'null', '[]', '"x"', '', '<html></html>']) {
      server.answerWith({ body })
      expect([body, await failureOf(ask())]).toMatchObject([body, { name: 'ApiError', statusCode: 500 }])
    }
  })

  it('that breaks the contract names the endpoint and the path to the bad field', async () => {
    server.answerWith(json({ data: { ...OBJECT_INFO, average_time: { EgrnObject: 'soon' } } }))
    const error = await failureOf(client().objects.getObject({ params: { id: 'K' }, query: {} }))
    expect(error).toBeInstanceOf(ContractError)
    expect(error).toMatchObject({
      endpointId: 'CALL-003',
      path: 'data.average_time.EgrnObject',
      message: 'Что то пошло не так, неизвестная ошибка',
    })
    server.answerWith(json({ data: OBJECT_INFO, jwt: { token: 't' } }))
    expect(await failureOf(client().objects.getObject({ params: { id: 'K' }, query: {} }))).toMatchObject({
      path: 'jwt.person',
    })
  })
})

describe('giving up', () => {
  it('[SEARCH-24] a search rejects with a cancel error and aborts the fetch', async () => {
    server.answerWith({ silent: true })
    const controller = new AbortController()
    const search = failureOf(
      client().objects.searchObjects({ query: { query: 'Кленовая' }, signal: controller.signal }),
    )
    await eventually(() => server.requests.length === 1)
    controller.abort()
    expect(isAbort(await search)).toBe(true)
    await eventually(() => server.last().isCut)
  })

  it('[CALL-161] suggestions cancels their request, which has the query and count 8', async () => {
    server.answerWith({ silent: true })
    const controller = new AbortController()
    const { queryFn } = suggestQueries.addresses(client(), 'ул. Кленовая, 1', 8)
    const suggestions = failureOf(
      (queryFn as (context: object) => Promise<unknown>)({ signal: controller.signal }),
    )
    await eventually(() => server.requests.length === 1)
    const { pathname, searchParams } = new URL(server.last().url, server.baseUrl)
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/api/suggest/address',
      { query: 'ул. Кленовая, 1', count: '8' },
    ])
    controller.abort()
    expect(isAbort(await suggestions)).toBe(true)
    await eventually(() => server.last().isCut)
  })

  it('is no failure of the server', () => {
    expect(isAbort(new ApiError('x', 500, undefined))).toBe(false)
    expect(isAbort(new DOMException('', 'TimeoutError'))).toBe(false)
  })
})

it('[CONST-02] full information may take 40 s', () => {
  expect(contract.objects.getObjectFull.timeoutMs).toBe(40_000)
})

it('suggestions may come from another host', async () => {
  const other = await startWireServer()
  other.answerWith({ body: '{"suggestions":[]}' })
  const api = client({ suggestUrl: other.baseUrl })
  await api.suggest.suggestAddresses({ query: { query: 'a' } })
  expect([other.requests.length, server.requests.length]).toEqual([1, 0])
  await other.stop()
})
