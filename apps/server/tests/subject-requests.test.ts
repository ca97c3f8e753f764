import { randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { DATA_TERMS } from '@proverka/domain/legal'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendStaffNews } from '../src/services/staff/staff-news.ts'
import { destroyDueData } from '../src/services/destruction/destruction-tasks.ts'
import { runWatches } from '../src/services/watches/run-watches.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { CHECKED } from './setup/checked-person.ts'
import { sumOfBooks } from './setup/money.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { lettersTo, newClient, started } from './setup/watch-world.ts'

const { ask } = contract.subjectRequests
const {
  downloadDestructionAct,
  findSubjectData,
  listDestructionActs,
  listSubjectRequests,
  moveSubjectRequest,
} = contract.admin

// A Monday: ten working days end on a Monday.
const clock = createTestClock('2026-11-23T09:00:00Z')
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({ limits: { subjectRequestsPerDay: 6 } }, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

let people = 0

/** Asks as a person with a new address; returns it and the id of the request. */
async function request(kind: 'access' | 'objection', changes: object = {}) {
  const email = `checked-${++people}@example.com`
  const body = { kind, person: { ...CHECKED, ...changes }, email, text: 'Прошу ответить' }
  const reply = await server.visit().call(ask, { body }, { 'x-forwarded-for': `203.0.113.${people}` })
  const { data } = await admin.call(listSubjectRequests, { query: {} })
  return { email, reply, id: data.find(({ number }) => number === reply.data.number)?.request_id ?? '' }
}

type Move = Parameters<typeof admin.call<typeof moveSubjectRequest>>[1]['body']
const move = (body: Move) => admin.call(moveSubjectRequest, { body })

/** A finished report on the person, bought by another user. */
async function buyCheck(
  birthDate: string = CHECKED.birthDate,
): Promise<{ buyer: Visitor; itemId: string; orderId: string }> {
  const buyer = server.visit('fiz-pro')
  const wanted = {
    product: 'PersonCheck',
    key: 'Ладогин',
    metadata: { ...LADOGIN, person: { ...LADOGIN.person, birthDate } },
  }
  const { order } = await orderAsGuest(buyer, [wanted])
  await payInWidget(buyer, order)
  const itemId = order.order_items[0]?.order_item_id ?? ''
  await itemIn(buyer, itemId, 'done')
  return { buyer, itemId, orderId: order.id }
}

describe('[OPS-03] a person who was checked', () => {
  it('asks, is told the last working day, and is answered once the identity is checked', async () => {
    const { itemId } = await buyCheck()
    const { email, id, reply } = await request('access')
    expect(reply.data).toEqual({ number: expect.any(Number), due_on: '2026-12-07' })
    const accepted = await server.emailTo(email, /^Обращение № \d+ принято$/)
    expect(accepted.text).toMatch(/не позже 07\.12\.2026|не позже 7 декабря/)
    await sendStaffNews(server.context)
    const told = await server.emailTo('admin@example.com', /^Обращение по 152-ФЗ № \d+$/)
    expect(told.text).not.toContain('Ладогин')

    expect((await admin.call(findSubjectData, { params: { id } })).status).toBe(409)
    expect((await move({ request_id: id, action: 'answer', text: 'Есть' })).status).toBe(409)
    expect((await move({ request_id: id, action: 'verify', how: 'Электронная подпись' })).data.state).toBe(
      'verified',
    )
    const held = (await admin.call(findSubjectData, { params: { id } })).data
    expect(held.find((row) => row.order_item_id === itemId)).toMatchObject({
      match: 'same',
      purpose: 'contract',
      ground: 'consent',
      in_work: false,
    })
    // The buyer is not disclosed.
    expect(JSON.stringify(held)).not.toContain('@')

    const extended = await move({ request_id: id, action: 'extend', reason: 'Ищем в архиве' })
    expect(extended.data.due_on).toBe('2026-12-14')
    expect((await server.emailTo(email, /^Срок продлен/)).text).toContain('Ищем в архиве')
    expect((await move({ request_id: id, action: 'extend', reason: 'Еще раз' })).status).toBe(409)
    const words = 'Вас проверяли один раз, цель: договор.'
    expect((await move({ request_id: id, action: 'answer', text: words })).data.state).toBe('answered')
    const answer = await server.emailTo(email, /^Ответ/)
    expect(answer.text).toContain(words)
    expect(answer.text).toContain('обжаловать в Роскомнадзоре')
    expect((await move({ request_id: id, action: 'refuse', reason: 'Поздно' })).status).toBe(409)
  })

  it('objects: reports about the person go with an act, those about a namesake stay, the buyer is told why', async () => {
    const { buyer, itemId, orderId } = await buyCheck()
    const namesake = await buyCheck('1950-01-01')
    const { email, id } = await request('objection')
    await move({ request_id: id, action: 'verify', how: 'Паспорт в офисе' })
    const held = (await admin.call(findSubjectData, { params: { id } })).data
    const matchOf = (item: string) => held.find((row) => row.order_item_id === item)?.match
    expect([matchOf(itemId), matchOf(namesake.itemId)]).toEqual(['same', 'namesake'])

    await server.sql(`update order_items set status = 'inprogress' where id = $1`, [itemId])
    expect((await move({ request_id: id, action: 'carry_out' })).error).toContain('еще в работе')
    await server.sql(`update order_items set status = 'done' where id = $1`, [itemId])
    const done = (await move({ request_id: id, action: 'carry_out' })).data
    expect(done).toMatchObject({ state: 'carried_out', act_id: expect.any(String) })
    const answer = (await server.emailTo(email, /^Обработка прекращена/)).text
    expect(answer).toMatch(/Составлен акт № \d+/)
    expect(answer).toContain('В папках и именах файлов клиентов вас не упоминают.')
    expect(answer).toContain('Что внутри файлов, которые загрузили клиенты, мы не читаем и там не искали.')

    const [item] = await server.sql(
      'select object_key, metadata, price_kopecks > 0 as paid from order_items where id = $1',
      [itemId],
    )
    expect(item).toEqual({ object_key: '', metadata: {}, paid: true })
    expect(await server.sql('select 1 from reports where order_item_id = $1', [itemId])).toEqual([])
    expect(
      await server.sql('select 1 from reports where order_item_id = $1', [namesake.itemId]),
    ).toHaveLength(1)
    const view = (await buyer.call(contract.orders.getOrder, { params: { id: orderId } })).data
    expect(view.items[0]).toMatchObject({ report: null, report_destroyed_at: clock.now().toISOString() })
    expect(view.files).toEqual([])

    const acts = (await admin.call(listDestructionActs, { query: {} })).data
    expect(acts.find((act) => act.act_id === done.act_id)).toMatchObject({
      cause: 'objection',
      subject: `request:${done.number}`,
      day: '2026-11-23',
    })
    const pdf = await admin.call(downloadDestructionAct, { params: { id: done.act_id ?? '' } })
    const text = readPdfText(Buffer.from(pdf.data as unknown as Uint8Array)).pages.join(' ')
    for (const words of [
      'об уничтожении персональных данных',
      'Межевой знак',
      'Отчеты',
      'ч. 5.1',
      'Выгрузка из журнала',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(text).not.toContain('Ладогин')
  })

  it('is found in the folders of deals, names of files, notes and the data of orders, which stay the clients’', async () => {
    const owner = await buyCheck('1950-01-02')
    const [{ person_id: userId } = {}] = await server.sql('select person_id from orders where id = $1', [
      owner.orderId,
    ])
    const deal = randomUUID()
    await server.sql(
      `insert into deals (id, person_id, object_key, parties, price_kopecks, created_at)
       values ($1, $2, '00:01:0001001:204', $3, 1, now())`,
      [deal, userId, JSON.stringify([{ name: 'ЛАДОГИН Арсений Петрович' }])],
    )
    const file = randomUUID()
    await server.sql(
      `insert into attachments (id, person_id, group_id, name, size, media_type, created_at)
       values ($1, $2, 'g', 'Паспорт_Ладогин-Арсений.pdf', 1, 'application/pdf', now())`,
      [file, userId],
    )
    const flat = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const note = `${'слово '.repeat(60_000)} Ладогин Арсений`
    const itemId = flat.order.order_items[0]?.order_item_id ?? ''
    await server.sql(
      `insert into reports (order_item_id, status, subject, demo, extract, updated_at)
       values ($1, 'finished', '{}', true, $2, now())`,
      [itemId, JSON.stringify({ note })],
    )
    await server.sql(`update orders set metadata = '{"note": "звонил Ладогин Арсений"}' where id = $1`, [
      owner.orderId,
    ])
    const { id } = await request('objection')
    await move({ request_id: id, action: 'verify', how: 'Паспорт в офисе' })
    const held = (await admin.call(findSubjectData, { params: { id } })).data
    const placeOf = (record: string) => held.find((row) => row.record_id === record)?.place
    expect([placeOf(deal), placeOf(file), placeOf(itemId), placeOf(owner.itemId)]).toEqual([
      'deal',
      'file',
      // Beyond what a vector holds.
      'order',
      'order',
    ])
    const done = (await move({ request_id: id, action: 'carry_out', namesakes: [deal, file] })).data
    expect(done.answer).toMatch(/В папках и именах файлов клиентов вас упоминают записей: 2\./)
    expect(await server.sql('select 1 from deals where id = $1', [deal])).toHaveLength(1)
  })

  it('is found in watches and in what they found; an objection ends them, pays the rest back and destroys them', async () => {
    const client = await newClient(server, 5000)
    const watched = (birthDate: string) =>
      started(client, {
        subject: { kind: 'person', lastName: 'Ладогин', firstName: 'Арсений', birthDate, region: 'Москва' },
        period: 'week',
        months: 12,
        ground: { kind: 'court', purpose: 'взыскиваю долг', number: '2-14/2026' },
      })
    const own = await watched(CHECKED.birthDate)
    await runWatches(server.context)
    await client.visitor.call(contract.watches.stopWatch, { params: { id: own } })
    const again = await watched(CHECKED.birthDate)
    const namesake = await watched('1951-02-03')
    await runWatches(server.context)
    // Of a company whose director is the person: only the answers and the changes name them.
    const company = await started(client, {
      subject: { kind: 'company', inn: '7707083893' },
      period: 'week',
      months: 1,
    })
    const said = `Ладогин Арсений, ${CHECKED.birthDate}`
    const planted = await server.sql(
      `with c as (insert into watch_checks (id, watch_id, due_at, asked_at, outcome, silent)
          values (gen_random_uuid(), $1, now(), now(), 'changed', '[]') returning id, watch_id),
        d as (insert into webhook_deliveries (id, person_id, payload, created_at, next_try_at)
          select c.id, w.person_id, jsonb_build_object('a', $2::text), now(), now() + interval '9 years'
            from c join watches w on w.id = c.watch_id)
        insert into watch_changes (id, watch_id, found_at, changes)
          select id, watch_id, now(), jsonb_build_array($2::text) from c returning id`,
      [company, said],
    )
    const { id, email } = await request('objection')
    await move({ request_id: id, action: 'verify', how: 'Паспорт в офисе' })
    const held = (await admin.call(findSubjectData, { params: { id } })).data
    const recordOf = (watch: string) => held.find((row) => row.record_id === watch)
    for (const watch of [own, again])
      expect(recordOf(watch)).toMatchObject({
        place: 'watch',
        match: 'same',
        purpose: 'взыскиваю долг',
        ground: 'court',
        order_number: null,
      })
    expect(recordOf(namesake)).toMatchObject({ place: 'watch', match: 'namesake' })
    expect(recordOf(company)).toMatchObject({ place: 'watch', match: 'same' })

    const done = (await move({ request_id: id, action: 'carry_out' })).data
    expect(done.answer).toMatch(/Уничтожены сведения о вас .*в слежении: 3\. Составлен акт № \d+\./)
    expect((await server.emailTo(email, /^Обработка прекращена/)).text).toContain('в слежении: 3')
    const left = await server.sql('select id from watches where id = any($1)', [
      [own, again, namesake, company],
    ])
    expect(left).toEqual([{ id: namesake }])
    for (const table of ['watch_changes', 'webhook_deliveries'])
      expect(await server.sql(`select 1 from ${table} where id = $1`, [planted[0]?.['id']])).toEqual([])
    const entries = await server.sql(
      `select sum(count)::int as count from destruction_entries where act_id = $1 and place = 'watches'`,
      [done.act_id],
    )
    expect(entries).toEqual([{ count: 3 }])
    const ended = lettersTo(server, client.email, /^Больше не следим/)
    expect(ended.filter(({ text }) => text.includes('Человек возразил против обработки'))).toHaveLength(2)
    expect(ended.every(({ text }) => !text.includes('Ладогин'))).toBe(true)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('is refused with a reason, is not asked too often, and is forgotten in three years', async () => {
    const { email, id } = await request('objection', { birthDate: '1950-01-01' })
    await move({ request_id: id, action: 'refuse', reason: 'Личность не подтверждена' })
    expect((await server.emailTo(email, /^Отказ/)).text).toContain('Личность не подтверждена')
    const body = { kind: 'access', person: CHECKED, email: 'often@example.com' } as const
    const statuses: number[] = []
    for (let count = 0; count < 8; count++) statuses.push((await server.visit().call(ask, { body })).status)
    expect(statuses).toContain(429)
    expect(
      (await server.visit().call(ask, { body: { ...body, person: { ...CHECKED, birthDate: '' } } })).status,
    ).toBe(400)

    clock.advance((DATA_TERMS.subjectRequest - 1) * DAY_MS)
    await destroyDueData(server.context)
    expect(await server.sql('select 1 from subject_requests where id = $1', [id])).toHaveLength(1)
    clock.advance(2 * DAY_MS)
    await destroyDueData(server.context)
    expect(await server.sql('select 1 from subject_requests where id = $1', [id])).toEqual([])
  })
})
