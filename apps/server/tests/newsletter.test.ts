import { contract } from '@proverka/api/contract'
import { newsletterMonth } from '@proverka/domain/accounts'
import { freshEmail } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeEmail } from '../src/documents/emails/compose-email.ts'
import { createOutboxMailer } from '../src/adapters/mail/mailer.ts'
import { sendEmail } from '../src/services/outbox/enqueue-email.ts'
import { postNewsletter, sendDueNewsletter } from '../src/services/outbox/newsletter.ts'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idOf, registerProven } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { changeMarketingConsent, listConsents, unsubscribe } = contract.account

const OCTOBER = newsletterMonth('2031-10')!
const clock = createTestClock('2031-11-03T09:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  await server.sql(
    `insert into articles (id, title, lead, category, author, content, created_at) values
      ('osen', 'Как читать осеннюю выписку', 'Три строки, которые решают.', 'Недвижимость', 'Редакция', '[]',
        '2031-10-12T09:00:00Z')`,
  )
})
afterAll(() => server.stop())

function agree(visitor: Visitor, given = true) {
  // Of two consents of one instant none is the last.
  clock.advance(1000)
  return visitor.call(changeMarketingConsent, { body: { given, page: '/user/settings/' } })
}

/** A user with a proven address who has agreed. */
async function reader(): Promise<{ visitor: Visitor; email: string }> {
  const { visitor, email } = await registerProven(server)
  await agree(visitor)
  return { visitor, email }
}

const emailsTo = (email: string) =>
  [...server.emails.values()].filter(({ to, subject }) => to === email && subject.startsWith('Новое в блоге'))

const arrived = (email: string) => until(`the newsletter to ${email}`, async () => emailsTo(email).at(0))

const hasMarketing = async (visitor: Visitor) =>
  (await visitor.call(listConsents, {})).data.some(
    ({ kind, withdrawn_at }) => kind === 'marketing' && withdrawn_at === null,
  )

const tokenIn = ({ text }: { text: string }): string => /#(news_[\w-]+)/.exec(text)?.[1] ?? ''

describe('[CAB-01] the newsletter', () => {
  it('tells of the articles of the month, once, with a way out in its text and for the mail program', async () => {
    const { email } = await reader()
    await sendDueNewsletter(server.context)
    await sendDueNewsletter(server.context)
    const message = await arrived(email)
    expect(message.subject).toBe('Новое в блоге за октябрь')
    expect(message.text).toContain('Как читать осеннюю выписку')
    expect(message.text).toContain('/blog/osen/')
    expect(message.text).toMatch(/Отписаться: http:\/\/\S+\/unsubscribe\/#news_[\w-]{43}/)
    expect(message.html).toContain('Отписаться</a>')
    expect(message.listUnsubscribe).toMatch(/\/api\/unsubscribe\/news_[\w-]{43}$/)
    expect(emailsTo(email)).toHaveLength(1)
  })

  it('carries the headers of RFC 8058', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'news-'))
    try {
      const content = {
        to: 'lida@example.com',
        site: 'realty',
        subject: 'Новое',
        blocks: [],
        unsubscribe: { page: 'http://x/unsubscribe/#t', oneClick: 'http://x/api/unsubscribe/t' },
      } as const
      await createOutboxMailer(folder).send('k', composeEmail(server.context, content))
      const [file = ''] = await readdir(folder)
      const source = await readFile(join(folder, file), 'utf8')
      expect(source).toContain('List-Unsubscribe: <http://x/api/unsubscribe/t>')
      expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('is not written to who never agreed, has withdrawn, or has not shown that the address is theirs', async () => {
    const { email: never } = await registerProven(server)
    const { visitor, email: withdrawn } = await reader()
    await agree(visitor, false)
    const { email: unproven } = await reader()
    await server.sql('update persons set proven_at = null where email = $1', [unproven])
    const { email: fine } = await reader()
    await postNewsletter(server.context, OCTOBER)
    await arrived(fine)
    expect([never, withdrawn, unproven].flatMap(emailsTo)).toEqual([])
    const rows = await server.sql(
      `select 1 from outbox o join persons p on o.unique_key = 'newsletter:2031-10:' || p.id where p.email = any ($1)`,
      [[never, withdrawn, unproven]],
    )
    expect(rows).toEqual([])
  })

  it('withdrawn between the queue and the mail server is not sent, ever', async () => {
    const { visitor, email } = await reader()
    const id = await idOf(visitor)
    // Written, but its job has not run yet.
    const jobs = { ...server.context.jobs, enqueue: async () => undefined }
    await postNewsletter({ ...server.context, jobs }, OCTOBER)
    const [row] = await server.sql('select id, payload from outbox where unique_key = $1', [
      `newsletter:2031-10:${id}`,
    ])
    expect(row?.['payload']).not.toBeNull()
    await agree(visitor, false)
    await sendEmail(server.context, String(row?.['id']))
    // Agreeing again does not bring it back: it was given up for good.
    await agree(visitor)
    await sendEmail(server.context, String(row?.['id']))
    expect(emailsTo(email)).toEqual([])
    const [after] = await server.sql('select payload, sent_at, given_up_at from outbox where id = $1', [
      row?.['id'],
    ])
    expect(after).toMatchObject({ payload: null, sent_at: null, given_up_at: expect.any(Date) })
  })

  it('does not go to an address that was the person’s before', async () => {
    const { visitor, email } = await reader()
    const id = await idOf(visitor)
    const jobs = { ...server.context.jobs, enqueue: async () => undefined }
    await postNewsletter({ ...server.context, jobs }, OCTOBER)
    await server.sql('update persons set email = $2 where id = $1', [id, freshEmail()])
    const [row] = await server.sql('select id from outbox where unique_key = $1', [
      `newsletter:2031-10:${id}`,
    ])
    await sendEmail(server.context, String(row?.['id']))
    expect(emailsTo(email)).toEqual([])
  })

  it('ends by its link without a sign-in, by the mail program, and again', async () => {
    const { visitor, email } = await reader()
    await postNewsletter(server.context, OCTOBER)
    const message = await arrived(email)
    const token = tokenIn(message)
    expect(message.listUnsubscribe?.endsWith(token)).toBe(true)
    // As the mail services send it: a form, no cookie, no origin.
    const oneClick = () =>
      server.send(`/api/unsubscribe/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await oneClick()).status).toBe(200)
    expect(await hasMarketing(visitor)).toBe(false)
    expect((await oneClick()).status).toBe(200)
    await agree(visitor)
    expect((await server.visit().call(unsubscribe, { params: { token } })).status).toBe(200)
    expect(await hasMarketing(visitor)).toBe(false)
    const wrong = await server.visit().call(unsubscribe, { params: { token: `news_${'a'.repeat(43)}` } })
    expect([wrong.status, wrong.error]).toEqual([404, expect.stringContaining('Ссылка не подходит')])
    // A link that is only opened changes nothing.
    await agree(visitor)
    expect((await server.send(`/api/unsubscribe/${token}`)).status).toBe(404)
    expect(await hasMarketing(visitor)).toBe(true)
  })

  it('is not written for a month without articles, or past its days', async () => {
    const { email } = await reader()
    expect(await postNewsletter(server.context, newsletterMonth('2031-02')!)).toBe(0)
    clock.advance(10 * 24 * 3_600_000)
    await sendDueNewsletter(server.context)
    expect(emailsTo(email)).toEqual([])
  })
})
