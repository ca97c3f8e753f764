import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from '../setup/admin.ts'
import { freshEmail, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { sumOfBooks } from '../setup/money.ts'
import { PASSWORD, register, registerProven, whoIs } from '../setup/registration.ts'
import { tokenOfEmail } from '../setup/sign-in-link.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'

const { getOrder, listOrders } = contract.orders
const OWN = 'korrektura-1913'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ordersOf = async (visitor: Visitor) =>
  (await visitor.call(listOrders, { query: {} })).data?.orders.map(({ orderId }) => orderId)

const open = async (visitor: Visitor, id: string) => (await visitor.call(getOrder, { params: { id } })).status

const login = async (email: string, password: string) =>
  (await server.visit().call(contract.auth.login, { body: { username: email, password } })).status

/** Opens a link of an email in a new browser. */
async function openLink(message: { text: string }): Promise<Visitor> {
  const reader = server.visit()
  reader.token = tokenOfEmail(message)
  reader.token = (await whoIs(reader)).token
  return reader
}

/** An order of an extract that a guest has paid and got. */
async function boughtAsGuest(email: string) {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }], email)
  await payInWidget(guest, order)
  const itemId = order.order_items[0]?.order_item_id ?? ''
  await itemIn(guest, itemId, 'done')
  const message = await until('the email', async () => server.emails.get(`order-done:${order.id}`))
  return { guest, order, itemId, message }
}

describe('[SAFE-01] an address that nobody has proven', () => {
  it('owns nothing that a guest buys with it, until its owner opens an email', async () => {
    const first = server.visit()
    const { email } = await register(first)
    const { guest, order, itemId, message } = await boughtAsGuest(email)

    const reading = await first.call(contract.reports.getReport, { params: { id: itemId } })
    const file = await first.call(contract.files.downloadFile, { params: { path: `reports/${itemId}.pdf` } })
    expect([await ordersOf(first), await open(first, order.id)]).toEqual([[], 403])
    expect([reading.status, file.status]).toEqual([403, 403])
    expect(await open(guest, order.id)).toBe(200)

    const owner = await openLink(message)
    expect((await whoIs(owner)).person).toMatchObject({ email, email_proven: true })
    expect(await ordersOf(owner)).toEqual([order.id])
    // The browser that paid keeps its way to it.
    expect(await open(guest, order.id)).toBe(200)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('gets its order at the mailed password, too, and not at the own one of anyone who registered it', async () => {
    const first = server.visit()
    const { email } = await register(first)
    const { order } = await boughtAsGuest(email)
    const again = server.visit()
    await again.signIn(email, PASSWORD)
    expect(await ordersOf(again)).toEqual([])

    await server.visit().call(contract.auth.resetPassword, { body: { username: email } })
    const { text } = await server.emailTo(email, 'Новый пароль')
    const owner = server.visit()
    await owner.signIn(email, /входа: (\S+)/.exec(text)?.[1])
    expect(await ordersOf(owner)).toEqual([order.id])
  })

  it('of an account that an order made takes no second order of another browser in', async () => {
    const maker = server.visit()
    const { order: own, email } = await orderAsGuest(maker, [{ product: 'EgrnObject' }])
    const { order } = await boughtAsGuest(email)
    expect(await ordersOf(maker)).toEqual([own.id])
    expect(await open(maker, order.id)).toBe(403)
  })

  it('moves what is paid and not delivered with the order, to the kopeck', async () => {
    const { email, visitor } = await registerProven(server)
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'RiskAssessmentOwner' }], email)
    await payInWidget(guest, order)
    await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'actionrequired')
    await visitor.signIn(email, PASSWORD)
    const prepaid = await server.sql(
      `select sum(amount_kopecks)::int as sum from ledger_entries
        join ledger_accounts on ledger_accounts.id = account_id
        join persons on persons.id = person_id
        where kind = 'prepaid' and (email = $1 or waiting_address = $1) group by persons.id order by 1`,
      [email],
    )
    expect(prepaid).toEqual([{ sum: 0 }, { sum: order.total_amount * 100 }])
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('is nobody in the lists of admins', async () => {
    const { email } = await registerProven(server)
    const { order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }], email)
    const admin = await visitAsAdmin(server)
    const { data } = await admin.call(contract.admin.listUsers, { query: { search: 'waiting.invalid' } })
    expect(data).toEqual({ users: [], count: 0 })
    const [row] = await server.sql('select person_id::text as id from orders where id = $1', [order.id])
    const asked = await admin.call(contract.person.getPerson, { params: { id: String(row?.['id']) } })
    expect(asked.status).toBe(404)
  })
})

