import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerFulfilment } from '../../src/services/fulfilment/answer-fulfilment.ts'
import { lockFulfilment } from '../../src/services/fulfilment/move-fulfilment.ts'
import { remindOperator } from '../../src/services/fulfilment/remind-operator.ts'
import { DAY_MS } from '@proverka/domain/timing'
import { itemIn } from '@proverka/test-support/guest-order'
import { logOf, visitAsAdmin } from '../setup/admin.ts'
import { whoIs } from '../setup/registration.ts'
import { createTestClock } from '../setup/test-clock.ts'
import type { TestServer, Visitor } from '../setup/test-server.ts'
import { buy, fulfilmentIn, startByHand, type Placed } from './fulfilment-world.ts'

const { admin: calls } = contract
const clock = createTestClock('2026-12-01T09:00:00Z')
const TODAY = '2026-12-01'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startByHand(clock)
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

let objects = 500
async function ordered(
  product = 'EgrnObject',
): Promise<Placed & { itemId: string; id: string; number: string }> {
  const number = `50:20:0010101:${objects++}`
  const placed = await buy(server, [{ key: number, product }])
  const itemId = placed.itemIds[0] ?? ''
  const { id } = await fulfilmentIn(server, itemId, 'to-order')
  return { ...placed, itemId, id, number }
}

type Body = Parameters<typeof admin.call<typeof calls.moveFulfilments>>[1]['body']
const move = async (body: Body) => (await admin.call(calls.moveFulfilments, { body })).data.results
const list = async (query: object = {}) => (await admin.call(calls.listFulfilments, { query })).data

const answerIt = (id: string) =>
  server.context.database.transaction(async () =>
    answerFulfilment(server.context, await lockFulfilment(server.context, id), {
      answer: { kind: 'found', findings: [{ title: 'Выписка получена', facts: [], severity: 'notice' }] },
      hash: 'b'.repeat(64),
    }),
  )

