import { randomBytes } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_LIMITS, NO_LIMITS } from '../../src/platform/config/limits.ts'
import type { createMemorySms } from '../../src/adapters/mail/sms.ts'
import { visitAsAdmin } from '../setup/admin.ts'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { PASSWORD, register, registerProven, whoIs } from '../setup/registration.ts'
import { linkOf } from '../setup/sign-in-link.ts'
import { addressOf, tally } from './tries.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

/** Of each of the four ways to guess passwords; `BRUTE_TRIES=2500` makes ten thousand together. */
const TRIES = Number(process.env['BRUTE_TRIES'] ?? 150)
const OFFICE = '10.200.0.1'
const CAFE = '10.200.0.2'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  // The limits of production; that of all calls is off, as it would hide what the others do.
  const limits = {
    ...DEFAULT_LIMITS,
    callsPerMinute: NO_LIMITS.callsPerMinute,
    registrationsPerHour: NO_LIMITS.registrationsPerHour,
    ordersPerMinute: NO_LIMITS.ordersPerMinute,
  }
  server = await startTestServer({ limits, behindProxy: true }, { clock })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })

async function login(username: string, password: string, address: string, visitor = server.visit()) {
  const reply = await visitor.call(contract.auth.login, { body: { username, password } }, from(address))
  return reply.status
}

/** An hour passes for the counts of the database, and for what a process remembers of them. */
async function passHour(): Promise<void> {
  const passed = HOUR_MS + 1000
  const running = performance.now.bind(performance)
  await server.sql('update rate_limits set expire = expire - $1::bigint', [passed])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + passed })
  vi.spyOn(performance, 'now').mockImplementation(() => running() + passed)
}

describe('passwords', () => {
  it(
    'of one account, guessed from thousands of addresses: ten tries an hour, and the owner is never locked out',
    { timeout: 600_000 },
    async () => {
      const { email, visitor: known } = await registerProven(server)
      const seen = await tally(TRIES, (index) => login(email, `guess-${index}`, addressOf(index)))
      expect(seen).toEqual({ 401: 10, 429: TRIES - 10 })

      expect(await login(email, PASSWORD, addressOf(1), known)).toBe(200)
      // An unknown browser cannot be told from the attacker: only the email proves the owner.
      expect(await login(email, PASSWORD, OFFICE)).toBe(429)
      await server.visit().call(contract.auth.resetPassword, { body: { username: email } }, from(OFFICE))
      const message = await server.emailTo(email, 'Новый пароль')
      const mailed = /для входа: (\S+)/.exec(message.text)?.[1] ?? ''
      expect(await login(email, mailed, OFFICE)).toBe(200)

      await passHour()
      const fresh = server.visit()
      const body = { username: email, password: PASSWORD }
      // The old password works until an own one is set (TRUE-10).
      expect((await fresh.call(contract.auth.login, { body }, from(OFFICE))).status).toBe(200)
    },
  )

  it(
    'of thousands of accounts, guessed from one address: one try each and a hundred in all',
    { timeout: 600_000 },
    async () => {
      const known = server.visit()
      const { email } = await register(known)
      const seen = await tally(TRIES, (index) =>
        login(index === TRIES / 2 ? email : `nobody-${index}@example.com`, 'guess', CAFE),
      )
      expect(seen).toEqual({ 401: 100, 429: TRIES - 100 })
      expect(await login(email, PASSWORD, CAFE, known)).toBe(200)
      expect(await login(email, PASSWORD, addressOf(1))).toBe(200)
    },
  )

  it(
    'of one account, guessed from one address: five tries, and the owner signs in from any other',
    { timeout: 600_000 },
    async () => {
      const known = server.visit()
      const { email } = await register(known)
      const attacker = '10.201.0.1'
      const seen = await tally(TRIES, (index) => login(email, `guess-${index}`, attacker))
      expect(seen).toEqual({ 401: 5, 429: TRIES - 5 })
      expect(await login(email, PASSWORD, '10.201.0.2')).toBe(200)
      expect(await login(email, PASSWORD, attacker, known)).toBe(200)
      await passHour()
      expect(await login(email, PASSWORD, attacker)).toBe(200)
    },
  )

  it('of one account, guessed in its own browser: ten tries', { timeout: 600_000 }, async () => {
    const stolen = server.visit()
    const { email } = await register(stolen)
    const seen = await tally(TRIES, (index) => login(email, `guess-${index}`, addressOf(index), stolen))
    expect(seen).toEqual({ 401: 10, 429: TRIES - 10 })
  })

  it('that are right are not counted, whether the browser is known or new', async () => {
    const known = server.visit()
    const { email } = await register(known)
    for (let round = 0; round < 12; round++) {
      expect(await login(email, PASSWORD, '10.202.0.1', known)).toBe(200)
      expect(await login(email, PASSWORD, '10.202.0.1')).toBe(200)
    }
  })

  it('asked for the old one by a stolen session: ten tries', async () => {
    const stolen = server.visit()
    await register(stolen)
    const seen = await tally(100, async (index) => {
      const body = { old_password: `guess-${index}`, new_password: 'korrektura-1913' }
      return (await stolen.call(contract.person.updatePassword, { body }, from(addressOf(index)))).status
    })
    expect(seen).toEqual({ 403: 10, 429: 90 })
  })
})

