import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { fulfilmentView } from '@proverka/domain/views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFulfilment, moveFulfilment, type Move } from '../../src/services/fulfilment/move-fulfilment.ts'
import { createTestClock } from '../setup/test-clock.ts'
import type { TestServer } from '../setup/test-server.ts'
import { multiplyItem } from './bulk-rows.ts'
import { buy, fulfilmentIn, startByHand, type Placed } from './fulfilment-world.ts'

/* What the buyer reads of a part that people obtain. */

/** A Thursday, 10:14 in Moscow. */
const clock = createTestClock('2026-11-19T07:14:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startByHand(clock)
})
afterAll(() => server.stop())

const move = (id: string, moved: Move) =>
  server.context.database.transaction(async () =>
    moveFulfilment(server.context, await lockFulfilment(server.context, id), moved),
  )

async function bought(key: string) {
  const placed = await buy(server, [{ key }])
  const [itemId = ''] = placed.itemIds
  return { ...placed, itemId, ...(await fulfilmentIn(server, itemId, 'to-order')) }
}

const read = async ({ guest, itemIds: [id = ''] }: Placed) => {
  const { data } = await guest.call(contract.reports.getReport, { params: { id } })
  return data
}

describe('the item of an extract that is obtained by hand', () => {
  it('[FULFIL-08] counts earlier answers by working day, of the last 90 days, once they are enough', async () => {
    const bulk = await bought('00:14:0203005:1104')
    await multiplyItem(server, bulk.itemId, 29)
    const answered = async (count: number, created: string, ended: string) => {
      await server.sql(
        `update fulfilments set status = 'answered', created_at = $2, ended_at = $3
          where id in (select id from fulfilments where number = $1 and status = 'to-order' limit ${count})`,
        ['00:14:0203005:1104', created, ended],
      )
    }
    // Monday to Wednesday; Friday evening, in Moscow Saturday, to Monday; too long ago.
    await answered(15, '2026-11-09T09:00:00Z', '2026-11-11T09:00:00Z')
    await answered(5, '2026-11-13T21:30:00Z', '2026-11-16T09:00:00Z')
    await answered(9, '2026-06-01T09:00:00Z', '2026-06-02T09:00:00Z')
    const other = await bought('00:14:0203005:1105')
    expect((await read(other)).fulfilment?.usual).toEqual({
      by_day: [0, 5, 15],
      from: '2026-11-11',
      until: '2026-11-16',
    })
  })

  it('[FULFIL-08] tells its term by working days, the request number and when it was ordered', async () => {
    const placed = await bought('00:14:0203005:1101')
    const before = await read(placed)
    expect(before.fulfilment).toMatchObject({
      questions: [
        { kind: 'extract', status: 'to-order', ordered_at: null, request_number: null, refusal: null },
      ],
      accepted_at: '2026-11-19T07:14:00.000Z',
      usual: { by_day: [0, 5, 15] },
      returned: null,
    })
    expect(before.fulfilment?.days[0]).toEqual({ day: '2026-11-19', working: 0 })
    const orderedAt = clock.now()
    await move(placed.id, {
      event: 'ordered',
      change: { ordered_at: orderedAt, request_number: '80-105152635' },
    })
    const after = await read(placed)
    expect(after.fulfilment?.questions).toMatchObject([
      { status: 'ordered', ordered_at: orderedAt.toISOString(), request_number: '80-105152635' },
    ])
    const last = after.fulfilment?.days.at(-1)
    expect(last?.day).toBe(new Date(Date.parse(after.due_at) + 3 * 60 * 60 * 1000).toISOString().slice(0, 10))
    expect(fulfilmentView(after, clock.now().getTime())?.steps[1]).toMatchObject({
      requestNumber: '80-105152635',
    })
    // A stranger learns nothing of it.
    const denied = await server.visit().call(contract.reports.getReport, { params: { id: placed.itemId } })
    expect([denied.status, JSON.stringify(denied)]).toEqual([401, expect.not.stringContaining('80-105')])
  })

  it('[FULFIL-08] is on the page of its order, too, and says the words of a refusal', async () => {
    const placed = await bought('00:14:0203005:1102')
    const words = 'Сведения об объекте отсутствуют'
    await move(placed.id, { event: 'refused', change: { ended_at: clock.now(), reason: words } })
    const { data } = await placed.guest.call(contract.orders.getOrder, { params: { id: placed.orderId } })
    const [part] = data.items
    expect(part?.fulfilment?.questions).toMatchObject([{ status: 'refused', refusal: words }])
    expect(part && fulfilmentView(part, clock.now().getTime())?.refusal?.words).toBe(words)
  })

  it('[FULFIL-08] says nothing of why it was given up: that is a note of ours', async () => {
    const placed = await bought('00:14:0203005:1103')
    await move(placed.id, { event: 'given-up', change: { ended_at: clock.now(), reason: 'Услугу вернули' } })
    expect((await read(placed)).fulfilment?.questions).toMatchObject([{ status: 'given-up', refusal: null }])
  })

  it('[FULFIL-08] goes on with the days after its term while it is overdue', async () => {
    const placed = await bought('00:14:0203005:1106')
    clock.advance(13 * DAY_MS)
    await move(placed.id, { event: 'term-ended' })
    const view = await read(placed)
    expect(view.fulfilment?.days.at(-1)?.day).toBe('2026-12-02')
    expect(fulfilmentView(view, clock.now().getTime())?.state).toBe('overdue')
  })
})
