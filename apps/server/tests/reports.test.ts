import { contract } from '@proverka/api/contract'
import { catalogueProduct } from '@proverka/domain/orders'
import { matchStrength, summariseReport, type ReportTask } from '@proverka/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyReadLog } from '../src/platform/audit/verify-read-log.ts'
import { askSource, finishReport, startReport } from '../src/services/reports/reports.ts'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

const PASSPORT = '0000123456'
const clock = createTestClock()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

async function checkPerson(person: object, product = 'PersonCheck', guest: Visitor = server.visit()) {
  const { order, email } = await orderAsGuest(guest, [
    { product, key: 'Проверяемый', metadata: { ...LADOGIN, person: { ...LADOGIN.person, ...person } } },
  ])
  await payInWidget(guest, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  const { report } = await itemIn(guest, id, 'done')
  if (!report) throw new Error('no report')
  const task = (type: string) => report.tasks.find(({ task_type }) => task_type === type) as ReportTask
  return { guest, id, email, report, task }
}

const CLEAN = {
  lastName: 'Безупречный',
  firstName: 'Савва',
  middleName: 'Ильич',
  inn: '500100732259',
  passport: PASSPORT,
}

describe('the report about Ладогин', () => {
  let checked: Awaited<ReturnType<typeof checkPerson>>
  beforeAll(async () => {
    checked = await checkPerson({ region: 'Образцовская область' })
  })

  it('has an answer of each source, with the question, the time and a hash', () => {
    const { report } = checked
    expect(report).toMatchObject({ demo: true, status: 'finished', product_name: 'PersonCheck' })
    expect(report.tasks.map(({ task_type }) => task_type)).toEqual(catalogueProduct('PersonCheck')?.checks)
    for (const task of report.tasks) {
      expect(task.answer.kind).not.toBe('in-progress')
      expect(task).toMatchObject({
        source: expect.stringMatching(/./),
        answer_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        answered_at: expect.stringMatching(/^\d{4}-.*Z$/),
      })
      expect(task.asked).toContainEqual({ label: 'ФИО', value: 'Ладогин Арсений Петрович' })
    }
  })

  it('has found debts that are surely his', () => {
    const { answer } = checked.task('bailiffs')
    const [finding] = answer.kind === 'found' ? answer.findings : []
    expect(finding).toMatchObject({ severity: 'critical', amount: 38_814_000 })
    expect(finding?.match).toMatchObject({ name: 'same', birthDate: 'same', region: 'same' })
    expect(matchStrength(finding?.match as never).kind).toBe('likely')
  })

  it('knows a namesake by his birth date', () => {
    const { answer } = checked.task('pledges')
    const [finding] = answer.kind === 'found' ? answer.findings : []
    expect(finding?.match).toMatchObject({ name: 'same', birthDate: 'differs' })
    expect(matchStrength(finding?.match as never).kind).toBe('namesake')
    expect(summariseReport(checked.report).counts).toMatchObject({ found: 1, namesake: 1 })
  })

  it('says what was not checked, and why: data that nobody gave', () => {
    for (const type of ['taxes', 'selfEmployed', 'passport']) {
      expect(checked.task(type)).toMatchObject({
        status: 'done',
        answer: { kind: 'not-checked', reason: 'missing-data', note: expect.stringMatching(/^Не указан/) },
        number_of_starts: 1,
      })
    }
  })

  it('says what was not checked, and why: a source that is down, asked three times', () => {
    expect(checked.task('arbitration')).toMatchObject({
      status: 'error',
      answer: { kind: 'not-checked', reason: 'source-down' },
      number_of_starts: 3,
    })
  })
})

describe('a summary', () => {
  it('is not green while anything is unchecked, and green when everything is checked and clean', async () => {
    const { guest, id, report, task } = await checkPerson(CLEAN)
    const isClean = ({ answer }: ReportTask) => answer.kind === 'not-found' || answer.kind === 'stated'
    const open = report.tasks.filter((one) => !isClean(one))
    expect(open.map(({ task_type }) => task_type)).toEqual(['arbitration'])
    expect(summariseReport(report)).toMatchObject({ colour: 'grey', counts: { notChecked: 1, found: 0 } })

    await server.sql(`update demo_sources set state = 'up' where task_type = 'arbitration'`)
    await guest.call(contract.risk.restartTask, { body: { task_id: task('arbitration').task_id } })
    const now = await until('the answer', async () => {
      const { data } = await guest.call(contract.reports.getReport, { params: { id } })
      return data.report?.tasks.every(isClean) ? data.report : undefined
    })
    await server.sql(`update demo_sources set state = 'down' where task_type = 'arbitration'`)
    expect(summariseReport(now)).toMatchObject({ colour: 'green', counts: { notChecked: 0, notFound: 9 } })
  })
})

describe('[TRUE-09] data that were missing', () => {
  const add = (guest: Visitor, id: string, missingData: object) =>
    guest.call(contract.reports.updateOrderItem, {
      body: { order_item_id: id, metadata: { missingData } },
    })

  it('are added to the report, and what lacked them is checked, free of charge and of any limit of edits', async () => {
    const { guest, id, task } = await checkPerson({})
    expect(task('taxes').answer).toMatchObject({ kind: 'not-checked', reason: 'missing-data' })
    const before = await server.sql(`select count(*)::int as count from personal_data_reads`)

    expect((await add(guest, id, { inn: '500100732259' })).status).toBe(200)
    const withInn = await until('the answers', async () => {
      const { data } = await guest.call(contract.reports.getReport, { params: { id } })
      const open = data.report?.tasks.some(({ answer }) => answer.kind === 'in-progress')
      return open ? undefined : data.report
    })
    const answerOf = (type: string) => withInn?.tasks.find(({ task_type }) => task_type === type)
    for (const type of ['taxes', 'selfEmployed']) {
      expect(answerOf(type)?.answer.kind).not.toBe('not-checked')
      expect(answerOf(type)?.asked).toContainEqual({ label: 'ИНН', value: '500100732259' })
    }
    expect(answerOf('passport')?.answer).toMatchObject({ kind: 'not-checked', reason: 'missing-data' })
    // Nothing else is asked twice, and nothing is paid.
    expect(answerOf('bailiffs')).toMatchObject({ number_of_starts: 1 })
    const [payments] = await server.sql(
      `select count(*)::int as count from payments where order_id = (select order_id from order_items where id = '${id}')`,
    )
    expect(payments).toEqual({ count: 1 })

    expect((await add(guest, id, { passport: '00 00 123456' })).status).toBe(200)
    const complete = await until('the last answer', async () => {
      const { data } = await guest.call(contract.reports.getReport, { params: { id } })
      const passport = data.report?.tasks.find(({ task_type }) => task_type === 'passport')
      return passport?.answer.kind === 'in-progress' ? undefined : data.report
    })
    expect(complete?.subject).toMatchObject({
      inn: '500100732259',
      passportMasked: expect.stringMatching(/3456$/),
    })
    const after = await server.sql(`select count(*)::int as count from personal_data_reads`)
    expect(Number(after[0]?.['count'])).toBeGreaterThan(Number(before[0]?.['count']) + 1)
  })

  it('never replace what the report has, and belong to their buyer alone', async () => {
    const { guest, id } = await checkPerson({ inn: '500100732259' })
    const known = await add(guest, id, { inn: '773173084809' })
    expect([known.status, known.error]).toEqual([409, 'Эти данные в отчете уже есть, изменить их нельзя'])
    expect((await add(guest, id, { inn: '123' })).status).toBe(400)
    expect((await add(guest, id, {})).status).toBe(400)
    expect((await add(server.visit(), id, { passport: PASSPORT })).status).toBe(401)
    const { data } = await guest.call(contract.reports.getReport, { params: { id } })
    expect(data.report?.subject).toMatchObject({ inn: '500100732259' })
  })
})

describe('a restart of a task', () => {
  it('[CALL-094] asks the source once more: number_of_starts rises by 1', async () => {
    const { guest, id, task } = await checkPerson({})
    const { task_id } = task('arbitration')
    const restarted = await guest.call(contract.risk.restartTask, { body: { task_id } })
    expect(restarted.data).toMatchObject({ task_id, status: 'new' })
    const after = await until('the next start', async () => {
      const { data } = await guest.call(contract.reports.getReport, { params: { id } })
      const again = data.report?.tasks.find((candidate) => candidate.task_id === task_id)
      return again?.status === 'error' ? again : undefined
    })
    expect(after).toMatchObject({
      number_of_starts: 4,
      answer: { kind: 'not-checked', reason: 'source-down' },
    })
  })

  it('is refused for what is answered, and ends somewhere', async () => {
    const { guest, task } = await checkPerson({})
    const refused = await guest.call(contract.risk.restartTask, {
      body: { task_id: task('bailiffs').task_id },
    })
    expect([refused.status, refused.error]).toEqual([409, 'Этот запрос к источнику нельзя повторить'])
    const { task_id } = task('arbitration')
    await server.sql(`update report_tasks set number_of_starts = 10 where id = '${task_id}'`)
    expect((await guest.call(contract.risk.restartTask, { body: { task_id } })).status).toBe(409)
  })
})

describe('personal data', () => {
  it('of a passport are stored in full nowhere in the report', async () => {
    const { guest, id, report } = await checkPerson({ passport: '0000 123456' })
    expect(report.subject).toMatchObject({ kind: 'person', passportMasked: expect.stringMatching(/3456$/) })
    expect(JSON.stringify(report)).not.toMatch(/0000 ?12/)
    const rows = await server.sql('select subject from reports where order_item_id = $1', [id])
    expect(JSON.stringify(rows)).not.toMatch(/0000 ?12/)
    const { data } = await guest.call(contract.orders.listOrders, { query: {} })
    expect(JSON.stringify(data)).not.toMatch(/0000 ?12/)
  })

  it('are read under a log: several looks are one reading, a download is another', async () => {
    const { guest, id } = await checkPerson({})
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    const read = (visitor: Visitor) => visitor.call(contract.reports.getReport, { params: { id } })
    for (const visitor of [guest, admin, guest]) await read(visitor)
    const readsOf = () =>
      server.sql(
        `select reader_id, reason from personal_data_reads where subject = $1 and fields ~ 'report|document'
          order by at, position`,
        [`order_item:${id}`],
      )
    // Looks within ten minutes are one reading.
    expect(await readsOf()).toHaveLength(2)
    clock.advance(11 * MINUTE_MS)
    await guest.call(contract.files.downloadFile, { params: { path: `reports/${id}.pdf` } })
    expect((await readsOf()).map(({ reason }) => reason)).toEqual(['OWN-report', 'OWN-report', 'CALL-040'])
    expect(await verifyReadLog(server.context.queries)).toMatchObject({ broken: undefined })
  })

  it('may stand in a report about a flat, whose extract names holders: it is logged too', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject', key: FLAT }])
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'done')
    const reads = await server.sql('select fields from personal_data_reads where subject = $1', [
      `order_item:${id}`,
    ])
    expect(reads).toContainEqual({ fields: 'object_key,report' })
  })
})