describe('emails with new passwords', () => {
  const reset = async (username: string, address: string) =>
    (await server.visit().call(contract.auth.resetPassword, { body: { username } }, from(address))).status

  it('to one account are ten an hour, from however many addresses; the last one opens it', async () => {
    const { email } = await register(server.visit())
    expect(await tally(500, (index) => reset(email, addressOf(index)))).toEqual({ 200: 10, 429: 490 })
    const passwords = await until('ten emails', async () => {
      const texts = [...server.emails.values()].filter(
        ({ to, subject }) => to === email && subject === 'Новый пароль',
      )
      return texts.length === 10
        ? texts.map(({ text }) => /для входа: (\S+)/.exec(text)?.[1] ?? '')
        : undefined
    })
    const opened = await Promise.all(
      passwords.map((password, index) => login(email, password, `10.203.0.${index}`)),
    )
    expect(opened.filter((status) => status === 200)).toHaveLength(1)
  })

  it('asked for by one address are thirty an hour, to however many accounts', async () => {
    const seen = await tally(300, (index) => reset(`nobody-${index}@example.com`, '10.204.0.1'))
    expect(seen).toEqual({ 200: 30, 429: 270 })
  })
})

describe('codes of a phone', () => {
  it('are guessed ten times an hour, however many of them are sent', async () => {
    const visitor = server.visit()
    await register(visitor)
    const phone = '+79990009999'
    const { messages } = server.context.sms as ReturnType<typeof createMemorySms>
    const sent = () => [...messages.values()].filter(({ to }) => to === phone)
    const codeOf = (text = '') => /код (\d{6})/.exec(text)?.[1] ?? ''
    const verify = async (code: string) =>
      (await visitor.call(contract.person.verifyPhone, { body: { code } })).status
    let useful = 0
    for (let round = 1; round <= 8; round++) {
      const { status } = await visitor.call(contract.person.sendVerificationCode, { query: { phone } })
      expect(status).toBe(200)
      await until('the code', async () => (sent().length === round ? true : undefined))
      const wrong = codeOf(sent().at(-1)?.text) === '000000' ? '000001' : '000000'
      const seen = await tally(20, () => verify(wrong))
      useful += seen[400] ?? 0
      expect(Object.keys(seen).every((status_) => ['400', '409', '429'].includes(status_))).toBe(true)
      clock.advance(MINUTE_MS)
    }
    expect(useful).toBeGreaterThan(0)
    expect(useful).toBeLessThanOrEqual(10)
    expect(await verify(codeOf(sent().at(-1)?.text))).toBe(429)
    await passHour()
    expect(await verify(codeOf(sent().at(-1)?.text))).toBe(200)
  })
})

