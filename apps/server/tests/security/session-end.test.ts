import { contract } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from '../setup/admin.ts'
import { PASSWORD, register, whoIs } from '../setup/registration.ts'
import { linkOf } from '../setup/sign-in-link.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import { callRaw, PROTECTED } from './protected-endpoints.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const NEW_PASSWORD = 'korrektura-1913'
const OWN_ENDPOINTS = PROTECTED.filter(([, { access }]) => access === 'user')

const clock = createTestClock()
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

/** All ways into one account: two browsers, a program, a link and a mailed password that wait in the mailbox. */
async function createAccount() {
  const here = server.visit()
  const { email, data } = await register(here)
  const there = server.visit()
  await there.signIn(email, PASSWORD)
  const program = server.visit()
  program.token = (await here.call(contract.apiToken.renewApiToken, { query: {} })).data.token
  const id = data.person.id
  const link = await linkOf(server, id)
  await server.visit().call(contract.auth.resetPassword, { body: { username: email } })
  const message = await server.emailTo(email, 'Новый пароль')
  return { id, email, here, there, program, link, mailed: /для входа: (\S+)/.exec(message.text)?.[1] ?? '' }
}

type Account = Awaited<ReturnType<typeof createAccount>>

/** Which of the ways into an account are open; a session counts as closed only when every endpoint refuses it. */
async function openWays({ email, here, there, program, link, mailed }: Account) {
  const isOpen = async (headers: Record<string, string>) => {
    const calls = OWN_ENDPOINTS.map(([, endpoint]) => callRaw(server.port, endpoint, { headers, body: '{}' }))
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 401)
    if (refused.length !== 0 && refused.length !== calls.length)
      throw new Error('some endpoints refuse, some do not')
    return refused.length === 0
  }
  const login = async (password: string) =>
    (await server.visit().call(contract.auth.login, { body: { username: email, password } })).status === 200
  const reader = server.visit()
  reader.token = link
  return {
    here: await isOpen(before.get(here) ?? {}),
    there: await isOpen(before.get(there) ?? {}),
    program: await isOpen(before.get(program) ?? {}),
    link: (await whoIs(reader)).valid,
    // Last: using it ends the others.
    mailed: await login(mailed),
  }
}

/** The credentials of each visitor from before the event: a new token of his must not hide that the old one works. */
const before = new Map<Visitor, Record<string, string>>()

const ALL = { here: true, there: true, program: true, link: true, mailed: true }
const NONE = { here: false, there: false, program: false, link: false, mailed: false }

const EVENTS: [name: string, happen: (account: Account) => Promise<unknown>, left: typeof ALL][] = [
  ['nothing', async () => {}, ALL],
  ['a logout', ({ here }) => here.call(contract.auth.logout, { query: {} }), { ...ALL, here: false }],
  [
    'a logout everywhere',
    ({ here }) => here.call(contract.auth.logout, { query: { everywhere: 'true' } }),
    NONE,
  ],
  [
    'a new password',
    async ({ here }) => {
      const body = { old_password: PASSWORD, new_password: NEW_PASSWORD }
      const { status, data } = await here.call(contract.person.updatePassword, { body })
      expect(status).toBe(200)
      here.token = data.token
      expect((await whoIs(here)).valid).toBe(true)
    },
    NONE,
  ],
  [
    'a login with the mailed password',
    async ({ email, mailed }) => {
      const visitor = server.visit()
      await visitor.signIn(email, mailed)
      expect((await whoIs(visitor)).valid).toBe(true)
    },
    NONE,
  ],
  [
    'another role',
    ({ id }) =>
      admin.call(contract.admin.updateUserRole, { body: { person_id: id, person_role: Role.Lawyer } }),
    { ...ALL, here: false, there: false, program: false },
  ],
  [
    'the role that he has already',
    ({ id }) =>
      admin.call(contract.admin.updateUserRole, { body: { person_id: id, person_role: Role.Realtor } }),
    ALL,
  ],
  ['a removal', ({ id }) => admin.call(contract.admin.removePerson, { query: { person_id: id } }), NONE],
  [
    'a removal that was taken back',
    async ({ id, email }) => {
      await admin.call(contract.admin.removePerson, { query: { person_id: id } })
      await admin.call(contract.admin.resetRemovedPerson, { body: { email } })
      expect(
        (await server.visit().call(contract.auth.login, { body: { username: email, password: PASSWORD } }))
          .status,
      ).toBe(200)
    },
    NONE,
  ],
]

describe('sessions', () => {
  it.each(EVENTS)('after %s', async (_, happen, left) => {
    const account = await createAccount()
    for (const visitor of [account.here, account.there, account.program])
      before.set(visitor, credentialsOf(visitor))
    await happen(account)
    expect(await openWays(account)).toEqual(left)
  })

  it('of an admin end for admin calls at the very next call after he is none any more', async () => {
    const { id, email, here } = await createAccount()
    const role = (person_role: number) =>
      admin.call(contract.admin.updateUserRole, { body: { person_id: id, person_role } })
    await role(Role.Admin)
    await here.signIn(email, PASSWORD)
    const users = () => here.call(contract.admin.listUsers, { query: {} })
    expect((await users()).status).toBe(200)
    const [, seen] = await Promise.all([role(Role.Client), users()])
    expect([200, 401]).toContain(seen.status)
    expect((await users()).status).toBe(401)
    await here.signIn(email, PASSWORD)
    expect((await users()).status).toBe(403)
  })

  it('end by themselves after thirty days, for each browser by itself', async () => {
    const { email, here } = await createAccount()
    clock.advance(29 * 24 * HOUR_MS)
    const later = server.visit()
    await later.signIn(email, PASSWORD)
    clock.advance(24 * HOUR_MS + 1000)
    expect([(await whoIs(here)).valid, (await whoIs(later)).valid]).toEqual([false, true])
    await admin.signIn('admin@example.com')
  })
})

describe('a one-time link', () => {
  const open = async (token: string, site: 'realty' | 'realty-b2b' | 'fiz-pro' | 'fiz-ru' = 'realty') => {
    const reader = server.visit(site)
    reader.token = token
    return (await whoIs(reader)).valid
  }
  const linkFor = async (brand: string) => {
    const { data } = await register(server.visit())
    return linkOf(server, data.person.id, brand)
  }

  it('opens once', async () => {
    const link = await linkFor('realty')
    expect([await open(link), await open(link), await open(link)]).toEqual([true, false, false])
  })

  it.each([
    ['realty', ['fiz-pro', 'fiz-ru'], 'realty-b2b'],
    ['fiz', ['realty', 'realty-b2b'], 'fiz-ru'],
  ] as const)('of %s is refused at %j', async (brand, others, own) => {
    const link = await linkFor(brand)
    for (const site of others) expect([site, await open(link, site)]).toEqual([site, false])
    expect(await open(link, own)).toBe(true)
  })

  it('[TRUE-11] opens for a day', async () => {
    const [withTimeout, late] = [await linkFor('realty'), await linkFor('realty')]
    clock.advance(24 * HOUR_MS - 1)
    expect(await open(withTimeout)).toBe(true)
    clock.advance(1)
    expect(await open(late)).toBe(false)
  })
})
