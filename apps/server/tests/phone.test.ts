import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, whoIs } from './setup/registration.ts'
import { sentCode } from './setup/sms.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

const { sendVerificationCode, verifyPhone } = contract.person
const clock = createTestClock()

let server: TestServer
let phones = 0
beforeAll(async () => {
  server = await startTestServer({ limits: { phoneCodesPerDay: 4 } }, { clock })
})
afterAll(() => server.stop())

/** A number that no other test uses. */
const freshPhone = () => `+7999000${String(++phones).padStart(4, '0')}`

async function newcomer(): Promise<Visitor> {
  const visitor = server.visit()
  await register(visitor)
  return visitor
}

const send = (visitor: Visitor, phone: string, headers: Record<string, string> = {}) =>
  visitor.call(sendVerificationCode, { query: { phone } }, headers)

const verify = (visitor: Visitor, code: string) => visitor.call(verifyPhone, { body: { code } })

/** The last code that went to a number. */
const codeTo = (phone: string, not?: string): Promise<string> => sentCode(server, phone, not)

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a code by SMS', () => {
  it('[CALL-022] is put into the outbox; a second call within 60 s answers 429', async () => {
    const visitor = await newcomer()
    const phone = freshPhone()
    expect((await send(visitor, `8${phone.slice(2)}`)).data).toEqual({ sent: true })
    const [row] = await server.sql(
      `select unique_key, kind from outbox where kind = 'sms' order by created_at desc limit 1`,
    )
    expect(row?.['unique_key']).toContain((await whoIs(visitor)).person?.id)
    expect(await codeTo(phone)).toMatch(/^\d{6}$/)
    expect(await send(visitor, phone)).toMatchObject({
      status: 429,
      error: 'Код уже отправлен, новый можно запросить через минуту',
    })
    clock.advance(MINUTE_MS - 1)
    expect((await send(visitor, phone)).status).toBe(429)
    clock.advance(1)
    expect((await send(visitor, phone)).status).toBe(200)
  })

  it('goes to one number once a minute anyone who asks, and to one person or number so often a day', async () => {
    const [first, second] = [await newcomer(), await newcomer()]
    const phone = freshPhone()
    expect((await send(first, phone)).status).toBe(200)
    expect((await send(second, phone)).status).toBe(429)
    for (const visitor of [second, first, second]) {
      clock.advance(MINUTE_MS)
      expect((await send(visitor, phone)).status).toBe(200)
    }
    clock.advance(MINUTE_MS)
    expect((await send(await newcomer(), phone)).status).toBe(429)
  })

  it('is not sent on behalf of a page of another site, nor to what is no number', async () => {
    const visitor = await newcomer()
    const phone = freshPhone()
    expect(await send(visitor, phone, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect((await send(visitor, '+44 20 7946 0958')).status).toBe(400)
    expect((await send(visitor, phone, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('is neither in the database nor in the answer as it is', async () => {
    const visitor = await newcomer()
    const phone = freshPhone()
    const reply = await send(visitor, phone)
    const code = await codeTo(phone)
    expect(JSON.stringify(reply.body)).not.toContain(code)
    const kept = await until('the text to be forgotten', async () => {
      const rows = await server.sql(`select payload from outbox where kind = 'sms'`)
      return rows.every(({ payload }) => payload === null) ? rows : undefined
    })
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(await server.sql('select * from phone_codes'))).not.toContain(`"${code}"`)
  })
})

describe('a verification', () => {
  it('[CALL-023] takes the right code; five wrong codes block it', async () => {
    const visitor = await newcomer()
    const phone = freshPhone()
    await send(visitor, phone)
    const code = await codeTo(phone)
    expect(await verify(visitor, wrongFor(code))).toMatchObject({ status: 400, error: 'Неверный код' })
    expect((await verify(visitor, code)).data).toEqual({ verified: true })
    expect((await whoIs(visitor)).person).toMatchObject({ phone, phone_verified: true })
    expect((await verify(visitor, code)).status).toBe(409)

    const other = await newcomer()
    const second = freshPhone()
    await send(other, second)
    const blocked = await codeTo(second)
    for (let wrong = 0; wrong < 5; wrong++) expect((await verify(other, wrongFor(blocked))).status).toBe(400)
    expect(await verify(other, blocked)).toMatchObject({ status: 409 })
    expect((await whoIs(other)).person?.phone_verified).toBe(false)
    clock.advance(MINUTE_MS)
    await send(other, second)
    expect((await verify(other, await codeTo(second, blocked))).status).toBe(200)
  })

  it('counts guesses that come at the same time', async () => {
    const visitor = await newcomer()
    const phone = freshPhone()
    await send(visitor, phone)
    const wrong = wrongFor(await codeTo(phone))
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await verify(visitor, wrong)).status),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  })

  it('is over after ten minutes, is of no use to another, and ends when the number changes', async () => {
    const visitor = await newcomer()
    const phone = freshPhone()
    await send(visitor, phone)
    const code = await codeTo(phone)
    expect((await verify(await newcomer(), code)).status).toBe(409)
    clock.advance(10 * MINUTE_MS)
    expect((await verify(visitor, code)).status).toBe(409)
    await send(visitor, phone)
    await verify(visitor, await codeTo(phone, code))
    const update = (to: string) =>
      visitor.call(contract.person.updatePerson, { body: { name: 'Лида', phone: to } })
    expect((await update(phone)).data.phone_verified).toBe(true)
    expect((await update(freshPhone())).data.phone_verified).toBe(false)
  })
})
