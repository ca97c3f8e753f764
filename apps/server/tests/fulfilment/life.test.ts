import { contract } from '@proverka/api/contract'
import type { Answer } from '@proverka/domain/reports'
import { DAY_MS, HOUR_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerFulfilment, refuseFulfilment } from '../../src/services/fulfilment/answer-fulfilment.ts'
import { endFulfilmentTerms } from '../../src/services/fulfilment/end-terms.ts'
import { lockFulfilment, moveFulfilment } from '../../src/services/fulfilment/move-fulfilment.ts'
import { tellOrdered } from '../../src/services/fulfilment/tell-ordered.ts'
import { undoFulfilment } from '../../src/services/fulfilment/undo-fulfilment.ts'
import { requeueOrphanedJobs } from '../../src/services/orders/requeue-orphaned-jobs.ts'
import { tellLateOrders } from '../../src/services/orders/tell-late-orders.ts'
import { downloadOrder, itemIn } from '@proverka/test-support/guest-order'
import { findBroken } from '../crash/order-books.ts'
import { visitAsAdmin } from '../setup/admin.ts'
import { extractForm, extractFile } from '../setup/extract-files.ts'
import { until, type TestServer } from '../setup/test-server.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { buy, fulfilmentIn, fulfilmentsOf, startByHand, type Placed } from './fulfilment-world.ts'

const clock = createTestClock('2026-11-30T09:00:00Z')
/** End of the seventh working day after Monday 30 November. */
const LATEST = new Date('2026-12-09T20:59:59.999Z')

let server: TestServer
beforeAll(async () => {
  server = await startByHand(clock)
})
afterAll(() => server.stop())

let objects = 100
/** A paid order of one extract that waits for the operator. */
async function ordered(): Promise<Placed & { readonly itemId: string; readonly fulfilmentId: string }> {
  const placed = await buy(server, [{ key: `77:01:0001001:${objects++}` }])
  const itemId = placed.itemIds[0] ?? ''
  const { id } = await fulfilmentIn(server, itemId, 'to-order')
  return { ...placed, itemId, fulfilmentId: id }
}

const answer: Answer = {
  kind: 'found',
  findings: [{ title: 'Выписка получена', facts: [], severity: 'notice' }],
}
const HASH = 'a'.repeat(64)

const act = <Result>(
  id: string,
  work: (held: Awaited<ReturnType<typeof lockFulfilment>>) => Promise<Result>,
) => server.context.database.transaction(async () => work(await lockFulfilment(server.context, id)))

const answerIt = (id: string) =>
  act(id, (held) => answerFulfilment(server.context, held, { answer, hash: HASH }))
const orderIt = (id: string) =>
  act(id, (held) =>
    moveFulfilment(server.context, held, { event: 'ordered', change: { ordered_at: clock.now() } }),
  )

const emailsTo = async (email: string) => {
  await until('an empty outbox', async () =>
    (await server.sql(`select 1 from outbox where sent_at is null and kind = 'mail'`)).length === 0
      ? true
      : undefined,
  )
  return [...server.emails.values()].filter(({ to }) => to === email).map(({ subject }) => subject)
}
const adminBy = async () => {
  const [person] = await server.sql(`select id from persons where email = 'admin@example.com'`)
  return { personId: String(person?.['id']), reason: 'Файл другого заказа' }
}

const taskOf = async (itemId: string) =>
  (await server.sql('select status, answer from report_tasks where order_item_id = $1', [itemId]))[0]
const itemOf = async (itemId: string) =>
  (
    await server.sql(
      'select status, spv_status, returned_kopecks::int as returned, price_kopecks::int as price from order_items where id = $1',
      [itemId],
    )
  )[0]

