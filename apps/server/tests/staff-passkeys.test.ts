import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskey } from './setup/passkey.ts'
import { idOf, PASSWORD, register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, staff } = contract
const MINUTE = 60_000
const clock = createTestClock()

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer({ staff: { isFactorNeeded: true } }, { clock })
  origin = server.context.originOf('realty')
})
afterAll(() => server.stop())

type Passkey = ReturnType<typeof createPasskey>

const listOrders = async (visitor: Visitor) => (await visitor.call(calls.listOrders, { query: {} })).status
const stateOf = async (visitor: Visitor) => (await visitor.call(staff.getOwnStaff, {})).data

async function add(member: Visitor, passkey: Passkey, flags?: number) {
  const { data } = await member.call(staff.startPasskey, {})
  const response = passkey.create(data.challenge, flags) as never
  return member.call(staff.addPasskey, { body: { name: 'Рабочий ноутбук', response } })
}

async function prove(member: Visitor, passkey: Passkey, flags?: number) {
  const { data } = await member.call(staff.challengePasskey, {})
  const response = passkey.get(data.challenge, flags) as never
  return member.call(staff.provePasskey, { body: { response } })
}

async function signInAgain(member: Visitor): Promise<Visitor> {
  const again = server.visit()
  await again.signIn((await whoIs(member)).person?.email ?? '', PASSWORD)
  return again
}

/** A member of the staff who has no factor yet; here nobody could give the role by a call without one. */
async function newMember(): Promise<Visitor> {
  const member = server.visit()
  await register(member)
  const id = await idOf(member)
  await server.sql(`insert into staff_roles values ($1, 'operator', $1, now(), null)`, [id])
  return signInAgain(member)
}

const REFUSED = [400, 'Ключ доступа не подошел, попробуйте еще раз']

describe('a passkey', () => {
  it('[CONSOLE-01] is a second step: made once, then asked of at each sign-in', async () => {
    const member = await newMember()
    expect(await listOrders(member)).toBe(403)
    const passkey = createPasskey(origin)
    const added = await add(member, passkey)
    expect(added.status).toBe(200)
    expect(added.data.recovery_codes).toHaveLength(10)
    expect(await listOrders(member)).toBe(200)
    const again = await signInAgain(member)
    expect(await listOrders(again)).toBe(403)
    expect((await prove(again, passkey)).status).toBe(200)
    expect(await listOrders(again)).toBe(200)
    const [listed] = (await stateOf(again)).factor.passkeys
    expect(listed).toMatchObject({
      passkey_id: passkey.id,
      name: 'Рабочий ноутбук',
      host: 'realty.localhost',
    })
    expect(listed?.last_used_at).not.toBeNull()
  })

  it.each([
    ['of a page of another host', () => createPasskey('https://evil.example')],
    ['that did not ask for a finger or a PIN', () => createPasskey(origin), 1],
  ])('%s is not taken', async (_, make, flags?: number) => {
    const member = await newMember()
    const refused = await add(member, make(), flags)
    expect([refused.status, refused.error]).toEqual(REFUSED)
    expect(await listOrders(member)).toBe(403)
  })

  it('[CONSOLE-01] answers each challenge once and in five minutes, of its own session alone', async () => {
    const member = await newMember()
    const passkey = createPasskey(origin)
    await add(member, passkey)
    const again = await signInAgain(member)
    const { data } = await again.call(staff.challengePasskey, {})
    const response = passkey.get(data.challenge) as never
    const other = await signInAgain(member)
    await other.call(staff.challengePasskey, {})
    expect((await other.call(staff.provePasskey, { body: { response } })).error).toBe(REFUSED[1])
    expect((await again.call(staff.provePasskey, { body: { response } })).status).toBe(200)
    expect((await again.call(staff.provePasskey, { body: { response } })).status).toBe(400)
    const late = (await again.call(staff.challengePasskey, {})).data
    clock.advance(5 * MINUTE + 1)
    const body = { response: passkey.get(late.challenge) as never }
    expect((await again.call(staff.provePasskey, { body })).status).toBe(400)
  })

  it('that is copied, of another member, or unverified opens nothing', async () => {
    const member = await newMember()
    const passkey = createPasskey(origin)
    await add(member, passkey)
    const stranger = await newMember()
    const others = createPasskey(origin)
    await add(stranger, others)
    expect((await prove(member, others)).status).toBe(400)
    expect((await prove(member, passkey, 1)).status).toBe(400)
    expect((await prove(member, passkey)).status).toBe(200)
    passkey.rewind()
    expect((await prove(member, passkey)).status).toBe(400)
    // Nor can one passkey belong to two people.
    expect((await add(stranger, passkey)).status).toBe(400)
  })

  it('[CONSOLE-01] that is the only factor stays where one is needed', async () => {
    const member = await newMember()
    const [one, other] = [createPasskey(origin), createPasskey(origin)]
    await add(member, one)
    const last = await member.call(staff.removePasskey, { params: { id: one.id } })
    expect([last.status, last.error]).toEqual([409, 'Это единственный второй шаг, сначала добавьте другой'])
    expect((await stateOf(member)).factor.passkeys).toHaveLength(1)
    expect((await add(member, other)).data.recovery_codes).toEqual([])
    expect((await member.call(staff.removePasskey, { params: { id: one.id } })).status).toBe(200)
    expect((await member.call(staff.removePasskey, { params: { id: one.id } })).status).toBe(404)
    expect((await prove(await signInAgain(member), one)).status).toBe(400)
  })
})
