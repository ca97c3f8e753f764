import { LADOGIN, orderAsGuest, payInWidget, itemIn } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsIn, eventually, openStream } from './setup/event-streams.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function buyCheck(visitor: Visitor) {
  const { order } = await orderAsGuest(visitor, [
    { product: 'PersonCheck', key: 'Проверяемый', metadata: LADOGIN },
  ])
  await payInWidget(visitor, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(visitor, id, 'done')
  const [task] = await server.sql('select id from report_tasks where order_item_id = $1 order by position', [
    id,
  ])
  return { order, id, path: `/api/report/${id}/changes`, task: String(task?.['id']) }
}

describe('[REPORT-01] the stream of a report', () => {
  it('tells each change at once and ends when nothing is on its way; it carries no facts', async () => {
    const guest = server.visit()
    const { id, path, task } = await buyCheck(guest)
    // A question is open again, so that there is something to wait for.
    await server.sql(`update report_tasks set status = 'running' where id = $1`, [task])
    const stream = await openStream(server, path, guest)
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    await eventually('the first version', () => eventsIn(stream, 'version').length === 1)

    // As another process would write it: this process does not notice the write itself.
    await server.sql(
      `update reports set updated_at = updated_at + interval '1 second' where order_item_id = $1`,
      [id],
    )
    await eventually('a second version', () => eventsIn(stream, 'version').length === 2)
    expect(stream.isOver()).toBe(false)
    await server.sql(`update report_tasks set status = 'done' where id = $1`, [task])
    await eventually('the end', () => stream.isOver())
    expect(eventsIn(stream, 'end')).toHaveLength(1)
    expect(new Set(eventsIn(stream, 'version')).size).toBe(3)
    expect(stream.text()).not.toMatch(/Ладогин|ФССП|bailiffs/i)
    expect((await server.context.metrics.render()).text).toMatch(/live_streams 0/)
  })

  it('tells of all parts of an order', async () => {
    const guest = server.visit()
    const { order, task } = await buyCheck(guest)
    await server.sql(`update report_tasks set status = 'running' where id = $1`, [task])
    const stream = await openStream(server, `/api/order/${order.id}/changes`, guest)
    await eventually('the first version', () => eventsIn(stream, 'version').length === 1)
    await server.sql(`update report_tasks set status = 'done' where id = $1`, [task])
    await eventually('the end', () => stream.isOver())
    expect(eventsIn(stream, 'end')).toHaveLength(1)
  })

  it('is refused to whom the report is refused', async () => {
    const { path, order } = await buyCheck(server.visit())
    const stranger = server.visit()
    expect((await openStream(server, path, stranger)).status).toBe(401)
    await stranger.signIn('client@example.com')
    expect((await openStream(server, path, stranger)).status).toBe(403)
    expect((await openStream(server, `/api/order/${order.id}/changes`, stranger)).status).toBe(403)
  })

  it('is one of eight that a person has at a time; a page that closes makes room', async () => {
    const guest = server.visit()
    const { path, task } = await buyCheck(guest)
    await server.sql(`update report_tasks set status = 'running' where id = $1`, [task])
    const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(server, path, guest)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect((await openStream(server, path, guest)).status).toBe(429)
    streams[0]?.leave()
    const next = await until('room for one more', async () => {
      const tried = await openStream(server, path, guest)
      return tried.status === 200 ? tried : undefined
    })
    for (const stream of [...streams, next]) stream.leave()
  })

  it('ends when the server stops, which waits for nobody', async () => {
    const other = await startTestServer()
    const guest = other.visit()
    const { order } = await orderAsGuest(guest, [
      { product: 'PersonCheck', key: 'Проверяемый', metadata: LADOGIN },
    ])
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'done')
    await other.sql(`update report_tasks set status = 'running' where order_item_id = $1`, [id])
    const stream = await openStream(other, `/api/report/${id}/changes`, guest)
    await eventually('the first version', () => eventsIn(stream, 'version').length === 1)
    await other.stop()
    expect(stream.isOver()).toBe(true)
  })
})