describe('what the operator obtains', () => {
  it('[FULFIL-01] is written down by a paid order and holds no job', async () => {
    const { itemId, fulfilmentId, guest } = await ordered()
    expect(await fulfilmentsOf(server, itemId)).toMatchObject([
      {
        kind: 'extract',
        channel: 'hand',
        number: `77:01:0001001:${objects - 1}`,
        latest_at: LATEST,
        version: 1,
      },
    ])
    expect(await taskOf(itemId)).toEqual({ status: 'running', answer: { kind: 'in-progress' } })
    expect(await itemOf(itemId)).toMatchObject({ status: 'inprogress', spv_status: 'new' })
    const jobs = `select 1 from pgboss.job where state in ('created', 'retry', 'active') and name = 'ask-source'`
    await until('no job', async () => ((await server.sql(jobs)).length === 0 ? true : undefined))
    await requeueOrphanedJobs(server.context)
    expect(await server.sql(jobs)).toEqual([])
    await orderIt(fulfilmentId)
    expect(await itemOf(itemId)).toMatchObject({ spv_status: 'sent' })
    await answerIt(fulfilmentId)
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report?.tasks).toMatchObject([{ status: 'done', answer: { kind: 'found' } }])
    expect(await itemOf(itemId)).toMatchObject({ spv_status: 'received' })
    await expect(answerIt(fulfilmentId)).rejects.toMatchObject({ code: 'fulfilment/illegal-move' })
    expect(await findBroken(server)).toEqual([])
  })

  it('ends with the extract that the old call brings, and is given up with a returned or deleted item', async () => {
    const admin = await visitAsAdmin(server)
    const [brought, returned] = [await ordered(), await ordered()]
    const file = extractForm(brought.itemId, renumbered(`77:01:0001001:${objects - 2}`))
    expect((await admin.call(contract.admin.updateManually, { body: file })).data).toMatchObject({
      status: 'done',
    })
    expect(await fulfilmentsOf(server, brought.itemId)).toMatchObject([{ status: 'answered' }])
    await admin.call(contract.admin.returnItem, {
      body: { order_item_id: returned.itemId, amount: 499, left: 499, reason: 'По просьбе' },
    })
    expect(await fulfilmentsOf(server, returned.itemId)).toMatchObject([{ status: 'given-up' }])
    expect(await itemOf(returned.itemId)).toMatchObject({ status: 'refund', returned: 49900 })
    await expect(answerIt(returned.fulfilmentId)).rejects.toMatchObject({ code: 'fulfilment/illegal-move' })
  })

  it('is opened anew by a question that is put again', async () => {
    const { itemId, fulfilmentId, guest } = await ordered()
    await answerIt(fulfilmentId)
    await itemIn(guest, itemId, 'done')
    clock.advance(1000)
    await server.sql(
      `update report_tasks set status = 'error', answer = '{"kind":"not-checked","reason":"source-down"}' where order_item_id = $1`,
      [itemId],
    )
    const [task] = await server.sql('select id from report_tasks where order_item_id = $1', [itemId])
    await guest.call(contract.risk.restartTask, { body: { task_id: String(task?.['id']) } })
    const again = await fulfilmentIn(server, itemId, 'to-order')
    expect(again.id).not.toBe(fulfilmentId)
  })
})

describe('[FULFIL-07] the end of the term', () => {
  it('returns the money once with one letter; a late answer is a present with one letter', async () => {
    const { itemId, orderId, fulfilmentId, email, guest } = await ordered()
    await orderIt(fulfilmentId)
    const restMs = LATEST.getTime() - clock.now().getTime()
    clock.advance(restMs - 1)
    await endFulfilmentTerms(server.context)
    expect(await itemOf(itemId)).toMatchObject({ status: 'inprogress', returned: 0 })
    clock.advance(2)
    await tellLateOrders(server.context)
    for (let look = 0; look < 3; look++) await endFulfilmentTerms(server.context)
    await itemIn(guest, itemId, 'refund')
    await tellLateOrders(server.context)
    expect(await itemOf(itemId)).toMatchObject({ returned: 49900, spv_status: 'sent' })
    expect((await fulfilmentsOf(server, itemId))[0]).toMatchObject({ status: 'overdue' })
    expect((await emailsTo(email)).filter((subject) => /Возврат|задерживается/.test(subject))).toEqual([
      'Возврат: Выписка ЕГРН об объекте',
    ])
    expect((await server.emailTo(email, /^Возврат/)).text).toContain('отчет откроем бесплатно')

    clock.advance(3 * DAY_MS)
    await answerIt(fulfilmentId)
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report?.tasks).toMatchObject([{ answer: { kind: 'found' } }])
    const file = await downloadOrder(guest, orderId)
    expect(file.status).toBe(200)
    expect(await itemOf(itemId)).toMatchObject({ returned: 49900, spv_status: 'received' })
    const subjects = await emailsTo(email)
    expect(subjects.filter((subject) => subject.includes('ответ пришел'))).toHaveLength(1)
    expect(subjects.filter((subject) => /готов/.test(subject))).toEqual([])
    const earned = await server.sql(`select 1 from ledger_transfers where unique_key = $1`, [
      `item-done:${itemId}`,
    ])
    expect(earned).toEqual([])
    expect(await findBroken(server)).toEqual([])
  })

  it('gives up what is overdue for a month', async () => {
    const { itemId, guest } = await ordered()
    clock.advance(12 * DAY_MS)
    await endFulfilmentTerms(server.context)
    await itemIn(guest, itemId, 'refund')
    clock.advance(31 * DAY_MS)
    await endFulfilmentTerms(server.context)
    expect((await fulfilmentsOf(server, itemId))[0]).toMatchObject({ status: 'given-up' })
  })
})

