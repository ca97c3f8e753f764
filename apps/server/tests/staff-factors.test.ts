import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { runResetFactor } from '../src/services/staff/run-reset-factor.ts'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { idOf, PASSWORD, whoIs } from './setup/registration.ts'
import { appCode, setUpApp, visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, orders, staff } = contract
const MINUTE = 60_000
const clock = createTestClock()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    { limits: { ...NO_LIMITS, staffFactorTriesPerHour: 5 }, staff: { key: 'k'.repeat(32) } },
    { clock },
  )
})
afterAll(() => server.stop())
// A time step of its own for each test.
beforeEach(() => clock.advance(2 * MINUTE))

const listOrders = async (visitor: Visitor) => visitor.call(calls.listOrders, { query: {} })
const prove = (visitor: Visitor, code: string) => visitor.call(staff.proveFactor, { body: { code } })
const stateOf = async (visitor: Visitor) => (await visitor.call(staff.getOwnStaff, {})).data

async function signInAgain(member: Visitor): Promise<Visitor> {
  const email = (await whoIs(member)).person?.email ?? ''
  const again = server.visit()
  await again.signIn(email, PASSWORD)
  return again
}

describe('the second step by an app', () => {
  it('[CONSOLE-01] is asked of whoever has set one up, at each sign-in', async () => {
    const member = await visitAsStaff(server, 'operator')
    expect((await stateOf(member)).refusal).toBeNull()
    const { secret, uri, codes } = await setUpApp(member, clock.now())
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\//)
    expect(new Set(codes).size).toBe(10)
    expect(codes.every((code) => /^[a-z]{5}-[a-z]{5}$/.test(code))).toBe(true)
    expect((await listOrders(member)).status).toBe(200)

    const again = await signInAgain(member)
    const refused = await listOrders(again)
    expect([refused.status, refused.error]).toEqual([
      403,
      'Подтвердите вход вторым шагом: кодом из приложения, ключом доступа или запасным кодом',
    ])
    const state = await stateOf(again)
    expect([state.refusal, state.factor.proven_at, state.factor.recovery_codes_left]).toEqual([
      'staff/factor-needed',
      null,
      10,
    ])
    // What every client may do goes on.
    expect((await again.call(orders.getOrderSummary, { query: {} })).status).toBe(200)
    clock.advance(MINUTE)
    expect((await prove(again, appCode(secret, clock.now()))).status).toBe(200)
    expect((await listOrders(again)).status).toBe(200)
  })

  it('[CONSOLE-01] takes a code once, and none of before', async () => {
    const member = await visitAsStaff(server, 'operator')
    const { secret } = await setUpApp(member, clock.now())
    const again = await signInAgain(member)
    const used = await prove(again, appCode(secret, clock.now()))
    expect([used.status, used.error]).toEqual([
      400,
      'Код не подошел. Код из приложения действует 30 секунд и подходит один раз',
    ])
    clock.advance(MINUTE)
    const code = appCode(secret, clock.now())
    const both = await Promise.all([prove(again, code), prove(await signInAgain(member), code)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await prove(again, appCode(secret, new Date(clock.now().getTime() - 30_000)))).status).toBe(400)
  })

  it('limits guesses, and a right code is none', async () => {
    const member = await visitAsStaff(server, 'operator')
    const { secret } = await setUpApp(member, clock.now())
    clock.advance(MINUTE)
    const right = await prove(member, appCode(secret, clock.now()))
    expect(right.status).toBe(200)
    const guesses = []
    for (let guess = 0; guess < 6; guess += 1) guesses.push((await prove(member, `00000${guess}`)).status)
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
    clock.advance(MINUTE)
    expect((await prove(member, appCode(secret, clock.now()))).status).toBe(429)
  })

  it('keeps its secret sealed and its codes hashed', async () => {
    const member = await visitAsStaff(server, 'operator')
    const { secret, codes } = await setUpApp(member, clock.now())
    const rows = JSON.stringify([
      await server.sql('select * from authenticator_apps'),
      await server.sql('select * from recovery_codes'),
    ])
    expect(rows).not.toContain(secret)
    expect(codes.filter((code) => rows.includes(code) || rows.includes(code.replace('-', '')))).toEqual([])
  })

  it('is told once: a second app is refused, an unfinished one replaced', async () => {
    const member = await visitAsStaff(server, 'operator')
    const first = (await member.call(staff.startApp, {})).data
    const second = (await member.call(staff.startApp, {})).data
    expect(second.secret).not.toBe(first.secret)
    const old = await member.call(staff.confirmApp, { body: { code: appCode(first.secret, clock.now()) } })
    expect(old.status).toBe(400)
    expect((await prove(member, appCode(second.secret, clock.now()))).status).toBe(400)
    const code = appCode(second.secret, clock.now())
    expect((await member.call(staff.confirmApp, { body: { code } })).status).toBe(200)
    expect((await member.call(staff.startApp, {})).error).toBe(
      'Приложение уже подключено, сначала отключите его',
    )
  })
})

