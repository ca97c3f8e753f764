import { contract } from '@proverka/api/contract'
import { EMAIL_MESSAGE, normalisePhone, PHONE_MESSAGE, plainLine } from '@proverka/domain'
import emails from '@proverka/domain/fixtures/email.json' with { type: 'json' }
import phones from '@proverka/domain/fixtures/phone.json' with { type: 'json' }
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FLAT, freshEmail, productId } from '@proverka/test-support/guest-order'
import { giveConsents } from './setup/registration.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

// The same examples that the rules and the forms are tested with: the server refuses whatever a form refuses.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A guest's order with the given contacts. */
async function order(contacts: { email: string; phone: string }, headers = {}) {
  const visitor = server.visit()
  const items = [{ product_id: productId('EgrnObject'), object_key: FLAT }]
  return visitor.call(
    contract.orders.createRegistrationOrder,
    { body: { ...contacts, registartion_url: '/', order_items: items } },
    headers,
  )
}

// What a paste brings along is taken out before the rule looks.
it.each(emails.invalid.filter((email) => email !== '' && email === plainLine(email)))(
  'refuses the e-mail %s of an order, of a registration and of a reset',
  async (email) => {
    const refused = { status: 400, error: EMAIL_MESSAGE }
    expect(await order({ email, phone: '+79991234567' })).toMatchObject(refused)
    const visitor = server.visit()
    expect(await visitor.call(contract.auth.resetPassword, { body: { username: email } })).toMatchObject(
      refused,
    )
  },
)

// A zero character is refused as unreadable before any field is looked at.
it.each(phones.invalid.filter((phone) => normalisePhone(plainLine(phone)) === null && !phone.includes('\0')))(
  'refuses the phone %s',
  async (phone) => {
    const email = freshEmail()
    const headers = await giveConsents(server.visit(), email)
    expect(await order({ email, phone }, headers)).toMatchObject({ status: 400, error: PHONE_MESSAGE })
  },
)

it.each(phones.valid)('takes the phone %s and keeps its canonical form', async (phone) => {
  const email = freshEmail()
  const headers = await giveConsents(server.visit(), email)
  const { status, body } = await order({ email, phone }, headers)
  expect(status).toBe(200)
  const { jwt } = body as { jwt: { person: { phone: string } } }
  expect(jwt.person.phone).toBe(normalisePhone(phone))
})
