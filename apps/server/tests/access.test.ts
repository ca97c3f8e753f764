import { contract, type Endpoint } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm } from './setup/extract-files.ts'
import {
  FLAT,
  freshEmail,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from './setup/guest-order.ts'
import { giveConsents, PASSWORD, register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

type Caller = 'guest' | 'stranger' | 'owner' | 'admin'

const CALLERS: readonly Caller[] = ['guest', 'stranger', 'owner', 'admin']

interface Row {
  /** Expected statuses in the order of `CALLERS`. */
  readonly statuses: readonly [number, number, number, number]
  readonly input: (by: Caller, visitor: Visitor) => object | Promise<object>
  readonly headers?: (visitor: Visitor, input: object) => Promise<Record<string, string>>
}

const OPEN = [200, 200, 200, 200] as const
const SIGNED_IN = [401, 200, 200, 200] as const
const OWN = [401, 403, 200, 200] as const
const ADMIN = [401, 403, 403, 200] as const

let server: TestServer
const callers = {} as Record<Caller, Visitor>
const things = {
  order: '',
  unpaidOrder: '',
  paymentToken: '',
  report: '',
  property: '',
  ownersOf: {} as Record<Caller, string>,
  tasksOf: {} as Record<Caller, string>,
}

beforeAll(async () => {
  server = await startTestServer()
  for (const caller of CALLERS) callers[caller] = server.visit()
  await register(callers.stranger)
  await callers.admin.signIn('admin@example.com')
  const { order } = await orderAsGuest(callers.owner, [
    { product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN },
    { product: 'RiskAssessmentOwner' },
    { product: 'RiskAssessmentOwner' },
    { product: 'EgrnObject', key: BUILDING_NUMBER },
  ])
  await payInWidget(callers.owner, order)
  const [person = '', firstOwner = '', secondOwner = '', property = ''] = order.order_items.map(
    ({ order_item_id }) => order_item_id,
  )
  for (const id of [firstOwner, secondOwner]) await itemIn(callers.owner, id, 'actionrequired')
  await itemIn(callers.owner, property, 'done')
  const { report } = await itemIn(callers.owner, person, 'done')
  const open = report?.tasks.filter(({ answer }) => answer.kind === 'not-checked') ?? []
  const unpaid = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
  Object.assign(things, {
    order: order.id,
    unpaidOrder: unpaid.order.id,
    paymentToken: unpaid.order.payment_data?.confirmation.confirmation_token,
    report: person,
    property,
    ownersOf: { guest: firstOwner, stranger: firstOwner, owner: firstOwner, admin: secondOwner },
    tasksOf: {
      guest: open[0]?.task_id,
      stranger: open[0]?.task_id,
      owner: open[0]?.task_id,
      admin: open[1]?.task_id,
    },
  })
})
afterAll(() => server.stop())

const item = () => ({ product_id: productId('EgrnObject'), object_key: FLAT })

const consentsOf = (visitor: Visitor, { body }: { body?: { email: string } }) =>
  giveConsents(visitor, body?.email ?? '')

/** Who may call what: one row per endpoint of the contract. */
const MATRIX: Readonly<Record<string, Row>> = {
  'admin.updateManually': {
    statuses: ADMIN,
    input: () => ({ body: extractForm(things.property, extractFile(BUILDING)) }),
  },
  'auth.register': {
    statuses: OPEN,
    input: () => ({
      query: {},
      body: {
        name: 'Лида',
        email: freshEmail(),
        phone: '89991234567',
        password: PASSWORD,
        person_role: Role.Realtor,
        registartion_url: '/',
      },
    }),
    headers: consentsOf,
  },
  'auth.login': {
    statuses: OPEN,
    input: () => ({ body: { username: 'client@example.com', password: 'proverka-demo' } }),
  },
  'auth.checkToken': { statuses: OPEN, input: () => ({}) },
  'auth.resetPassword': { statuses: OPEN, input: () => ({ body: { username: 'nobody@example.com' } }) },
  'auth.saveConsents': {
    statuses: OPEN,
    input: () => ({ body: { email: freshEmail(), kinds: ['offer'], page: '/' } }),
  },
  'events.recordEvent': { statuses: OPEN, input: () => ({ body: { event: 'order', params: {}, url: '/' } }) },
  'objects.getObject': { statuses: OPEN, input: () => ({ params: { id: FLAT }, query: {} }) },
  'objects.getObjectFull': { statuses: OPEN, input: () => ({ params: { id: FLAT }, query: {} }) },
  'objects.searchObjects': { statuses: OPEN, input: () => ({ query: { query: FLAT } }) },
  'orders.createOrder': { statuses: SIGNED_IN, input: () => ({ body: { order_items: [item()] } }) },
  'orders.createRegistrationOrder': {
    statuses: OPEN,
    input: () => ({
      body: { email: freshEmail(), phone: '89991234567', registartion_url: '/', order_items: [item()] },
    }),
    headers: consentsOf,
  },
  // The ids of orders and the tokens of payments are unguessable: whoever has one may use it.
  'orders.checkOrderPaid': { statuses: OPEN, input: () => ({ params: { id: things.order } }) },
  'orders.listOrders': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
  'orders.resumePayment': { statuses: OPEN, input: () => ({ params: { id: things.unpaidOrder } }) },
  'payment.reportWidgetResult': {
    statuses: OPEN,
    input: () => ({ body: { order_id: things.order, result: 'success' } }),
  },
  'payment.receiveWebhook': {
    statuses: [404, 404, 404, 404],
    input: () => ({
      params: { provider: 'test' },
      body: { event: 'payment.succeeded', object: { id: 'x' } },
    }),
  },
  'payment.getTestPayment': { statuses: OPEN, input: () => ({ params: { token: things.paymentToken } }) },
  'payment.decideTestPayment': {
    statuses: OPEN,
    input: () => ({ params: { token: things.paymentToken }, body: { decision: 'decline' } }),
  },
  'products.listProducts': { statuses: OPEN, input: () => ({ query: {} }) },
  'reports.getReport': { statuses: OWN, input: () => ({ params: { id: things.report } }) },
  'reports.downloadFile': {
    statuses: OWN,
    input: () => ({ params: { path: `reports/${things.report}.pdf` } }),
  },
  'reports.restartTask': {
    statuses: OWN,
    input: (by) => ({ body: { task_id: things.tasksOf[by] } }),
  },
  'reports.updateOrderItem': {
    statuses: OWN,
    input: (by) => ({
      body: { order_item_id: things.ownersOf[by], metadata: { ownersData: [LADOGIN.person] } },
    }),
  },
  'site.getSite': { statuses: OPEN, input: () => ({}) },
  'suggest.suggestAddresses': { statuses: OPEN, input: () => ({ query: { query: 'Кленовая' } }) },
  // Ends the sessions, so it comes last.
  'auth.logout': { statuses: SIGNED_IN, input: () => ({}) },
}

const endpoints = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
  ),
)

