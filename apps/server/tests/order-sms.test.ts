import { contract } from '@proverka/api/contract'
import { SMS_NOTICES } from '@proverka/domain/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { whoIs } from './setup/registration.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A delivered order of a user with a phone number, who may have proven it and asked for messages. */
async function delivered({ isProven, isWanted }: { isProven: boolean; isWanted: boolean }) {
  const visitor = server.visit()
  const { order } = await orderAsGuest(visitor, [{ product: 'EgrnObject' }])
  const id = (await whoIs(visitor)).person?.id
  await server.sql('update persons set phone = $2, phone_verified_at = $3 where id = $1', [
    id,
    '+79990001234',
    isProven ? new Date() : null,
  ])
  if (isWanted) await askForSms(visitor)
  await payInWidget(visitor, order)
  await itemIn(visitor, order.order_items[0]?.order_item_id ?? '', 'done')
  await until('the email', async () => server.emails.get(`order-done:${order.id}`))
  return server.sql(`select kind from outbox where unique_key = $1`, [`order-sms-done:${order.id}`])
}

const askForSms = (visitor: Visitor) =>
  visitor.call(contract.person.addSetting, {
    body: { key: SMS_NOTICES.done, value: 'on', enabled: true },
  })

it('a message says that an order is ready, to anyone who asked for it with a proven number', async () => {
  expect(await delivered({ isProven: true, isWanted: true })).toEqual([{ kind: 'sms' }])
})

it('no message goes to a number that nobody has proven, nor to anyone who did not ask', async () => {
  expect(await delivered({ isProven: false, isWanted: true })).toEqual([])
  expect(await delivered({ isProven: true, isWanted: false })).toEqual([])
})
