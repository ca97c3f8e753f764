import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@proverka/domain/timing'
import { startSmtpServer } from '@proverka/test-support/smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMailer, messageIdOf } from '../src/adapters/mail/mailer.ts'
import { enqueueEmail } from '../src/services/outbox/enqueue-email.ts'
import { hashOfAddress } from '../src/services/outbox/recipients.ts'
import { takeBounce } from '../src/services/outbox/take-bounce.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

let emails = 0

/** An email that a relay has taken. */
async function sentEmail() {
  const to = `buyer-${++emails}@example.org`
  const key = `test-email:${crypto.randomUUID()}`
  await enqueueEmail(server.context, key, { to, site: 'realty', subject: 'Отчет готов', blocks: [] })
  await server.emailTo(to, 'Отчет готов')
  await until('the email to be out', async () => (await outboxOf(key))?.['sent_at'] ?? undefined)
  return { to, key }
}

const outboxOf = async (key: string) =>
  (await server.sql('select sent_at, given_up_at from outbox where unique_key = $1', [key]))[0]

const refusedOf = async (address: string) =>
  (
    await server.sql('select reply_code from refused_addresses where address_hash = $1', [
      hashOfAddress(address),
    ])
  )[0]

/** A notification of a real mail server about an email of ours. */
const notice = (name: string, { to, key }: { to: string; key: string }) =>
  readFileSync(join(import.meta.dirname, 'fixtures', 'bounces', `${name}.eml`), 'utf8')
    .replaceAll('buyer@example.org', to)
    .replaceAll('<order-paid.test@proverka>', messageIdOf(key))

describe('an email that comes back after the relay has taken it', () => {
  it.each([
    ['postfix-unknown-user', 550],
    ['exim-no-domain', 550],
  ])('because of its address (%s) marks the address as a refusal at once does', async (name, code) => {
    const email = await sentEmail()
    expect(await takeBounce(server.context, notice(name, email))).toBe('refused')
    expect(await refusedOf(email.to)).toEqual({ reply_code: code })
    expect(await outboxOf(email.key)).toEqual({ sent_at: null, given_up_at: expect.anything() })
    // Nothing is tried for a day, then the next email tries whether the mailbox works again.
    const next = `test-email:${crypto.randomUUID()}`
    const message = { to: email.to, site: 'realty', subject: 'Второе', blocks: [] } as const
    await enqueueEmail(server.context, next, message)
    await until('the email to be given up', async () => (await outboxOf(next))?.['given_up_at'] ?? undefined)
    clock.advance(DAY_MS + 1)
    await enqueueEmail(server.context, `${next}:again`, message)
    expect((await server.emailTo(email.to, 'Второе')).subject).toBe('Второе')
    await until('the refusal to be forgotten', async () => ((await refusedOf(email.to)) ? undefined : true))
  })

  it.each([
    ['is delayed', 'postfix-delayed', { sent_at: expect.anything(), given_up_at: null }],
    ['was tried for days', 'postfix-gave-up', { sent_at: null, given_up_at: expect.anything() }],
    ['is blocked for what it is', 'exchange-blocked', { sent_at: null, given_up_at: expect.anything() }],
  ])('leaves the address alone when it %s', async (_, name, row) => {
    const email = await sentEmail()
    expect(await takeBounce(server.context, notice(name, email))).toBe('passing')
    expect(await refusedOf(email.to)).toBeUndefined()
    expect(await outboxOf(email.key)).toEqual(row)
  })

  it('is found by its recipient when the notification brings no headers', async () => {
    const email = await sentEmail()
    const [user] = email.to.split('@')
    const source = notice('headerless-mailbox-full', email).replace(
      /UmVwb3J0[\s\S]*?\n\n/,
      (text) =>
        `${Buffer.from(
          Buffer.from(text, 'base64')
            .toString()
            .replace('buyer+2Borders', user ?? ''),
        ).toString('base64')}\n\n`,
    )
    expect(await takeBounce(server.context, source)).toBe('refused')
    expect(await refusedOf(email.to)).toEqual({ reply_code: 552 })
  })

  it('is none of ours when we never wrote it, to another address or long ago: nobody is silenced by a letter', async () => {
    const email = await sentEmail()
    const forged = notice('postfix-unknown-user', { ...email, key: 'test-email:forged' })
    expect(await takeBounce(server.context, forged)).toBe('unknown')
    const another = await sentEmail()
    const swapped = notice('postfix-unknown-user', { to: another.to, key: email.key })
    expect(await takeBounce(server.context, swapped)).toBe('unknown')
    expect(await takeBounce(server.context, notice('answer-of-a-person', email))).toBe('other')
    clock.advance(11 * DAY_MS)
    expect(await takeBounce(server.context, notice('postfix-unknown-user', email))).toBe('unknown')
    expect(await refusedOf(email.to)).toBeUndefined()
    expect(await refusedOf(another.to)).toBeUndefined()
  })
})

it('a mail server reports to the address that is meant for it, and the reader sees the sender', async () => {
  const smtp = await startSmtpServer(() => '250 2.1.5 ok')
  try {
    const mailer = createSmtpMailer(smtp.url, 'bounces@example.com')
    await mailer.send('key', {
      from: { name: 'Проверка', address: 'noreply@example.com' },
      to: 'buyer@example.org',
      subject: 'Отчет',
      text: '',
    })
    expect([smtp.senders, smtp.tried]).toEqual([['bounces@example.com'], ['buyer@example.org']])
  } finally {
    await smtp.stop()
  }
})

describe.runIf(process.env['DATABASE_URL'])('npm run bounce', () => {
  const run = (source: string, variables: Record<string, string | undefined>) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['src/commands/bounce.ts'],
        {
          cwd: join(import.meta.dirname, '..'),
          env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...variables },
        },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
      )
      child.stdin?.end(source)
    })

  it('takes a message from a pipe, prints no address, and asks for a repeat only when the database is away', async () => {
    const email = await sentEmail()
    // The command has the clock of the machine.
    await server.sql('update outbox set sent_at = now() where unique_key = $1', [email.key])
    const DATABASE_URL = server.context.config.databaseUrl
    expect(await run(notice('postfix-unknown-user', email), { DATABASE_URL })).toEqual({
      code: 0,
      text: 'Уведомление о доставке: адрес отмечен как недоступный.\n',
    })
    expect(await refusedOf(email.to)).toEqual({ reply_code: 550 })
    expect((await run('no message', { DATABASE_URL })).code).toBe(0)
    expect((await run('', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).code).toBe(75)
  }, 60_000)
})
