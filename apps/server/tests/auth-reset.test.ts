import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PasswordEmail } from '../src/platform/jobs/jobs.ts'
import { mailPassword } from '../src/services/accounts/mailed-passwords.ts'
import { orderAsGuest } from '@proverka/test-support/guest-order'
import { PASSWORD, register, registerProven, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const reset = (username: string) => server.visit().call(contract.auth.resetPassword, { body: { username } })

const login = async (username: string, password: string) =>
  (await server.visit().call(contract.auth.login, { body: { username, password } })).status

const refusal = async (username: string, password: string) =>
  (await server.visit().call(contract.auth.login, { body: { username, password } })).error

const passwordEmails = (email: string): number =>
  [...server.emails.values()].filter(({ to, subject }) => to === email && subject === 'Новый пароль').length

async function mailedPassword(email: string): Promise<string> {
  const before = passwordEmails(email)
  await reset(email)
  await expect.poll(() => passwordEmails(email)).toBeGreaterThan(before)
  const { text } = await server.emailTo(email, 'Новый пароль')
  return /входа: (\S+)/.exec(text)?.[1] ?? ''
}

it('[CALL-011] [TRUE-10] mails twelve random characters that sign in once; the old password goes on working', async () => {
  const { email } = await registerProven(server)
  const mailed = await mailedPassword(email)
  expect(mailed).toMatch(/^[\w]{12}$/)
  expect(passwordEmails(email)).toBe(1)

  expect(await login(email, PASSWORD)).toBe(200)
  expect(await login(email, mailed)).toBe(200)
  expect(await refusal(email, mailed)).toMatch(/уже входили.*запросите новый/)
  expect(await login(email, PASSWORD)).toBe(200)
})

it('[TRUE-10] asks anyone who came by a mailed password for an own one, and ends the old one with it', async () => {
  const { email } = await register(server.visit())
  const mailed = await mailedPassword(email)
  const visitor = server.visit()
  const { data } = await visitor.call(contract.auth.login, { body: { username: email, password: mailed } })
  expect(data.needs_password).toBe(true)
  visitor.token = data.token
  expect((await whoIs(visitor)).needs_password).toBe(true)
  const set = await visitor.call(contract.person.updatePassword, {
    body: { new_password: 'korrektura-1913' },
  })
  expect(set.status).toBe(200)
  visitor.token = set.data.token
  expect((await whoIs(visitor)).needs_password).toBe(false)
  expect([await login(email, PASSWORD), await login(email, 'korrektura-1913')]).toEqual([401, 200])
})

it('[TRUE-10] leaves a way in to a buyer who has no own password: a new email', async () => {
  const guest = server.visit()
  const { email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  expect((await whoIs(guest)).needs_password).toBe(true)
  const first = /Пароль: (\S+)/.exec((await server.emailTo(email, 'Ваш кабинет и пароль')).text)?.[1] ?? ''
  expect([await login(email, first), await login(email, first)]).toEqual([200, 401])
  expect(await refusal(email, first)).toMatch(/запросите новый/)
  expect(await login(email, await mailedPassword(email))).toBe(200)
})

it('[TRUE-10] says of a mailed password that its day is over', async () => {
  const { email } = await register(server.visit())
  const mailed = await mailedPassword(email)
  clock.advance(24 * HOUR_MS + 1)
  expect(await refusal(email, mailed)).toMatch(/24 часа.*запросите новый/)
  expect(await refusal(email, 'some-other-word')).toBe('Неверный логин или пароль')
})

it('ends the sessions of before when the mailed password is used, and not sooner', async () => {
  const before = server.visit()
  const { email } = await register(before)
  const mailed = await mailedPassword(email)
  expect((await whoIs(before)).valid).toBe(true)
  await login(email, mailed)
  expect((await whoIs(before)).valid).toBe(false)
})

it('signs in one of ten that use the mailed password at once', async () => {
  const { email } = await register(server.visit())
  const mailed = await mailedPassword(email)
  const statuses = await Promise.all(Array.from({ length: 10 }, () => login(email, mailed)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

it('makes the password of an earlier email worthless with the next email', async () => {
  const { email } = await register(server.visit())
  const first = await mailedPassword(email)
  clock.advance(MINUTE_MS)
  const second = await mailedPassword(email)
  expect(second).not.toBe(first)
  expect([await login(email, first), await login(email, second)]).toEqual([401, 200])
})

it('a job that is done again mails nothing more, and leaves the password of its email good', async () => {
  const { email } = await register(server.visit())
  const mailed = await mailedPassword(email)
  const [job] = await server.sql(
    `select data from pgboss.job where name = 'mail-password'
      and data ->> 'personId' = (select id::text from persons where email = $1)`,
    [email],
  )
  const payload = job?.['data'] as PasswordEmail
  await Promise.all([1, 2].map(() => mailPassword(server.context, payload)))
  const emails = await server.sql('select 1 from outbox where unique_key = $1', [
    `new-password:${payload.personId}:${payload.emailId}`,
  ])
  expect(emails).toHaveLength(1)
  expect(
    await server.sql(`select 1 from outbox where unique_key like $1`, [`new-password:${payload.personId}:%`]),
  ).toEqual(emails)
  expect(await login(email, mailed)).toBe(200)
})

it('keeps the mailed password for a day and the old one for good when nobody uses it', async () => {
  const { email } = await register(server.visit())
  const mailed = await mailedPassword(email)
  clock.advance(24 * HOUR_MS + 1)
  expect(await login(email, mailed)).toBe(401)
  expect(await login(email, PASSWORD)).toBe(200)
})

it('[CALL-011] answers an address that nobody has in the same way, and sends nothing', async () => {
  const { email } = await register(server.visit())
  await server.emailTo(email, 'Подтвердите почту')
  await mailedPassword(email)
  const before = server.emails.size
  const [known, unknown] = [await reset(email), await reset('nobody-at-all@example.com')]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(unknown.body).toEqual({ data: { reset: 'ok' } })
  await expect.poll(() => server.emails.size).toBe(before + 1)
  expect([...server.emails.values()].some(({ to }) => to === 'nobody-at-all@example.com')).toBe(false)
})

it('forgets the text of an email that is out', async () => {
  const { email } = await register(server.visit())
  await mailedPassword(email)
  await expect
    .poll(() => server.sql('select 1 from outbox where sent_at is null or payload is not null'))
    .toEqual([])
})
