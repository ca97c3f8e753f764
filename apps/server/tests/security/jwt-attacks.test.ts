import { contract, permissionOf } from '@proverka/api/contract'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from '../setup/admin.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { cookiesOf, credentialsOf } from '@proverka/test-support/visitor'
import type { Loot } from './forge-token.ts'
import { FORGED } from './forged-tokens.ts'
import { MISPLACED } from './misplaced-tokens.ts'
import { callRaw, PROTECTED, type RawCall } from './protected-endpoints.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const FORGERIES = [...FORGED, ...MISPLACED]
const BINDING = 'proverka_bind'
const NOBODY = { valid: false, account: null, person: null, tariff: null }
const clock = createTestClock()

let server: TestServer
let admin: Visitor
let loot: Loot
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
  const client = server.visit()
  await client.signIn('client@example.com')
  const elsewhere = server.visit('fiz-pro')
  await elsewhere.signIn('admin@example.com')
  const ended = await visitAsAdmin(server)
  await ended.call(contract.auth.logout, { query: {} })
  const token = admin.token ?? ''
  const { kid = '' } = decodeProtectedHeader(token)
  loot = {
    token,
    claims: decodeJwt(token),
    kid,
    secret: await secretOf(kid),
    cookie: cookiesOf(admin),
    binding: admin.cookies.get(BINDING) ?? '',
    client: sessionOf(client),
    otherBrand: sessionOf(elsewhere),
    ended: sessionOf(ended),
  }
})
afterAll(() => server.stop())

const sessionOf = (visitor: Visitor) => ({
  token: visitor.token ?? '',
  cookie: cookiesOf(visitor),
  sid: String(decodeJwt(visitor.token ?? '')['sid']),
})

async function secretOf(kid: string): Promise<Buffer> {
  const [row] = await server.sql('select secret from signing_keys where id = $1', [kid])
  return Buffer.from(String(row?.['secret']), 'base64url')
}

/** The status of a call at each of the protected endpoints. */
async function statusesOf(call: RawCall): Promise<number[]> {
  const replies = await Promise.all(PROTECTED.map(([, endpoint]) => callRaw(server.port, endpoint, call)))
  return replies.map(({ status }) => status)
}

describe('a token', () => {
  it('that is genuine is accepted at every endpoint of the table, in all areas', async () => {
    const statuses = await statusesOf({ headers: credentialsOf(admin), body: '{}' })
    expect(statuses).not.toContain(401)
    const areas = new Set(PROTECTED.map(([name]) => name.split('.')[0]))
    expect(areas.size).toBeGreaterThan(10)
    expect(
      new Set(PROTECTED.map(([, endpoint]) => (permissionOf(endpoint) ? 'staff' : endpoint.access))),
    ).toEqual(new Set(['order', 'user', 'partner', 'staff']))
  })

  it.each(FORGERIES)('is refused everywhere: %s', async (_, forge) => {
    // Node itself refuses headers that are too long.
    const refusals = new Set([401, 431])
    const accepted = (await statusesOf(forge(loot))).filter((status) => !refusals.has(status))
    expect(accepted).toEqual([])
  })

  it.each(FORGERIES)('belongs to nobody: %s', async (_, forge) => {
    const { status, text } = await callRaw(server.port, contract.auth.checkToken, forge(loot))
    const data: unknown = status === 431 ? NOBODY : JSON.parse(text).data
    expect(data).toEqual(NOBODY)
  })

  it('of a key that was taken away is refused a minute later, at every endpoint', async () => {
    const secret = Buffer.alloc(32, 7)
    await server.sql(`insert into signing_keys (id, secret, created_at) values ('rotated', $1, $2)`, [
      secret.toString('base64url'),
      new Date(clock.now().getTime() - HOUR_MS),
    ])
    clock.advance(MINUTE_MS)
    const token = await new SignJWT({ ...loot.claims })
      .setProtectedHeader({ alg: 'HS256', kid: 'rotated' })
      .sign(secret)
    const headers = { authorization: `Bearer ${token}`, cookie: loot.cookie }
    expect(await statusesOf({ headers })).not.toContain(401)
    await server.sql(`delete from signing_keys where id = 'rotated'`)
    clock.advance(MINUTE_MS)
    expect(new Set(await statusesOf({ headers }))).toEqual(new Set([401]))
  })

  it('is accepted still after all that', async () => {
    expect(await statusesOf({ headers: credentialsOf(admin), body: '{}' })).not.toContain(401)
  })
})
