import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { startFssp } from '@proverka/test-support/sources/state-services'
import { until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { askSource, failTask, finishReport } from '../../src/services/reports/reports.ts'
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

/** What the ledger booked for the end of an item. */
const transfersOf = async (itemId: string) =>
  (
    await server.sql('select unique_key from ledger_transfers where unique_key like $1', [`item-%:${itemId}`])
  ).map((row) => (row as { unique_key: string }).unique_key)

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

  it('is «не проверено» with its reason when the promise is over, never green, and its price goes back', async () => {
    service.setMood('fails')
    const { guest, itemId, orderId, email } = await order()
    await taskOf(itemId)
    await server.sql(`update orders set promised_at = now() where id = $1`, [orderId])
    const { report } = await itemIn(guest, itemId, 'refund')
    expect(report?.tasks).toMatchObject([
      { status: 'error', answer: { kind: 'not-checked', reason: 'source-down' } },
    ])
    expect((await server.emailTo(email, /^Возврат/)).text).toContain('источник не ответил в срок')
    expect(await transfersOf(itemId)).toEqual([`item-refund:${itemId}`])
    // What was given back is not asked for any more.
    const task_id = report?.tasks[0]?.task_id ?? ''
    expect((await guest.call(contract.risk.restartTask, { body: { task_id } })).status).toBe(409)
  })

  it('that was given up early earns nothing until the promise is over: its buyer may have it put again', async () => {
    service.setMood('fails')
    const { guest, itemId, orderId } = await order()
    const { id } = await taskOf(itemId)
    await failTask(server.context, id)
    await finishReport(server.context, itemId)
    expect((await guest.call(contract.reports.getReport, { params: { id: itemId } })).data.status).toBe(
      'inprogress',
    )
    expect(await transfersOf(itemId)).toEqual([])

    service.setMood('well')
    expect((await guest.call(contract.risk.restartTask, { body: { task_id: id } })).status).toBe(200)
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report?.tasks).toMatchObject([{ answer: { kind: 'not-found' } }])
    // The job of the end of the promise finds nothing to do.
    await server.sql(`update orders set promised_at = now() where id = $1`, [orderId])
    await finishReport(server.context, itemId)
    expect(await transfersOf(itemId)).toEqual([`item-done:${itemId}`])
  })
})
