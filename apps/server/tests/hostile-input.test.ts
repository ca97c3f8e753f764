import { contract, type Endpoint } from '@proverka/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('a body that is nested deep', () => {
  it.each([40, 10_000, 200_000])('%i times is a bad request, and no failure', async (depth) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const nested = `${open.repeat(depth)}1${close.repeat(depth)}`
      const { status } = await server.send('/api/events/opt', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"name":"object","params":${nested},"url":"http://realty.localhost/"}`,
      })
      expect([400, 413]).toContain(status)
      const ordered = await server.send('/api/regorder', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"metadata":${nested}}`,
      })
      expect([400, 413]).toContain(ordered.status)
    }
  })
})

describe('what is not there', () => {
  const absent = crypto.randomUUID()
  const calls: [string, Endpoint, object][] = [
    ['a report', contract.reports.getReport, { params: { id: absent } }],
    ['a file', contract.files.downloadFile, { params: { path: `reports/${absent}.pdf` } }],
    ['a task', contract.risk.restartTask, { body: { task_id: absent } }],
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
    expect(JSON.parse(text)).toMatchObject({ error: 'Такого вызова нет', code: 'call/not-found' })
  })
})

describe('files', () => {
  it('[CALL-040] come as a blob to their owner; an unknown one and any way out of the folder is a 404', async () => {
    const owner = server.visit()
    const { order } = await orderAsGuest(owner, [{ product: 'EgrnObject' }])
    await payInWidget(owner, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(owner, id, 'done')
    const headers = credentialsOf(owner)
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
    expect([missing.status, JSON.parse(missing.text)]).toMatchObject([404, { error: 'file not found' }])
    const outside = await get('..%2f..%2fserver%2fpackage.json')
    expect([outside.status, JSON.parse(outside.text)]).toMatchObject([404, { error: 'file not found' }])
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
    ['half a character', '{"username":"a\\ud800","password":"b"}', 'application/json'],
  ])('a body that is %s is a 400 in Russian', async (_, body, type) => {
    const reply = await server.send('/api/login', { method: 'POST', headers: { 'content-type': type }, body })
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([
      400,
      'Проверьте данные: часть полей заполнена неверно',
    ])
  })

  it('a body of a type nobody knows is a 400 that says so', async () => {
    const headers = { 'content-type': 'image/png' }
    const reply = await server.send('/api/login', { method: 'POST', headers, body: 'x' })
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([
      400,
      'Тело запроса другого вида: проверьте заголовок Content-Type',
    ])
  })

  it('more than a call may carry is a 413', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(2 * 1024 * 1024), password: '' })
    const reply = await server.send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'keep-alive' },
      body,
    })
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([413, 'Запрос слишком большой'])
    // The rest of it is not read, so the connection cannot carry another request.
    expect(reply.headers['connection']).toBe('close')
    const small = await server.send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'keep-alive' },
      body: JSON.stringify({ username: 'a@example.com', password: 'x' }),
    })
    expect([small.status, small.headers['connection']]).toEqual([401, 'keep-alive'])
  })
})
