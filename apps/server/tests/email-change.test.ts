import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshEmail } from '@proverka/test-support/guest-order'
import { PASSWORD, register, registerProven, whoIs } from './setup/registration.ts'
import { tokenOfEmail } from './setup/sign-in-link.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const { askEmailChange, cancelEmailChange, confirmEmailChange, getAccount } = contract.account
const OLD = 'Подтвердите смену почты'
const NEW = 'Подтвердите новую почту'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const tokenOf = async (address: string, subject: string): Promise<string> =>
  /confirm-email\/#(email_[\w-]{43})/.exec((await server.emailTo(address, subject)).text)?.[1] ?? ''

/** A person with a proven address who asks for another one; both links. */
async function asked() {
  const { visitor, email: former } = await registerProven(server)
  const email = freshEmail()
  const { data } = await visitor.call(askEmailChange, { body: { email } })
  expect(data.sent_to).toBe('both')
  return { visitor, former, email, old: await tokenOf(former, OLD), fresh: await tokenOf(email, NEW) }
}

const confirm = async (token: string, by: Visitor = server.visit()) =>
  (await by.call(confirmEmailChange, { body: { token } })).data

const login = async (email: string) =>
  (await server.visit().call(contract.auth.login, { body: { username: email, password: PASSWORD } })).status

describe('[SAFE-01] a change of the address', () => {
  it('is made when the reader of each address has confirmed it, the former one first', async () => {
    const { visitor, former, email, old, fresh } = await asked()
    const program = server.visit()
    program.token = (await visitor.call(contract.apiToken.renewApiToken, { query: {} })).data.token
    const elsewhere = server.visit()
    await elsewhere.signIn(former, PASSWORD)
    expect(await confirm(old)).toMatchObject({ state: 'waiting-new' })
    expect((await visitor.call(getAccount, {})).data).toMatchObject({
      person: { email: former },
      email_change: { email, old_confirmed_at: expect.any(String), new_confirmed_at: null },
    })
    // In the browser in which the person is signed in.
    expect(await confirm(fresh, visitor)).toMatchObject({ state: 'done' })
    expect((await whoIs(visitor)).person).toMatchObject({ email, email_proven: true })
    // SAFE-05: programs end with the address; so do all other sessions.
    expect((await whoIs(program)).valid).toBe(false)
    expect((await whoIs(elsewhere)).valid).toBe(false)
    expect([await login(former), await login(email)]).toEqual([401, 200])
    expect((await server.emailTo(former, 'Почта кабинета изменена')).text).toContain('новой почте')
  })

  it('is made in the other order, too; confirmed in a browser without a session, nothing of before opens the account', async () => {
    const { visitor, former, email, old, fresh } = await asked()
    expect(await confirm(fresh)).toMatchObject({ state: 'waiting-old' })
    expect((await whoIs(visitor)).person?.email).toBe(former)
    expect(await confirm(old)).toMatchObject({ state: 'done' })
    expect((await whoIs(visitor)).valid).toBe(false)
    expect([await login(former), await login(email)]).toEqual([401, 401])
    const reader = server.visit()
    reader.token = tokenOfEmail(await server.emailTo(email, 'Почта сменена: войдите в кабинет'))
    expect(await whoIs(reader)).toMatchObject({ valid: true, needs_password: true, person: { email } })
  })

  it('answers links that are used, out of date, replaced and canceled in their words', async () => {
    const { visitor, email, old, fresh } = await asked()
    await confirm(old)
    expect(await confirm(old)).toMatchObject({ state: 'used' })
    await visitor.call(askEmailChange, { body: { email } })
    expect(await confirm(fresh)).toMatchObject({ state: 'replaced' })
    expect(await confirm(`email_${'x'.repeat(43)}`)).toEqual({ state: 'unknown', at: null, other: null })
    expect((await visitor.call(cancelEmailChange, {})).status).toBe(200)
    expect((await visitor.call(cancelEmailChange, {})).status).toBe(404)
    const late = await asked()
    clock.advance(25 * HOUR_MS)
    expect(await confirm(late.fresh)).toMatchObject({ state: 'expired' })
    expect((await late.visitor.call(getAccount, {})).data.email_change).toBeNull()
  })

  it('says nothing of an address that someone has; its owner gets an email without a link', async () => {
    const taken = await registerProven(server)
    const { visitor, email: former } = await registerProven(server)
    const free = await visitor.call(askEmailChange, { body: { email: freshEmail() } })
    const known = await visitor.call(askEmailChange, { body: { email: taken.email } })
    expect(known).toEqual(free)
    const message = await server.emailTo(taken.email, 'Вашу почту указали для другого кабинета')
    expect(message.text).not.toContain('email_')
    expect(await confirm(await tokenOf(former, OLD))).toMatchObject({ state: 'waiting-new' })
  })

  it('that someone registers meanwhile is not made', async () => {
    const { visitor, former, email, old, fresh } = await asked()
    await confirm(old)
    await register(server.visit(), email)
    expect(await confirm(fresh, visitor)).toMatchObject({ state: 'taken' })
    expect((await whoIs(visitor)).person?.email).toBe(former)
  })

  it('is confirmed by two readers at once: the address changes once', async () => {
    const { email, former, old, fresh } = await asked()
    const states = await Promise.all([confirm(old), confirm(fresh)])
    expect(states.filter(({ state }) => state === 'done')).toHaveLength(1)
    const rows = await server.sql('select email from persons where email in ($1, $2)', [email, former])
    expect(rows).toEqual([{ email }])
  })
})
