import { randomUUID } from 'node:crypto'
import { UNKNOWN_ERROR_TEXT } from '@proverka/domain/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import type { HostRequest } from '@proverka/test-support/host-fetch'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

interface Line {
  readonly msg: string
  readonly requestId?: string
  readonly code?: string
}

const lines: Line[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    { logLevel: 'info', limits: { ...NO_LIMITS, callsPerMinute: 40 } },
    { logDestination: { write: (line) => void lines.push(JSON.parse(line) as Line) } },
  )
})
afterAll(() => server.stop())

const json = (method: string, body: unknown): HostRequest => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const LOGIN = json('POST', { username: 'nobody@example.com', password: 'x' })

async function refusalOf(path: string, options: HostRequest = {}) {
  const { status, headers, text } = await server.send(path, options)
  return { status, id: String(headers['x-request-id']), body: JSON.parse(text) as Record<string, unknown> }
}

describe('A refusal says its text, its code and the number of its request', () => {
  it.each<[string, string, HostRequest, number, object]>([
    ['of a call that is none', '/api/none', {}, 404, { code: 'call/not-found', error: 'Такого вызова нет' }],
    [
      'of a thing that is not there',
      `/api/check_order_paid/${randomUUID()}`,
      {},
      404,
      { code: 'order/not-found', error: 'Заказ не найден' },
    ],
    [
      'of input, with its field',
      '/api/check_order_paid/no-id',
      {},
      400,
      { code: 'input/invalid', error: 'Неизвестный номер', field: 'params.id' },
    ],
    [
      'of someone who is not signed in',
      '/api/orders',
      {},
      401,
      { code: 'auth/token-required', error: 'Войдите, чтобы продолжить' },
    ],
    ['of a download', '/api/files/none.pdf', {}, 401, { code: 'auth/token-required' }],
    [
      'of a body that is too large',
      '/api/login',
      { ...LOGIN, headers: { ...LOGIN.headers, 'content-length': '2000000' } },
      413,
      { code: 'input/too-large' },
    ],
  ])('%s', async (_, path, options, status, expected) => {
    const refusal = await refusalOf(path, options)
    expect(refusal).toMatchObject({ status, body: expected })
    expect(refusal.body.requestId).toBe(refusal.id)
  })

  it('of a failure, and the line of the log has the same number and code', async () => {
    await server.sql('alter table tariffs rename to tariffs_away')
    const { status, body, id } = await refusalOf('/api/tariff/get_all')
    await server.sql('alter table tariffs_away rename to tariffs')
    expect([status, body]).toEqual([
      500,
      { error: UNKNOWN_ERROR_TEXT, code: 'server/unknown', requestId: id },
    ])
    const line = await until('the line of the request', async () =>
      lines.find(({ msg, requestId }) => msg === 'request' && requestId === id),
    )
    expect(line.code).toBe('server/unknown')
  })
  it('over a limit, with the moment from which it works again', async () => {
    for (let call = 0; call < 40; call += 1) await server.send('/api/products')
    const { status, body, id } = await refusalOf('/api/products')
    expect([status, body.code, body.requestId]).toEqual([429, 'rate/limit', id])
    expect(Date.parse(String(body.retry_at))).toBeGreaterThan(Date.now())
  })
})
