import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const { endOtherSessions, endSession, getAccount, listSessions } = contract.account
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

async function signIn(email: string, userAgent: string): Promise<Visitor> {
  const visitor = server.visit()
  const input = { body: { username: email, password: PASSWORD } }
  const { data } = await visitor.call(contract.auth.login, input, { 'user-agent': userAgent })
  visitor.token = data.token
  return visitor
}

describe('own sessions', () => {
  it('are listed by browser and last use; one is ended, then all others', async () => {
    const first = server.visit()
    const { email } = await register(first)
    const computer = await signIn(email, FIREFOX)
    clock.advance(MINUTE_MS)
    const phone = await signIn(email, PHONE)
    clock.advance(HOUR_MS)
    const { data } = await computer.call(listSessions, {})
    expect(data.map(({ browser, is_current }) => [browser, is_current])).toEqual([
      ['Firefox, Linux', true],
      ['Chrome, Android', false],
      ['Неизвестный браузер', false],
    ])
    expect(Date.parse(data[0]?.last_used_at ?? '')).toBe(clock.now().getTime())
    expect(data.every(({ ip }) => ip !== '')).toBe(true)

    const ofPhone = data[1]?.session_id ?? ''
    expect((await computer.call(endSession, { params: { id: ofPhone } })).status).toBe(200)
    expect((await whoIs(phone)).valid).toBe(false)
    expect(await computer.call(endSession, { params: { id: ofPhone } })).toMatchObject({
      status: 404,
      error: 'Этот вход уже завершен',
    })
    const [ended] = await server.sql('select ip, user_agent from sessions where id = $1', [ofPhone])
    expect(ended).toEqual({ ip: '', user_agent: '' })

    expect((await computer.call(endOtherSessions, {})).data).toEqual({ ended: 1 })
    expect((await whoIs(first)).valid).toBe(false)
    expect((await whoIs(computer)).valid).toBe(true)
    expect((await computer.call(listSessions, {})).data).toHaveLength(1)
  })

  it('of someone else are not found, and stay', async () => {
    const [owner, stranger] = [server.visit(), server.visit()]
    await register(owner)
    await register(stranger)
    const { data } = await owner.call(listSessions, {})
    const params = { id: data[0]?.session_id ?? '' }
    expect((await stranger.call(endSession, { params })).status).toBe(404)
    expect((await whoIs(owner)).valid).toBe(true)
  })

  it('are not for programs', async () => {
    const [owner, program] = [server.visit(), server.visit()]
    await register(owner)
    program.token = (await owner.call(contract.apiToken.renewApiToken, { query: {} })).data.token
    for (const call of [listSessions, endOtherSessions, contract.apiToken.revokeApiToken])
      expect((await program.call(call, {})).status).toBe(403)
    await owner.call(contract.apiToken.revokeApiToken, {})
    expect((await whoIs(program)).valid).toBe(false)
    expect((await owner.call(contract.apiToken.getApiToken, {})).data).toBeNull()
  })
})

describe('the account', () => {
  it('says each value with its time', async () => {
    const visitor = server.visit()
    const { email } = await register(visitor)
    const before = (await visitor.call(getAccount, {})).data
    expect(before).toMatchObject({
      person: { email, phone_verified: false },
      email_proven_at: null,
      phone_verified_at: null,
      has_password: true,
      email_change: null,
      ai_report: false,
    })
    clock.advance(HOUR_MS)
    const body = { old_password: PASSWORD, new_password: 'korrektura-1913' }
    visitor.token = (await visitor.call(contract.person.updatePassword, { body })).data.token
    const { data } = await visitor.call(getAccount, {})
    expect(data.password_changed_at).toBe(clock.now().toISOString())
    expect(data.created_at).toBe(before.created_at)
  })
})