describe('access', () => {
  it('has a row for every endpoint and none for others', () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual([...endpoints.keys()].toSorted())
  })

  it.each(Object.keys(MATRIX))('%s', async (name) => {
    const row = MATRIX[name] as Row
    const endpoint = endpoints.get(name) as Endpoint
    const seen: number[] = []
    const refusals: unknown[] = []
    for (const by of CALLERS) {
      const visitor = callers[by]
      const input = await row.input(by, visitor)
      const reply = await visitor.call(endpoint, input as never, await row.headers?.(visitor, input))
      seen.push(reply.status)
      refusals.push(...(reply.status === 200 ? [] : [reply.error]))
    }
    expect(seen).toEqual(row.statuses)
    expect(refusals.every((error) => /[а-яё]/i.test(String(error)))).toBe(true)
  })

  it('agrees with what the contract declares', () => {
    for (const [name, { access }] of endpoints) {
      const [guest, stranger] = MATRIX[name]?.statuses ?? []
      expect([name, guest === 401]).toEqual([name, access !== 'guest'])
      expect([name, access === 'admin' && stranger !== 403]).toEqual([name, false])
    }
  })
})

describe('what is not there', () => {
  const absent = crypto.randomUUID()
  const calls: [string, Endpoint, object][] = [
    ['a report', contract.reports.getReport, { params: { id: absent } }],
    ['a file', contract.reports.downloadFile, { params: { path: `reports/${absent}.pdf` } }],
    ['a task', contract.reports.restartTask, { body: { task_id: absent } }],
    ['an order', contract.orders.checkOrderPaid, { params: { id: absent } }],
    ['an order to pay', contract.orders.resumePayment, { params: { id: absent } }],
    [
      'a widget result',
      contract.payment.reportWidgetResult,
      { body: { order_id: absent, result: 'success' } },
    ],
    ['a payment', contract.payment.getTestPayment, { params: { token: 'test-made-up' } }],
    [
      'a decision',
      contract.payment.decideTestPayment,
      { params: { token: 'test-made-up' }, body: { decision: 'pay' } },
    ],
    [
      'an item to update',
      contract.reports.updateOrderItem,
      { body: { order_item_id: absent, metadata: { ownersData: [LADOGIN.person] } } },
    ],
  ]

  it.each(calls)('%s answers 404, also to an admin', async (_, endpoint, input) => {
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    const { status, error } = await admin.call(endpoint, input as never)
    expect([status, typeof error]).toEqual([404, 'string'])
  })

  it.each([
    ['GET', '/api/no-such-call'],
    ['GET', '/api/'],
    ['GET', '/api'],
    ['DELETE', '/api/orders'],
    ['POST', '/api/healthz'],
  ])('%s %s answers 404 in JSON', async (method, path) => {
    const { status, headers, text } = await server.send(path, { method })
    expect([status, headers['content-type']]).toEqual([404, 'application/json'])
    expect(JSON.parse(text)).toEqual({ error: 'Такого вызова нет' })
  })
})