describe('[SAFE-03] proving an address for the first time', () => {
  it('ends the sessions, the token and the password of before, and leaves the prover in', async () => {
    const first = server.visit()
    const { email } = await register(first)
    const program = server.visit()
    program.token = (await first.call(contract.apiToken.renewApiToken, { query: {} })).data.token
    const owner = await openLink(await server.emailTo(email, 'Подтвердите почту'))
    expect([(await whoIs(first)).valid, (await whoIs(program)).valid]).toEqual([false, false])
    expect((await first.call(listOrders, { query: {} })).status).toBe(401)
    expect((await program.call(listOrders, { query: {} })).status).toBe(401)
    expect(await login(email, PASSWORD)).toBe(401)

    expect((await whoIs(owner)).needs_password).toBe(true)
    const set = await owner.call(contract.person.updatePassword, { body: { new_password: OWN } })
    expect([set.status, await login(email, OWN)]).toEqual([200, 200])
  })

  it('happens once: a later email ends no other session', async () => {
    const { email } = await register(server.visit())
    const owner = await openLink(await server.emailTo(email, 'Подтвердите почту'))
    const { message } = await boughtAsGuest(email)
    const second = await openLink(message)
    expect([(await whoIs(owner)).valid, (await whoIs(second)).valid]).toEqual([true, true])
  })

  it('cannot be outrun by a password or a token that was on its way', async () => {
    const first = server.visit()
    const { email } = await register(first)
    const message = await server.emailTo(email, 'Подтвердите почту')
    const body = { old_password: PASSWORD, new_password: OWN }
    const [owner] = await Promise.all([
      openLink(message),
      first.call(contract.person.updatePassword, { body }),
      first.call(contract.apiToken.renewApiToken, { query: {} }),
      login(email, PASSWORD),
    ])
    const [row] = await server.sql(
      `select (password_hash is null) as free,
          (select count(*)::int from api_tokens where person_id = persons.id) as tokens,
          (select count(*)::int from sessions where person_id = persons.id and revoked_at is null) as sessions
        from persons where email = $1`,
      [email],
    )
    expect(row).toEqual({ free: true, tokens: 0, sessions: 1 })
    expect((await whoIs(owner)).valid).toBe(true)
  })

  it('leaves the other links of the mailbox good', async () => {
    const { order, message } = await boughtAsGuest(freshEmail())
    const paid = server.emails.get(`order-paid:${order.id}`)
    await openLink(message)
    expect((await whoIs(await openLink(paid ?? { text: '' }))).valid).toBe(true)
  })
})

describe('[SAFE-01] another address of an account', () => {
  const askFor = (visitor: Visitor, email: string) =>
    visitor.call(contract.person.updatePerson, { body: { name: 'Лида', email } })

  it('of one that nobody has proven counts when its email is opened, and ends all of before', async () => {
    const visitor = server.visit()
    const { email: former } = await register(visitor)
    const email = freshEmail()
    expect((await askFor(visitor, email)).data.email).toBe(former)
    const owner = await openLink(await server.emailTo(email, 'Подтвердите новую почту'))
    expect((await whoIs(owner)).person).toMatchObject({ email, email_proven: true })
    expect((await whoIs(visitor)).valid).toBe(false)
    for (const address of [former, email]) expect(await login(address, PASSWORD)).toBe(401)
  })

  it('is asked for by a person, not by a program; the own one that is not proven gets its email again', async () => {
    const visitor = server.visit()
    const { email } = await register(visitor)
    const program = server.visit()
    program.token = (await visitor.call(contract.apiToken.renewApiToken, { query: {} })).data.token
    expect((await askFor(program, freshEmail())).status).toBe(403)
    await server.emailTo(email, 'Подтвердите почту')
    await askFor(visitor, email)
    const emails = () =>
      [...server.emails.values()].filter(({ to, subject }) => to === email && subject === 'Подтвердите почту')
    await expect.poll(() => emails().length).toBe(2)
  })

  it('leaves orders that wait under the former one to anyone who has that mailbox', async () => {
    const { email: former, visitor } = await registerProven(server)
    const { order, message } = await boughtAsGuest(former)
    const email = freshEmail()
    await askFor(visitor, email)
    for (const [to, subject] of [
      [former, 'Подтвердите смену почты'],
      [email, 'Подтвердите новую почту'],
    ] as const) {
      const token = /confirm-email\/#([\w-]+)/.exec((await server.emailTo(to, subject)).text)?.[1] ?? ''
      await visitor.call(contract.account.confirmEmailChange, { body: { token } })
    }
    expect((await whoIs(visitor)).person?.email).toBe(email)
    expect(await ordersOf(visitor)).toEqual([])
    const reader = await openLink(message)
    expect((await whoIs(reader)).person?.email).toBe(former)
    expect(await ordersOf(reader)).toEqual([order.id])
  })
})