describe('secrets of a machine', () => {
  const accepted = (make: () => string) =>
    tally(1000, async (index) => {
      const guesser = server.visit()
      guesser.token = make()
      const { data } = await guesser.call(contract.auth.checkToken, {}, from(addressOf(index)))
      return data.valid ? 1 : 0
    })

  it('one-time links: none of a thousand guesses opens anything, and the real one still does', async () => {
    const { data } = await register(server.visit())
    const link = await linkOf(server, data.person.id)
    const near = () => link.slice(0, -4) + randomBytes(3).toString('base64url')
    expect(await accepted(() => (near() === link ? '' : near()))).toEqual({ 0: 1000 })
    const reader = server.visit()
    reader.token = link
    expect((await whoIs(reader)).valid).toBe(true)
  })

  it('API tokens: none of a thousand guesses is one, and the real one still is', async () => {
    const owner = server.visit()
    await register(owner)
    const { token } = (await owner.call(contract.apiToken.renewApiToken, { query: {} })).data
    expect(await accepted(() => `api_${randomBytes(32).toString('base64url')}`)).toEqual({ 0: 1000 })
    const program = server.visit()
    program.token = token
    expect((await whoIs(program)).valid).toBe(true)
  })
})

describe('coupon codes', () => {
  const CODE = 'ЯНВАРЬ'
  beforeAll(async () => {
    const admin = await visitAsAdmin(server)
    const body = { code: CODE, product_id: productId('EgrnObject'), discount: 100, active_until: null }
    await admin.call(contract.admin.createCoupon, { body })
  })
  const check = async (code: string, address: string, visitor: Visitor = server.visit()) =>
    (await visitor.call(contract.products.checkCoupon, { body: { code } }, from(address))).status
  const shows = async (code: string, address: string) => {
    const { data } = await server
      .visit()
      .call(contract.products.listProducts, { query: { coupon: code } }, from(address))
    return data.some(({ coupons }) => coupons.length > 0)
  }
  const newcomer = async () => {
    const visitor = server.visit()
    await register(visitor)
    return visitor
  }

  it('are guessed ten times an hour from one address, through the catalogue as well', async () => {
    expect(await tally(300, (index) => check(`код-${index}`, '10.205.0.1'))).toEqual({ 404: 10, 429: 290 })
    expect([await check(CODE, '10.205.0.1'), await shows(CODE, '10.205.0.1')]).toEqual([429, false])
    expect([await check(CODE, '10.205.0.2'), await shows(CODE, '10.205.0.2')]).toEqual([200, true])
    for (let round = 0; round < 10; round++) await shows(`код-${round}`, '10.205.0.3')
    expect([await check(CODE, '10.205.0.3'), await shows(CODE, '10.205.0.3')]).toEqual([429, false])
  })

  it('are guessed ten times an hour by one person, from however many addresses', async () => {
    const visitor = await newcomer()
    const seen = await tally(300, (index) => check(`код-${index}`, addressOf(index), visitor))
    expect(seen).toEqual({ 404: 10, 429: 290 })
  })

  it('are no better guessed by orders', async () => {
    const visitor = await newcomer()
    const order = async (codes: readonly string[]) => {
      const order_items = codes.map((code) => ({
        product_id: productId('EgrnObject'),
        object_key: FLAT,
        code,
      }))
      const reply = await visitor.call(
        contract.orders.createOrder,
        { body: { order_items } },
        from('10.206.0.1'),
      )
      return reply.status
    }
    expect(await order(['а', 'б', 'в', 'г', 'д'])).toBe(200)
    expect(await order(['е', 'ж', 'з', 'и', 'к', 'л'])).toBe(429)
    expect(await order([CODE])).toBe(429)
  })

  it('that are right are not counted', async () => {
    // Each counts as a guess until it has turned out right: more at once than guesses are allowed would be refused.
    expect(await tally(100, () => check(CODE, '10.207.0.1'), 5)).toEqual({ 200: 100 })
  })

  it('guessed too often take nobody the catalogue away', async () => {
    const { status } = await server
      .visit()
      .call(contract.products.listProducts, { query: { coupon: 'код' } }, from('10.205.0.1'))
    expect(status).toBe(200)
  })
})
