import { contract } from '@proverka/api/contract'
import { FLAT, freshEmail, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOfAddress } from '../src/services/outbox/recipients.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const { orders } = contract

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('the overview tells what may go wrong unnoticed, what has gone wrong first, and nothing of an account in order', async () => {
  const visitor = server.visit()
  const email = freshEmail()
  await register(visitor, email)
  const watched = async () => (await visitor.call(orders.getOverview, {})).data.watch_outs
  const change = (set: string) => server.sql(`update persons set ${set} where email = $1`, [email])
  await change("proven_at = now(), password_hash = 'set'")
  expect(await watched()).toEqual([])

  await change('proven_at = null, password_hash = null')
  await server.sql(
    'insert into refused_addresses (address_hash, refused_at, reply_code) values ($1, now(), 550)',
    [hashOfAddress(email)],
  )
  await visitor.call(contract.apiToken.renewApiToken, { query: { days: '8' } })
  const { data: order } = await visitor.call(orders.createOrder, {
    body: { order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }] },
  })
  await server.sql("update order_items set status = 'requested' where order_id = $1", [order.id])
  await server.sql(
    "update orders set paid_at = now(), promised_at = now() + interval '1 hour' where id = $1",
    [order.id],
  )
  await server.sql(
    `insert into person_tariffs (id, person_id, tariff_id, activated_at, active_until)
     select gen_random_uuid(), id, 2, now(), now() + interval '8 days' from persons where email = $1`,
    [email],
  )
  const kinds = async () => (await watched()).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['email-refused', 'email-unproven', 'no-password'])

  await server.sql("update orders set promised_at = now() - interval '1 minute' where id = $1", [order.id])
  await server.sql("update person_tariffs set active_until = now() + interval '6 days'")
  await server.sql("update api_tokens set expires_at = now() + interval '6 days'")
  expect(await kinds()).toEqual([
    'email-refused',
    'late',
    'email-unproven',
    'no-password',
    'tariff-ending',
    'token-ending',
  ])
  expect((await watched())[1]).toMatchObject({ kind: 'late', order_id: order.id })
})
