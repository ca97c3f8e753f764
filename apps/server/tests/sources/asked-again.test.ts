import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { startFssp } from '@proverka/test-support/sources/state-services'
import { until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { askSource } from '../../src/services/reports/reports.ts'
import { SHORT, startConnected } from './connected-world.ts'

const MOSCOW = { ...LADOGIN, person: { ...LADOGIN.person, region: 'Москва' } }

let service: SourceStandIn
let server: TestServer
beforeAll(async () => {
  service = await startFssp(() => [])
  // One try a question: what is asked again is asked by the job.
  server = await startConnected({ fssp: service }, { ...SHORT, pausesMs: [], restMs: 1 })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})
beforeEach(() => service.setMood('well'))

async function order(): Promise<{ guest: Visitor; itemId: string; orderId: string; email: string }> {
  const guest = server.visit()
  const placed = await orderAsGuest(guest, [{ product: 'BailiffCheck', key: 'Ладогин', metadata: MOSCOW }])
  await payInWidget(guest, placed.order)
  const itemId = placed.order.order_items[0]?.order_item_id ?? ''
  return { guest, itemId, orderId: placed.order.id, email: placed.email }
}

const taskOf = (itemId: string) =>
  until('the task', async () => {
    const [task] = await server.sql('select * from report_tasks where order_item_id = $1', [itemId])
    return task as {
      id: string
      status: string
      number_of_starts: number
      ask_again_at: Date | null
      answer: object
    }
  })

describe('a question whose source gave no answer', () => {
  it('is put again by its job, and the order ends once, with one email', async () => {
    service.nextMoods('fails', 'refuses')
    const { guest, itemId, email } = await order()
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report).toMatchObject({ demo: false, status: 'finished' })
    expect(report?.tasks).toMatchObject([
      { answer: { kind: 'not-found' }, number_of_starts: 3, status: 'done' },
    ])
    await server.emailTo(email, /готов/)
    expect(
      [...server.emails.values()].filter(({ to, subject }) => to === email && /готов/.test(subject)),
    ).toHaveLength(1)
  })

  it('waits for its next try and says so, while the promise of the order allows it', async () => {
    service.setMood('fails')
    const { guest, itemId } = await order()
    const task = await until('a postponed task', async () => {
      const current = await taskOf(itemId)
      return current.ask_again_at && current.number_of_starts > 1 ? current : undefined
    })
    expect(task).toMatchObject({
      status: 'running',
      answer: { kind: 'in-progress', reason: 'source-down', again_at: task.ask_again_at?.toISOString() },
    })
    // Another job of the same question leaves it to the one that is to come.
    await server.sql(`update report_tasks set ask_again_at = now() + interval '1 hour' where id = $1`, [
      task.id,
    ])
    const calls = service.calls.length
    await askSource(server.context, task.id)
    expect(service.calls).toHaveLength(calls)
    service.setMood('well')
    await server.sql('update report_tasks set ask_again_at = null where id = $1', [task.id])
    await askSource(server.context, task.id)
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report?.tasks).toMatchObject([{ answer: { kind: 'not-found' } }])
  })

  it('is «не проверено» with its reason when the promise is over, and never green', async () => {
    service.setMood('fails')
    const { guest, itemId, orderId } = await order()
    await taskOf(itemId)
    await server.sql(`update orders set promised_at = now() where id = $1`, [orderId])
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report?.tasks).toMatchObject([
      { status: 'error', answer: { kind: 'not-checked', reason: 'source-down' } },
    ])
  })
})
