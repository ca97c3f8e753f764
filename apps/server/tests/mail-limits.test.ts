import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import type { AppContext } from '../src/services/context.ts'
import { createSmtpMailer } from '../src/adapters/mail/mailer.ts'
import { enqueueEmail, sendEmail } from '../src/services/outbox/enqueue-email.ts'
import { hashOfAddress } from '../src/services/outbox/recipients.ts'
import { contract } from '@proverka/api/contract'
import { orderAsGuest } from '@proverka/test-support/guest-order'
import { startSmtpServer, type SmtpServer } from '@proverka/test-support/smtp-server'
import { buyFlat } from './setup/buy-flat.ts'
import { register } from './setup/registration.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

const PER_HOUR = 9
const lines: string[] = []
const logDestination = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})

/** Mailboxes that work again. */
const revived = new Set<string>()

let server: TestServer
let smtp: SmtpServer
beforeAll(async () => {
  server = await startTestServer(
    { limits: { ...NO_LIMITS, emailsToOnePerHour: PER_HOUR }, logLevel: 'debug' },
    { logDestination },
  )
  smtp = await startSmtpServer((recipient) => {
    if (recipient.startsWith('gone') && !revived.has(recipient))
      return `550 5.1.1 <${recipient}> no such user`
    if (recipient.startsWith('full')) return `451 4.2.2 <${recipient}> mailbox full`
    return '250 ok'
  })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

/** Writes an email without a job, so that the test sends it itself. */
async function write(to: string, key = `test:${randomUUID()}`): Promise<string> {
  const message = { to, site: 'realty' as const, subject: 'Проверка связи', blocks: [] }
  const { jobs } = server.context
  const quiet: AppContext = { ...server.context, jobs: { ...jobs, enqueue: async () => {} } }
  await enqueueEmail(quiet, key, message)
  const [row] = await server.sql('select id from outbox where unique_key = $1', [key])
  return String(row?.['id'])
}

const stateOf = async (id: string) =>
  (
    await server.sql(
      `select sent_at is not null as sent, given_up_at is not null as ended, payload is null as forgotten
         from outbox where id = $1`,
      [id],
    )
  )[0]

describe('[SAFE-11] emails to one address', () => {
  it('are nine at most for nine free orders of many parts, and one of each kind to who opened none', async () => {
    await server.sql('update price_components set price_kopecks = 0')
    const email = `flood-${randomUUID()}@example.com`
    const parts = Array.from({ length: 10 }, () => ({ product: 'RiskAssessmentOwner' }))
    const ids: string[] = []
    // Without access to the account, a guest could order nothing for 0 ₽; the guest who made it may.
    const guest = server.visit()
    for (let count = 0; count < 9; count++) {
      const wanted = parts.map((part) => ({ ...part, metadata: { purchase: randomUUID() } }))
      const { order, status } = await orderAsGuest(guest, wanted, email)
      expect([status, order?.total_amount]).toEqual([200, 0])
      ids.push(...order.order_items.map(({ order_item_id }) => order_item_id))
    }
    expect(ids).toHaveLength(90)
    await until('all parts to wait for data', async () => {
      const [row] = await server.sql(
        `select count(*)::int as count from order_items where id = any($1) and status = 'actionrequired'`,
        [ids],
      )
      return row?.['count'] === ids.length ? true : undefined
    })
    const written = await server.sql(
      `select split_part(unique_key, ':', 1) as kind, count(*)::int as count from outbox
        where recipient_hash = $1 group by 1`,
      [hashOfAddress(email)],
    )
    expect(written.map(({ kind }) => String(kind))).toEqual(
      expect.arrayContaining(['data-needed', 'order-paid']),
    )
    expect(written.filter(({ count }) => count !== 1)).toEqual([])
    expect([...server.emails.values()].filter(({ to }) => to === email).length).toBeLessThanOrEqual(9)
  })

  it('beyond the limit wait and are not lost', async () => {
    const to = `many-${randomUUID()}@example.com`
    const ids: string[] = []
    for (let count = 0; count <= PER_HOUR; count++) ids.push(await write(to))
    for (const id of ids) await sendEmail(server.context, id)
    const states = await Promise.all(ids.map((id) => stateOf(id)))
    expect(states.map((state) => state?.['sent'])).toEqual([
      ...Array.from({ length: PER_HOUR }, () => true),
      false,
    ])
    const late = ids.at(-1) ?? ''
    expect(states.at(-1)).toEqual({ sent: false, ended: false, forgotten: false })
    const [job] = await server.sql(
      `select start_after > now() + interval '1 minute' as later from pgboss.job
        where name = 'send-mail' and data ->> 'outboxId' = $1`,
      [late],
    )
    expect(job).toEqual({ later: true })
  })
})

describe('[SAFE-11] a refusal of the mail server', () => {
  const overSmtp = (): AppContext => ({
    ...server.context,
    mailer: createSmtpMailer(smtp.url),
  })
  const triesOf = (to: string) => smtp.tried.filter((recipient) => recipient === to).length

  it('that is final ends the delivery at once, and nothing more is sent to that address', async () => {
    const to = `gone-${randomUUID()}@example.com`
    const [first, second] = [await write(to), await write(to)]
    await sendEmail(overSmtp(), first)
    expect(await stateOf(first)).toEqual({ sent: false, ended: true, forgotten: true })
    await sendEmail(overSmtp(), second)
    expect(await stateOf(second)).toEqual({ sent: false, ended: true, forgotten: true })
    expect(triesOf(to)).toBe(1)
    // A corrected address is another one.
    const other = await write(to.replace('gone', 'there'))
    await sendEmail(overSmtp(), other)
    expect(await stateOf(other)).toMatchObject({ sent: true })
  })

  it('is shown in the settings and on the page of the order, until a later email arrives', async () => {
    const email = `gone-${randomUUID()}@example.com`
    const visitor = server.visit()
    await register(visitor, email)
    const { data: order } = await buyFlat(visitor, [{ product: 'EgrnObject' }])
    await until('the last email of a finished order', async () => {
      const [row] = await server.sql('select sent_at from outbox where unique_key = $1', [
        `order-done:${order.id}`,
      ])
      return row?.['sent_at'] ?? undefined
    })
    const told = async () => {
      const account = await visitor.call(contract.account.getAccount, {})
      const page = await visitor.call(contract.orders.getOrder, { params: { id: order.id } })
      return [account.data.email_refused_at !== null, page.data.email_lost_at !== null]
    }
    expect(await told()).toEqual([false, false])

    const lost = await write(email, `order-late:${order.id}`)
    await sendEmail(overSmtp(), lost)
    expect(await told()).toEqual([true, true])
    // For a day nothing is tried, then one email says whether the mailbox works again.
    revived.add(email)
    await sendEmail(overSmtp(), await write(email))
    expect([await told(), triesOf(email)]).toEqual([[true, true], 1])
    await server.sql(
      `update refused_addresses set refused_at = now() - interval '25 hours' where address_hash = $1`,
      [hashOfAddress(email)],
    )
    await server.sql(`update outbox set given_up_at = now() - interval '25 hours' where id = $1`, [lost])
    const later = await write(email)
    await sendEmail(overSmtp(), later)
    expect(await stateOf(later)).toMatchObject({ sent: true })
    expect(await told()).toEqual([false, false])
  })

  it('that passes leaves the email to the next try', async () => {
    const to = `full-${randomUUID()}@example.com`
    const id = await write(to)
    await expect(sendEmail(overSmtp(), id)).rejects.toThrow('451')
    await expect(sendEmail(overSmtp(), id)).rejects.toThrow('451')
    expect(await stateOf(id)).toEqual({ sent: false, ended: false, forgotten: false })
    expect(triesOf(to)).toBe(2)
  })

  it('writes no address into the log', async () => {
    const to = `gone-${randomUUID()}@example.com`
    await sendEmail(overSmtp(), await write(to))
    const failed = await sendEmail(overSmtp(), await write(to.replace('gone', 'full'))).catch(
      (error: unknown) => error,
    )
    server.context.log.error({ err: failed }, 'job failed')
    server.context.log.error({ err: new Error(`550 5.1.1 <${to}> no such user`) }, `not sent to ${to}`)
    expect(lines.join('')).toContain('refused an email for good')
    expect(lines.join('')).toContain('[address]')
    expect(lines.join('')).not.toMatch(/@example\.com/)
  })
})
