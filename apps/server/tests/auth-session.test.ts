import { contract } from '@proverka/api/contract'
import { base64url, decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register, PASSWORD, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const SESSION_DAYS = 30
const BINDING = 'proverka_bind'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const ordersOf = (visitor: Visitor) => visitor.call(contract.orders.listOrders, { query: {} })

describe('a login', () => {
  it('[SAFE-04] binds a session to the host that it was opened on, and to no other', async () => {
    const bindingAt = async (host: string) => {
      const { email } = await register(server.visit(host === 'fiz.localhost' ? 'fiz-pro' : 'realty'))
      const reply = await server.send(
        '/api/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: email, password: PASSWORD }),
        },
        host,
      )
      return [reply.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(BINDING)) ?? ''
    }
    for (const host of ['realty.localhost', 'b2b.realty.localhost', 'fiz.localhost'])
      expect(await bindingAt(host)).toMatch(/^proverka_bind=[\w-]{43};(?!.*Domain)/)
  })

  it('[CALL-009] gives a token for the right password and one answer for all that is wrong', async () => {
    const { email } = await register(server.visit())
    const right = await server
      .visit()
      .call(contract.auth.login, { body: { username: ` ${email.toUpperCase()} `, password: PASSWORD } })
    expect([right.status, right.data.person.email]).toEqual([200, email])

    const wrong = [
      { username: email, password: 'not-the-password' },
      { username: email, password: '' },
      { username: 'nobody-at-all@example.com', password: PASSWORD },
      { username: 'no address', password: PASSWORD },
      { username: `${'very-long-'.repeat(50)}@example.com`, password: PASSWORD },
      { username: '', password: '' },
    ]
    for (const body of wrong) {
      const reply = await server.visit().call(contract.auth.login, { body })
      expect([body.username, reply.status, reply.body]).toEqual([
        body.username,
        401,
        {
          error: 'Неверный логин или пароль',
          code: 'auth/bad-credentials',
          requestId: expect.any(String),
        },
      ])
    }
  })
})

describe('a session', () => {
  it('is of use only with the cookie of the browser it was given to', async () => {
    const owner = server.visit()
    await register(owner)
    expect((await ordersOf(owner)).status).toBe(200)

    const thief = server.visit()
    thief.token = owner.token
    expect((await ordersOf(thief)).status).toBe(401)
    thief.cookies.set(BINDING, 'made-up')
    expect((await ordersOf(thief)).status).toBe(401)
    expect(await whoIs(thief)).toEqual({ valid: false, account: null, person: null, tariff: null })
  })

  it('is not opened by the cookie alone', async () => {
    const owner = server.visit()
    await register(owner)
    const withoutToken = server.visit()
    for (const [name, value] of owner.cookies) withoutToken.cookies.set(name, value)
    const { status, error } = await ordersOf(withoutToken)
    expect([status, error]).toEqual([401, 'Войдите, чтобы продолжить'])
  })

  it('hides its cookie from scripts and from other sites', async () => {
    const { headers } = await server.send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'client@example.com', password: 'proverka-demo' }),
    })
    const [cookie] = headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^proverka_bind=[\w-]{43}; /)
    expect(cookie?.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']))
  })

  it('ends at logout, for this browser and no other', async () => {
    const here = server.visit()
    const { email } = await register(here)
    const there = server.visit()
    await there.signIn(email, PASSWORD)
    expect((await here.call(contract.auth.logout, { query: {} })).data).toEqual({ ended: true })
    expect((await ordersOf(here)).error).toBe('Вход устарел, войдите еще раз')
    expect((await whoIs(here)).valid).toBe(false)
    expect((await ordersOf(there)).status).toBe(200)
  })

  it('is refused for every token that the server did not sign', async () => {
    const owner = server.visit()
    await register(owner)
    const token = owner.token ?? ''
    const [header = '', payload = '', signature = ''] = token.split('.')
    const claims = decodeJwt(token)
    const kid = JSON.parse(new TextDecoder().decode(base64url.decode(header))).kid as string
    const sign = (keyId: string, secret: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: keyId })
        .sign(new TextEncoder().encode(secret.padEnd(32, '-')))
    const forged = {
      'no signature': new UnsecuredJWT(claims).encode(),
      'alg none with a signature': `${base64url.encode(JSON.stringify({ alg: 'none', kid }))}.${payload}.${signature}`,
      'a foreign key under our name': await sign(kid, 'foreign'),
      'a foreign key under its own name': await sign('foreign', 'foreign'),
      'another algorithm': `${base64url.encode(JSON.stringify({ alg: 'HS512', kid }))}.${payload}.${signature}`,
      'a changed payload': `${header}.${base64url.encode(JSON.stringify({ ...claims, sid: crypto.randomUUID() }))}.${signature}`,
      'a longer life': `${header}.${base64url.encode(JSON.stringify({ ...claims, exp: 9_999_999_999 }))}.${signature}`,
      'a cut signature': token.slice(0, -4),
      'no token at all': 'x',
      'an id of a session': String(claims['sid']),
    }
    for (const [name, value] of Object.entries(forged)) {
      owner.token = value
      expect([name, (await ordersOf(owner)).status]).toEqual([name, 401])
      expect([name, (await whoIs(owner)).valid]).toEqual([name, false])
    }
    owner.token = token
    expect((await ordersOf(owner)).status).toBe(200)
  })

  it('[CALL-010] is over after its days: valid false with status 200, not an error', async () => {
    const visitor = server.visit()
    await register(visitor)
    clock.advance(SESSION_DAYS * 24 * HOUR_MS - MINUTE_MS)
    expect((await whoIs(visitor)).valid).toBe(true)
    clock.advance(2 * MINUTE_MS)
    const { status, data } = await visitor.call(contract.auth.checkToken, {})
    expect([status, data]).toEqual([200, { valid: false, account: null, person: null, tariff: null }])
    expect((await ordersOf(visitor)).status).toBe(401)
  })
})