describe('[FULFIL-02] the queue of the operator', () => {
  it('lists what waits in the order of work, by filters and page by page, and writes down who read it', async () => {
    const [one, other] = [await ordered(), await ordered('EgrnRightList')]
    await server.sql('update fulfilments set is_urgent = true where id = $1', [other.id])
    const { fulfilments, counts, next } = await list({ status: 'to-order' })
    expect(fulfilments.map(({ fulfilment_id }) => fulfilment_id)).toEqual([other.id, one.id])
    expect(fulfilments[1]).toMatchObject({
      version: 1,
      status: 'to-order',
      channel: 'hand',
      kind: 'extract',
      number: one.number,
      age_hours: 0,
      latest_at: '2026-12-10T20:59:59.999Z',
      cost: null,
    })
    expect(counts).toEqual({ 'to-order': 2, ordering: 0, ordered: 0, overdue: 0 })
    expect(next).toBeNull()

    const first = await list({ limit: 1 })
    expect(first.fulfilments).toMatchObject([{ fulfilment_id: other.id }])
    const second = await list({ limit: 1, cursor: first.next ?? '' })
    expect([second.fulfilments[0]?.fulfilment_id, second.next]).toEqual([one.id, null])
    expect((await list({ kind: 'rights-history' })).fulfilments).toHaveLength(1)
    expect((await list({ search: one.number })).fulfilments).toMatchObject([{ fulfilment_id: one.id }])
    expect((await list({ channel: 'nobody' })).fulfilments).toEqual([])
    expect((await admin.call(calls.listFulfilments, { query: { cursor: 'nonsense' } })).status).toBe(400)
    expect((await admin.call(calls.listFulfilments, { query: { state: 'ordered' } as never })).status).toBe(
      400,
    )
    const read = await server.sql(
      `select 1 from personal_data_reads where subject = $1 and fields like '%number%'`,
      [`order_item:${one.itemId}`],
    )
    expect(read.length).toBeGreaterThan(0)
  })

  it('gives the numbers as a table and as the objects of a bulk request', async () => {
    const one = await ordered()
    const get = async (format: 'csv' | 'xml', kind: 'extract' | 'rights-history') => {
      const { status, data } = await admin.call(calls.downloadFulfilmentNumbers, { query: { format, kind } })
      expect(status).toBe(200)
      return new TextDecoder().decode(data as unknown as Uint8Array)
    }
    const table = (await get('csv', 'extract')).split('\r\n')
    expect(table[0]).toBe('Кадастровый номер,Заказ,Услуга,Обещано,Ключ')
    const row = new RegExp(`^${one.number},\\d+,Выписка ЕГРН об объекте,10\\.12\\.2026,${one.id}$`)
    expect(table.filter((line) => row.test(line))).toHaveLength(1)
    const request = await get('xml', 'extract')
    expect(request).toContain(`<o:cadastralNumber>${one.number}</o:cadastralNumber>`)
    expect(request).toContain('<requestType>extractObjectMainFeaturesRights</requestType>')
    expect(await get('xml', 'rights-history')).toContain('<requestType>extractRealtyList</requestType>')
    expect(await get('csv', 'rights-history')).not.toContain(one.number)
  })

  it('marks many as ordered; a row that another one changed is refused with what happened, the others are done', async () => {
    const rows = [await ordered(), await ordered(), await ordered()]
    const [one, changed, third] = rows
    await move({
      action: 'hand-over',
      channel: 'hand',
      reason: 'Взял себе',
      rows: [{ fulfilment_id: changed?.id ?? '', version: 1 }],
    })
    const unknown = crypto.randomUUID()
    const results = await move({
      action: 'ordered',
      ordered_on: TODAY,
      rows: [...rows.map(({ id }) => id), unknown].map((id, index) => ({
        fulfilment_id: id,
        version: 1,
        request_number: `80-10515263${index}`,
        cost: 290,
      })),
    })
    expect(results.map(({ refusal }) => refusal?.code)).toEqual([
      undefined,
      'fulfilment/changed',
      undefined,
      'fulfilment/not-found',
    ])
    expect(results[0]?.fulfilment).toMatchObject({
      status: 'ordered',
      version: 2,
      request_number: '80-105152630',
      cost: 290,
      ordered_at: clock.now().toISOString(),
    })
    expect(results[1]).toMatchObject({
      fulfilment: { status: 'to-order', version: 2 },
      since: [{ event: 'handed-over', person_email: 'admin@example.com', details: { reason: 'Взял себе' } }],
    })
    const [item] = await server.sql('select spv_status from order_items where id = $1', [third?.itemId])
    expect(item).toEqual({ spv_status: 'sent' })
    const { data } = await admin.call(calls.getFulfilmentHistory, { params: { id: one?.id ?? '' } })
    expect(data.events.map(({ event }) => event)).toEqual(['opened', 'ordered'])
    const userId = (await whoIs(one?.guest as Visitor)).person?.id ?? ''
    expect(await logOf(admin, userId)).toMatchObject([{ action: 'fulfilment.ordered' }])
    const future = await admin.call(calls.moveFulfilments, {
      body: {
        action: 'ordered',
        ordered_on: '2026-12-02',
        rows: [{ fulfilment_id: one?.id ?? '', version: 2, request_number: '1' }],
      },
    })
    expect([future.status, future.body]).toMatchObject([400, { field: 'ordered_on' }])
  })

  it('does once what is sent twice under one key', async () => {
    const { id } = await ordered()
    const body: Body = {
      action: 'ordered',
      ordered_on: TODAY,
      rows: [{ fulfilment_id: id, version: 1, request_number: '80-1' }],
    }
    const send = () => admin.call(calls.moveFulfilments, { body }, { 'idempotency-key': 'ordered-twice' })
    expect([(await send()).data, (await send()).data]).toMatchObject([
      { results: [{ fulfilment: { version: 2 } }] },
      { results: [{ fulfilment: { version: 2 } }] },
    ])
  })

  it('refuses with the words of the register, takes it back within the day, and writes to the buyer', async () => {
    const { id, itemId, guest, email } = await ordered()
    const words = 'Представленный запрос не соответствует требованиям'
    const refuse = (version: number): Body => ({
      action: 'refuse',
      kind: 'absence',
      words,
      rows: [{ fulfilment_id: id, version }],
    })
    expect(await move(refuse(1))).toMatchObject([{ fulfilment: { status: 'answered' } }])
    const { report } = await itemIn(guest, itemId, 'done')
    expect(report?.tasks[0]?.answer).toEqual({ kind: 'not-found', note: words })
    const undo: Body = { action: 'undo', reason: 'Другой заказ', rows: [{ fulfilment_id: id, version: 2 }] }
    expect(await move(undo)).toMatchObject([{ fulfilment: { status: 'ordered', version: 3 } }])
    expect((await server.emailTo(email, /исправляем отчет/)).text).toContain('не опирайтесь')
    expect(await move({ ...undo, rows: [{ fulfilment_id: id, version: 3 }] })).toMatchObject([
      { refusal: { code: 'fulfilment/illegal-move' } },
    ])
    await answerIt(id)
    expect(
      (await list({ status: 'answered', search: '' })).fulfilments.map(({ fulfilment_id }) => fulfilment_id),
    ).toContain(id)
  })

  it('lists what has ended, the newest first and page by page', async () => {
    const rows = [await ordered(), await ordered()]
    for (const { id } of rows) {
      clock.advance(DAY_MS / 24)
      await answerIt(id)
    }
    const page = async (cursor?: string) => list({ status: 'answered', limit: 1, ...(cursor && { cursor }) })
    const first = await page()
    expect(first.fulfilments).toMatchObject([{ fulfilment_id: rows[1]?.id }])
    const second = await page(first.next ?? '')
    expect(second.fulfilments).toMatchObject([{ fulfilment_id: rows[0]?.id }])
    // The place in one list is none in another.
    const other = await admin.call(calls.listFulfilments, {
      query: { status: 'ordered', cursor: first.next ?? '' },
    })
    expect(other.status).toBe(400)
  })

  it('reminds the operator once a working day of what waits for too long', async () => {
    const reminders = () =>
      server.sql(`select unique_key from outbox where unique_key like 'parts-waiting:%'`)
    await remindOperator(server.context)
    expect(await reminders()).toEqual([])
    // Friday evening, the weekend, Monday morning.
    clock.advance(3 * DAY_MS)
    for (let look = 0; look < 2; look++) await remindOperator(server.context)
    clock.advance(DAY_MS)
    await remindOperator(server.context)
    expect(await reminders()).toEqual([{ unique_key: 'parts-waiting:realty:2026-12-04' }])
    clock.advance(2 * DAY_MS)
    await remindOperator(server.context)
    expect(await reminders()).toHaveLength(2)
    const { subject } = await server.emailTo('help@realty.localhost', /ждут/)
    expect(subject).toBe('Заказы ждут: выписки и ответы')
  })

  it('is for admins alone', async () => {
    const { guest, id } = await ordered()
    expect((await guest.call(calls.listFulfilments, { query: {} })).status).toBe(403)
    expect((await guest.call(calls.getFulfilmentHistory, { params: { id } })).status).toBe(403)
  })
})