describe('a recovery code', () => {
  it('[CONSOLE-01] opens once, however it is typed, and is logged', async () => {
    const member = await visitAsStaff(server, 'support')
    const { codes } = await setUpApp(member, clock.now())
    const again = await signInAgain(member)
    const [code = ''] = codes
    expect((await prove(again, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await listOrders(again)).status).toBe(200)
    expect((await prove(again, code)).status).toBe(400)
    expect((await stateOf(again)).factor.recovery_codes_left).toBe(9)
    const chief = await visitAsAdmin(server)
    const [entry] = await logOf(chief, await idOf(member))
    expect(entry?.action).toBe('staff.recovery-code-used')
  })

  it('of another member opens nothing, and new ones end the old', async () => {
    const member = await visitAsStaff(server, 'support')
    const { codes } = await setUpApp(member, clock.now())
    const other = await visitAsStaff(server, 'support')
    await setUpApp(other, clock.now())
    expect((await prove(await signInAgain(other), codes[0] ?? '')).status).toBe(400)
    const renewed = (await member.call(staff.renewRecoveryCodes, {})).data.recovery_codes
    const again = await signInAgain(member)
    expect((await prove(again, codes[0] ?? '')).status).toBe(400)
    expect((await prove(again, renewed[0] ?? '')).status).toBe(200)
  })
})

describe('a factor', () => {
  it('[CONSOLE-01] is changed only minutes after a proof', async () => {
    const member = await visitAsStaff(server, 'editor')
    const { secret } = await setUpApp(member, clock.now())
    clock.advance(11 * MINUTE)
    for (const call of [staff.removeApp, staff.startApp, staff.renewRecoveryCodes, staff.startPasskey]) {
      const { status, error } = await member.call(call, {})
      expect([status, error]).toEqual([
        403,
        'Подтвердите вход вторым шагом еще раз: с прошлого прошло больше 10 минут',
      ])
    }
    const again = await signInAgain(member)
    expect((await again.call(staff.removeApp, {})).status).toBe(403)
    await prove(member, appCode(secret, clock.now()))
    expect((await member.call(staff.removeApp, {})).status).toBe(200)
    expect((await member.call(staff.removeApp, {})).status).toBe(404)
    expect((await stateOf(member)).factor).toMatchObject({ app_since: null, recovery_codes_left: 0 })
  })

  it('[CONSOLE-01] is reset by the command for a chief whom nobody else can let in', async () => {
    const member = await visitAsStaff(server, 'chief')
    await setUpApp(member, clock.now())
    const email = (await whoIs(member)).person?.email ?? ''
    expect(await runResetFactor(server.context, email)).toBe('done')
    expect((await whoIs(member)).valid).toBe(false)
    await member.signIn(email, PASSWORD)
    expect((await stateOf(member)).factor).toMatchObject({ app_since: null, recovery_codes_left: 0 })
    const [entry] = await logOf(member, await idOf(member))
    expect(entry).toMatchObject({ action: 'staff.factor-reset', details: { by: 'command' } })
    for (const other of ['client@example.com', 'nobody@example.com'])
      expect(await runResetFactor(server.context, other)).toBe('unknown')
  })

  it('is for the staff alone', async () => {
    const client = server.visit()
    await client.signIn('client@example.com')
    for (const call of [staff.getOwnStaff, staff.startApp, staff.startPasskey, staff.challengePasskey])
      expect((await client.call(call, {})).status).toBe(403)
    expect((await prove(client, '000000')).status).toBe(403)
  })

  it('[CONSOLE-01] is reset by the chief for who lost it, who signs in anew', async () => {
    const member = await visitAsStaff(server, 'editor')
    await setUpApp(member, clock.now())
    const chief = await visitAsStaff(server, 'chief')
    const { secret } = await setUpApp(chief, clock.now())
    const query = { person_id: await idOf(member) }
    const email = (await whoIs(member)).person?.email ?? ''
    clock.advance(11 * MINUTE)
    expect((await chief.call(staff.resetStaffFactors, { query })).status).toBe(403)
    await prove(chief, appCode(secret, clock.now()))
    expect((await chief.call(staff.resetStaffFactors, { query })).status).toBe(200)
    expect((await whoIs(member)).valid).toBe(false)
    await member.signIn(email, PASSWORD)
    expect((await stateOf(member)).factor).toMatchObject({ app_since: null, recovery_codes_left: 0 })
    const [entry] = await logOf(chief, query.person_id)
    expect(entry?.action).toBe('staff.factor-reset')
  })
})
