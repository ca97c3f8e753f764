import { contract, EMAIL_ATTACHMENT_LIMIT } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')

let server: TestServer
let admin: Visitor
let user: { id: string; email: string }
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
  const visitor = server.visit()
  const { email } = await register(visitor)
  user = { id: (await whoIs(visitor)).person?.id ?? '', email }
})
afterAll(() => server.stop())

const emailsTo = (address: string) => [...server.emails.values()].filter(({ to }) => to === address)

const form = (change: object = {}) => ({
  email: user.email,
  title: 'Ваш договор',
  text: 'Договор во вложении.',
  file: new File([PDF], 'Договор.pdf', { type: 'application/pdf' }),
  ...change,
})

describe('an email of an admin', () => {
  const send = (change: object = {}, key?: string) =>
    admin.call(
      calls.sendEmail,
      { body: { email: user.email, title: 'Ответ поддержки', text: 'Отчет пересчитан.', ...change } },
      key === undefined ? {} : { 'idempotency-key': key },
    )

  it('[CALL-072] goes out through the outbox, signed, once for one key, and is logged without its text', async () => {
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) expect((await send({}, key)).data).toEqual({ sent: true })
    const message = await server.emailTo(user.email, 'Ответ поддержки')
    expect(message.text).toMatch(
      /^\[ДЕМОНСТРАЦИОННЫЕ ДАННЫЕ\]\n\nОтчет пересчитан\.\n\n--\nПроверка недвижимости\n/,
    )
    expect(emailsTo(user.email).filter(({ subject }) => subject === 'Ответ поддержки')).toHaveLength(1)
    const outbox = await server.sql(`select payload from outbox where unique_key like 'admin-email:%'`)
    expect(outbox).toHaveLength(1)
    const [entry] = await logOf(admin, user.id)
    expect(entry).toMatchObject({ action: 'email.send', details: { title: 'Ответ поддержки' } })
    expect(JSON.stringify(entry)).not.toContain('пересчитан')
  })

  it('goes to nobody but people we know', async () => {
    const refused = await send({ email: 'stranger@example.com' })
    expect([refused.status, refused.error]).toEqual([404, 'Пользователь не найден'])
    for (const change of [
      { email: 'no address' },
      { title: '' },
      { title: 'Тема\r\nBcc: other@example.com' },
      { title: 'x'.repeat(201) },
      { text: ' ' },
      { text: 'x'.repeat(10_001) },
    ])
      expect([change, (await send(change)).status]).toEqual([change, 400])
    expect(emailsTo('stranger@example.com')).toEqual([])
  })
})

describe('an email with a file', () => {
  const send = (change: object = {}, key?: string) =>
    admin.call(
      calls.sendEmailWithAttachment,
      { body: form(change) },
      key === undefined ? {} : { 'idempotency-key': key },
    )

  it('[CALL-071] carries it, and nothing of it is kept once it is out', async () => {
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) expect((await send({}, key)).data).toEqual({ sent: true })
    const { attachments } = await server.emailTo(user.email, 'Ваш договор')
    expect(attachments).toEqual([
      { filename: 'Договор.pdf', contentType: 'application/pdf', content: Buffer.from(PDF) },
    ])
    const row = await until('the email to be forgotten', async () => {
      const [sent] = await server.sql(
        `select payload from outbox where unique_key like 'admin-email:%' and sent_at is not null
         order by created_at desc limit 1`,
      )
      return sent
    })
    expect(row).toEqual({ payload: null })
    expect((await logOf(admin, user.id))[0]).toMatchObject({
      action: 'email.send_with_attachment',
      details: { filename: 'Договор.pdf', size: PDF.length },
    })
  })

  it('has the name and the type of what the file is, whatever it is called', async () => {
    await send({ title: 'Письмо 2', file: new File([PDF], '../evil.exe', { type: 'text/html' }) })
    const { attachments } = await server.emailTo(user.email, 'Письмо 2')
    expect(attachments).toMatchObject([{ filename: 'evil.pdf', contentType: 'application/pdf' }])
  })

  it('is refused when the file is of another kind or too large, or the address is not known', async () => {
    const before = (await server.sql('select count(*)::int as count from outbox'))[0]
    const html = new File(['<html><script>alert(1)</script></html>'], 'a.pdf', { type: 'application/pdf' })
    expect((await send({ file: html })).status).toBe(400)
    const large = new File([PDF, new Uint8Array(EMAIL_ATTACHMENT_LIMIT)], 'a.pdf')
    expect([(await send({ file: large })).status, (await send({ file: large })).error]).toEqual([
      413,
      'Файл больше 10 МБ',
    ])
    expect((await send({ email: 'stranger@example.com' })).status).toBe(404)
    expect((await send({ file: 'text' })).status).toBe(400)
    expect((await server.sql('select count(*)::int as count from outbox'))[0]).toEqual(before)
  })
})