describe('what the register says instead of data', () => {
  it('is the service after a notice of absence', async () => {
    const { itemId, fulfilmentId, guest } = await ordered()
    const words = 'Сведения о правах отсутствуют'
    await act(fulfilmentId, (held) =>
      refuseFulfilment(server.context, held, { kind: 'absence', words, hash: HASH }),
    )
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report?.tasks).toMatchObject([{ answer: { kind: 'not-found', note: words } }])
    expect(await itemOf(itemId)).toMatchObject({ returned: 0 })
  })

  it('is money back after a refusal, in its words', async () => {
    const { itemId, fulfilmentId, guest, email } = await ordered()
    const words = 'Запрос подан ненадлежащим лицом'
    await act(fulfilmentId, (held) =>
      refuseFulfilment(server.context, held, { kind: 'refusal', words, hash: HASH }),
    )
    await itemIn(guest, itemId, 'refund')
    expect(await itemOf(itemId)).toMatchObject({ returned: 49900, spv_status: 'error' })
    expect((await server.emailTo(email, /^Возврат/)).text).toContain(words)
  })
})

describe('an answer for the wrong order', () => {
  it('is undone within the day, and the next one is told; later it stays', async () => {
    const { itemId, fulfilmentId, guest, email } = await ordered()
    await answerIt(fulfilmentId)
    await itemIn(guest, itemId, 'done')
    const by = await adminBy()
    clock.advance(HOUR_MS)
    await act(fulfilmentId, (held) => undoFulfilment(server.context, held, by))
    const open = await guest.call(contract.reports.getReport, { params: { id: itemId } })
    expect(open.data.report).toMatchObject({
      status: 'in_progress',
      tasks: [{ answer: { kind: 'in-progress' } }],
    })
    await answerIt(fulfilmentId)
    await until('the finished report', async () => {
      const { data } = await guest.call(contract.reports.getReport, { params: { id: itemId } })
      return data.report?.status === 'finished' ? true : undefined
    })
    expect((await emailsTo(email)).filter((subject) => subject.includes('ответ пришел'))).toHaveLength(1)
    clock.advance(DAY_MS + 1)
    await expect(act(fulfilmentId, (held) => undoFulfilment(server.context, held, by))).rejects.toMatchObject(
      {
        code: 'fulfilment/undo-too-late',
      },
    )
  })

  it('is paid back at the end of the term where none came', async () => {
    const { itemId, fulfilmentId, guest } = await ordered()
    await answerIt(fulfilmentId)
    await itemIn(guest, itemId, 'done')
    const by = await adminBy()
    await act(fulfilmentId, (held) => undoFulfilment(server.context, held, by))
    clock.advance(14 * DAY_MS)
    await endFulfilmentTerms(server.context)
    await until('the money', async () => ((await itemOf(itemId))?.['returned'] === 49900 ? true : undefined))
    expect(await itemOf(itemId)).toMatchObject({ status: 'done' })
    expect(await findBroken(server)).toEqual([])
  })
})

describe('the letter of an ordered part', () => {
  it('goes out once an hour after payment, and not when the answer was quicker', async () => {
    const [slow, quick] = [await ordered(), await ordered()]
    await orderIt(slow.fulfilmentId)
    await orderIt(quick.fulfilmentId)
    await tellOrdered(server.context)
    await answerIt(quick.fulfilmentId)
    clock.advance(HOUR_MS)
    for (let look = 0; look < 2; look++) await tellOrdered(server.context)
    const told = async ({ email }: Placed) =>
      (await emailsTo(email)).filter((subject) => /запросили/.test(subject))
    expect(await told(slow)).toHaveLength(1)
    expect(await told(quick)).toEqual([])
    expect((await server.emailTo(slow.email, /запросили/)).text).toContain('Последний день')
  })
})

/** An extract of our own about another object. */
function renumbered(number: string): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(extractFile('extract_about_property_room_synthetic.xml'))
  const known = /<cad_number>([^<]+)</.exec(text)?.[1] ?? ''
  return new TextEncoder().encode(text.replaceAll(known, number))
}