describe('files', () => {
  it('[CALL-040] come as a blob to their owner; an unknown one and any way out of the folder is a 404', async () => {
    const owner = server.visit()
    const { order } = await orderAsGuest(owner, [{ product: 'EgrnObject' }])
    await payInWidget(owner, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(owner, id, 'done')
    const headers = {
      authorization: `Bearer ${owner.token}`,
      cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; '),
    }
    const get = (path: string) => server.send(`/api/files/${path}`, { headers })

    const file = await get(`reports/${id}.pdf`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+\.pdf$/)

    const tricks = [
      `../reports/${id}.pdf/..`,
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '....//....//etc/passwd',
      `reports/../../${id}.pdf`,
      `reports%2f..%2fextracts%2f${id}.pdf`,
      `reports/${id}.pdf%00.txt`,
      `reports/${id}.pdf/`,
      `reports//${id}.pdf`,
      `reports/${id}.PDF`,
      `reports/${'-'.repeat(36)}.pdf`,
      `extracts/${id}.xml`,
      'C:%5Cwindows%5Cwin.ini',
      '%ff%fe',
      'reports',
    ]
    for (const path of tricks) {
      const reply = await get(path)
      expect([path, reply.status < 500, reply.text.includes('root:')]).toEqual([path, true, false])
      expect([path, [400, 404].includes(reply.status)]).toEqual([path, true])
    }
    const missing = await get('reports/nothing.pdf')
    expect([missing.status, JSON.parse(missing.text)]).toEqual([404, { error: 'file not found' }])
    const outside = await get('..%2f..%2fserver%2fpackage.json')
    expect([outside.status, JSON.parse(outside.text)]).toEqual([404, { error: 'file not found' }])
  })
})

describe('hostile input', () => {
  it.each([
    ['an id that is none', '/api/check_order_paid/1%27%20or%201=1'],
    ['a broken escape', '/api/object/%E0%A4%A'],
    ['a zero byte', '/api/search?query=%00'],
    ['quotes and operators', `/api/search?query=${encodeURIComponent("'':* & | ! <-> \\ ( )")}`],
    ['only a quote', '/api/search?query=%27'],
    ['a huge number', '/api/orders?offset=99999999999999999999'],
    ['a doubled parameter', '/api/search?query=a&query=b'],
  ])('%s is answered, not with a failure of the server', async (_, path) => {
    expect((await server.send(path)).status).toBeLessThan(500)
  })

  it('of any kind in a search is answered with a list', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...`'"\\:*&|!()<->%_ аяЁ1/.,;`), maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        for (const path of ['search?query', 'suggest/address?query', 'object/x?id']) {
          const { status } = await server.send(`/api/${path}=${encodeURIComponent(text.toWellFormed())}`)
          expect([path, [200, 400].includes(status)]).toEqual([path, true])
        }
      }),
      { numRuns: 150, seed: 20_261_121 },
    )
  })

  it.each([
    ['no JSON', '{"username":', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a zero byte', '{"username":"a\\u0000","password":"b"}', 'application/json'],
    ['a type nobody knows', 'x', 'image/png'],
  ])('a body that is %s is a 400 in Russian', async (_, body, type) => {
    const reply = await server.send('/api/login', { method: 'POST', headers: { 'content-type': type }, body })
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([
      400,
      'Проверьте данные: часть полей заполнена неверно',
    ])
  })

  it('more than a call may carry is a 413', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(2 * 1024 * 1024), password: '' })
    const reply = await server.send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([413, 'Запрос слишком большой'])
  })
})