describe('the sign-in link of an email', () => {
  async function linkOfReadyReport(): Promise<{ token: string; email: string }> {
    const guest = server.visit()
    const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    const message = await until('the email', async () => server.emails.get(`order-done:${order.id}`))
    return { token: /jwt_token=(\S+)/.exec(message.text)?.[1] ?? '', email }
  }

  it('is traded once, for a session of the browser that opened it', async () => {
    const { token, email } = await linkOfReadyReport()
    const reader = server.visit()
    reader.token = token
    const traded = await whoIs(reader)
    expect(traded).toMatchObject({ valid: true, person: { email } })
    expect(traded.token).not.toBe(token)
    reader.token = traded.token
    expect((await ordersOf(reader)).data.count).toBe(1)

    const second = server.visit()
    second.token = token
    expect(await whoIs(second)).toEqual({
      valid: false,
      account: null,
      person: null,
      tariff: null,
      link: expect.objectContaining({ code: 'auth/link-used' }) as unknown,
    })
  })

  it('is good for one of ten simultaneous uses', async () => {
    const { token } = await linkOfReadyReport()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const visitor = server.visit()
        visitor.token = token
        return whoIs(visitor)
      }),
    )
    expect(answers.filter(({ valid }) => valid)).toHaveLength(1)
  })

  it('is no token for anything else', async () => {
    const { token } = await linkOfReadyReport()
    const reader = server.visit()
    reader.token = token
    expect((await ordersOf(reader)).status).toBe(401)
    expect((await whoIs(reader)).valid).toBe(true)
  })

  it('is refused on the other brand, and is not used up there', async () => {
    const { token } = await linkOfReadyReport()
    const elsewhere = server.visit('fiz-pro')
    elsewhere.token = token
    expect((await whoIs(elsewhere)).valid).toBe(false)
    const here = server.visit('realty-b2b')
    here.token = token
    expect((await whoIs(here)).valid).toBe(true)
  })

  it('is over after a day, and nowhere in the database as it is', async () => {
    const { token } = await linkOfReadyReport()
    const rows = await server.sql('select * from sign_in_links')
    expect(JSON.stringify(rows)).not.toContain(token)
    clock.advance(24 * HOUR_MS + 1)
    const late = server.visit()
    late.token = token
    expect((await whoIs(late)).valid).toBe(false)
  })
})