describe('a repeated job', () => {
  it('sends no email twice, books no money twice and asks nobody who has answered', async () => {
    const { id, email, report } = await checkPerson({})
    await server.emailTo(email, /^Заказ \d+ \d+ готов/)
    const { context } = server
    await Promise.all([
      finishReport(context, id),
      finishReport(context, id),
      startReport(context, id),
      ...report.tasks.map(({ task_id }) => askSource(context, task_id)),
    ])
    await startReport(context, id)
    const [order] = await server.sql('select order_id from order_items where id = $1', [id])
    for (const key of [`order-done:${String(order?.['order_id'])}`]) {
      const effects = await server.sql('select id from outbox where unique_key = $1', [key])
      expect(effects).toHaveLength(1)
      const jobs = `select 1 from pgboss.job where name = 'send-mail' and data->>'outboxId' = $1`
      expect(await server.sql(jobs, [effects[0]?.['id']])).toHaveLength(1)
    }
    expect(
      await server.sql('select 1 from ledger_transfers where unique_key = $1', [`item-done:${id}`]),
    ).toHaveLength(1)
    const tasks = await server.sql(
      'select number_of_starts from report_tasks where order_item_id = $1 order by position',
      [id],
    )
    expect(tasks.map(({ number_of_starts }) => number_of_starts)).toEqual(
      report.tasks.map(({ number_of_starts }) => number_of_starts),
    )
  })
})

describe('the other brand', () => {
  it('sends emails that lead to its own site', async () => {
    const { id, email } = await checkPerson({}, 'BailiffCheck', server.visit('fiz-pro'))
    const { text } = await server.emailTo(email, /^Заказ \d+ \d+ готов/)
    expect(text).toContain(`http://fiz.localhost:${server.port}/report/${id}/?jwt_token=link_`)
    expect(text).not.toContain('realty.localhost')
  })
})
