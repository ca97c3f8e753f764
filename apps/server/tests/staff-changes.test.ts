import { contract } from '@proverka/api/contract'
import { LADOGIN, orderAsGuest } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { eventsIn, eventually, openStream } from './setup/event-streams.ts'
import { idOf } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract
const PATH = '/api/admin/changes'

let server: TestServer
let chief: Visitor
beforeAll(async () => {
  server = await startTestServer()
  chief = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const placeOrder = async () =>
  (await orderAsGuest(server.visit(), [{ product: 'PersonCheck', metadata: LADOGIN }])).order
const viewersOf = async (visitor: Visitor, id: string) =>
  (await visitor.call(calls.getOrderPage, { params: { id } })).data.viewers

describe('[CONSOLE-21] the stream of the console', () => {
  it('says that the queues have changed, whichever process has written, and carries no facts', async () => {
    const stream = await openStream(server, PATH, chief)
    expect(stream.status).toBe(200)
    await eventually('the first version', () => eventsIn(stream, 'version').length === 1)
    await placeOrder()
    await eventually('a version after an order', () => eventsIn(stream, 'version').length > 1)
    expect(stream.text()).not.toMatch(/Ладогин|@/)

    const before = eventsIn(stream, 'version').length
    await server.sql('update staff_live set version = version + 1 where watched_until > now()')
    await eventually('a version after a write elsewhere', () => eventsIn(stream, 'version').length > before)
    expect((await server.context.metrics.render()).text).toMatch(/live_streams 1/)
    stream.leave()
  })

  it('counts no changes while no screen is open', async () => {
    await server.sql(`update staff_live set watched_until = '-infinity'`)
    const [before] = await server.sql('select version from staff_live')
    await placeOrder()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await server.sql('select version from staff_live')).toEqual([before])
  })

  it('shows two people at one order to each other until one leaves', async () => {
    const { id } = await placeOrder()
    const support = await visitAsStaff(server, 'support')
    const first = await openStream(server, `${PATH}?order=${id}`, chief)
    await eventually('the first version', () => eventsIn(first, 'version').length > 0)
    expect(await viewersOf(chief, id)).toEqual([])
    const before = eventsIn(first, 'version').length
    const second = await openStream(server, `${PATH}?order=${id}`, support)
    await eventually('a version when another comes', () => eventsIn(first, 'version').length > before)
    expect(await viewersOf(chief, id)).toMatchObject([{ name: expect.any(String) }])
    expect(await viewersOf(support, id)).toHaveLength(1)

    second.leave()
    // The stream says nothing of him any more; as if his last word were long past.
    const long = `update staff_viewers set seen_at = seen_at - interval '1 minute' where person_id <> $1`
    await until('the other has left', async () => {
      await server.sql(long, [await idOf(chief)])
      return (await viewersOf(chief, id)).length === 0 || undefined
    })
    first.leave()
  })

  it('is refused to clients, to who may not read orders, and for an order that is none', async () => {
    const client = server.visit()
    await client.signIn('client@example.com')
    expect((await openStream(server, PATH, client)).status).toBe(403)
    expect((await openStream(server, PATH, server.visit())).status).toBe(401)
    const editor = await visitAsStaff(server, 'editor')
    const { id } = await placeOrder()
    expect((await openStream(server, `${PATH}?order=${id}`, editor)).status).toBe(403)
    const missing = `${PATH}?order=00000000-0000-4000-8000-000000000000`
    expect((await openStream(server, missing, chief)).status).toBe(404)
  })
})
