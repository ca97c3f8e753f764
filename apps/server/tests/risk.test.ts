import { contract } from '@proverka/api/contract'
import { parseRiskReport } from '@proverka/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { CLEAN, ownersOf } from './setup/risk-order.ts'
import { addTo, reportOf, riskCustomer } from './setup/risk-report.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { risk } = contract

let server: TestServer
let admin: Visitor
let stranger: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = server.visit()
  await admin.signIn('admin@example.com')
  stranger = server.visit()
  await register(stranger)
})
afterAll(() => server.stop())

const customer = () => riskCustomer(server)

describe('a risk report', () => {
  it('[CALL-095] is read by the id of its item, with conclusions when they are forced, and by no stranger', async () => {
    const { visitor, id, orderId } = await customer()
    const report = await reportOf(visitor, id)
    expect(report).toMatchObject({
      order_item_id: id,
      order_id: orderId,
      version: 'V2.1',
      status: 'finished',
      owner: { order_item_id: id, order_id: orderId, owner: { lastName: 'Ладогин' } },
      conclusions: [],
      tasks_general: [],
      tasks_parse_xml: [],
      statements: [],
      survey: {},
      global_data: { demo: true },
    })
    const bailiffs = report.tasks.find(({ task_type }) => task_type === 'bailiffs')
    expect(bailiffs).toMatchObject({
      task_result: { result: { kind: 'found' }, text: expect.stringMatching(/^Найдено: /), images: [] },
      status: 'done',
      missing_requirements: [],
      number_of_starts: 1,
    })
    const missing = (type: string) =>
      report.tasks.find(({ task_type }) => task_type === type)?.missing_requirements
    expect([missing('taxes'), missing('passport')]).toEqual([['inn'], ['passport']])
    expect(parseRiskReport(report).owners).toHaveLength(1)

    const forced = await reportOf(visitor, id, { forceConclusion: 'true' })
    expect(forced.conclusions.length).toBeGreaterThan(0)
    expect(forced.conclusions[0]).toMatchObject({ conclusion_id: null, text: expect.stringMatching(/[а-я]/) })

    const foreign = await stranger.call(risk.getRiskReport, { params: { id }, headers: {} })
    expect([foreign.status, foreign.error]).toEqual([403, 'Нет доступа'])
    const reads = await server.sql('select reason from personal_data_reads where subject = $1', [
      `order_item:${id}`,
    ])
    expect(reads.length).toBeGreaterThan(0)
  })

  it('of a flat has the question to the register apart, and nobody to be checked', async () => {
    const visitor = server.visit()
    const { order } = await orderAsGuest(visitor, [{ product: 'EgrnObject', key: FLAT }])
    await payInWidget(visitor, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, id, 'done')
    const report = await reportOf(visitor, id, { forceConclusion: 'true' })
    expect(report.tasks).toEqual([])
    expect(report.tasks_parse_xml.map(({ task_type }) => task_type)).toEqual(['extract'])
    expect(report.owner).toBeUndefined()
    expect(report.conclusions.length).toBeGreaterThan(0)
    expect((await addTo(visitor, id, order.id)).status).toBe(400)
  })

  it('is not there before it has begun', async () => {
    const visitor = server.visit()
    const { order } = await orderAsGuest(visitor, [{ product: 'RiskAssessmentOwner' }])
    const id = order.order_items[0]?.order_item_id ?? ''
    const reply = await visitor.call(risk.getRiskReport, { params: { id }, headers: {} })
    expect([reply.status, reply.error]).toEqual([404, 'Отчет не найден'])
    expect((await addTo(visitor, id, order.id)).status).toBe(409)
  })
})

describe('what people add to a report', () => {
  it('[CALL-096] [CALL-097] are answers of a survey and statements, and they stay', async () => {
    const { visitor, id } = await customer()
    const survey = (answers: Record<string, string | boolean>) =>
      visitor.call(risk.saveSurvey, { body: { order_item_id: id, answers } })
    await survey({ цель: 'покупка', видел: false })
    expect((await survey({ видел: true })).data).toEqual({ цель: 'покупка', видел: true })
    const state = (text: string) =>
      visitor.call(risk.updateStatement, {
        body: { order_item_id: id, statement: { key: 'seller', text } },
      })
    await state('Долгов нет')
    expect((await state('Долги погашены')).data).toEqual({ key: 'seller', text: 'Долги погашены' })
    expect(await reportOf(visitor, id)).toMatchObject({
      survey: { цель: 'покупка', видел: true },
      statements: [{ key: 'seller', text: 'Долги погашены' }],
    })
    const reply = await stranger.call(risk.saveSurvey, { body: { order_item_id: id, answers: { а: 'б' } } })
    expect(reply.status).toBe(403)
  })

  it('[CALL-099] [CALL-100] are conclusions, and they can be removed', async () => {
    const { visitor, id } = await customer()
    const { data } = await visitor.call(risk.addConclusion, {
      body: { order_item_id: id, text: 'Взять расписку' },
    })
    expect(data).toMatchObject({ text: 'Взять расписку', conclusion_id: expect.any(String) })
    expect((await reportOf(visitor, id)).conclusions).toEqual([data])
    const query = { conclusion_id: data.conclusion_id ?? '' }
    expect((await stranger.call(risk.removeConclusion, { query })).status).toBe(403)
    expect((await visitor.call(risk.removeConclusion, { query })).data).toEqual({ removed: true })
    expect((await reportOf(visitor, id)).conclusions).toEqual([])
    expect((await visitor.call(risk.removeConclusion, { query })).status).toBe(404)
  })

  it('[CALL-098] ends with the finish: nothing is edited after it', async () => {
    const { visitor, id, orderId } = await customer()
    const owner = (await ownersOf(visitor, id))[0]?.id ?? ''
    const finish = () => visitor.call(risk.finishReport, { params: { id } })
    expect((await finish()).data).toEqual({ status: 'finished' })
    expect((await finish()).status).toBe(200)
    expect((await reportOf(visitor, id)).status).toBe('finished')
    const task = (await reportOf(visitor, id)).tasks.find(({ status }) => status === 'error')
    const edits = [
      await addTo(visitor, id, orderId),
      await visitor.call(risk.updateOwnerV2, { body: { id: owner, owner: CLEAN } }),
      await visitor.call(risk.saveSurvey, { body: { order_item_id: id, answers: { а: 'б' } } }),
      await visitor.call(risk.updateStatement, {
        body: { order_item_id: id, statement: { key: 'k', text: '' } },
      }),
      await visitor.call(risk.addConclusion, { body: { order_item_id: id, text: 'нет' } }),
      await visitor.call(risk.restartTask, { body: { task_id: task?.task_id ?? '' } }),
    ]
    for (const { status, error } of edits)
      expect([status, error]).toEqual([409, 'Отчет завершен, изменить его нельзя'])
    // An admin opens it again.
    await admin.call(risk.updateAnyRiskReport, { params: { id }, body: { status: 'in_progress' } })
    expect((await addTo(visitor, id, orderId)).status).toBe(200)
  })

  it('cannot be finished while a source is thinking', async () => {
    const { visitor, id } = await customer()
    await server.sql(`update report_tasks set status = 'waiting' where order_item_id = $1`, [id])
    const reply = await visitor.call(risk.finishReport, { params: { id } })
    expect([reply.status, reply.error]).toEqual([409, 'Отчет еще не готов'])
  })
})

describe('an admin', () => {
  it('[CALL-101] [CALL-102] lists the risk reports of all people and reads any of them', async () => {
    const first = await customer()
    const second = await customer()
    const list = (query: object) => admin.call(risk.listRiskReports, { query })
    const { data } = await list({ limit: '2' })
    expect(data.count).toBeGreaterThanOrEqual(2)
    expect(data.reports.map(({ order_item_id }) => order_item_id)).toEqual([second.id, first.id])
    expect(data.reports[0]).toMatchObject({ order_id: second.orderId, version: 'V2.1', status: 'finished' })
    expect((await list({ status: 'error' })).data).toEqual({ reports: [], count: 0 })
    expect((await list({ limit: '2', offset: '1' })).data.reports[0]?.order_item_id).toBe(first.id)
    const read = await admin.call(risk.getAnyRiskReport, { params: { id: first.id } })
    expect(read.data).toMatchObject({ order_item_id: first.id, owner: { owner: { lastName: 'Ладогин' } } })
    expect((await first.visitor.call(risk.getAnyRiskReport, { params: { id: first.id } })).status).toBe(403)
  })

  it('[CALL-103] [CALL-104] changes a report without a limit, and removes it with all that is in it', async () => {
    const { visitor, id } = await customer()
    const change = (body: object) => admin.call(risk.updateAnyRiskReport, { params: { id }, body })
    await change({ conclusions: ['Первый'] })
    await change({ global_data: { отметка: 'проверено вручную' } })
    const { data } = await change({ conclusions: ['Второй', 'Третий'], status: 'error' })
    expect(data).toMatchObject({
      status: 'error',
      global_data: { отметка: 'проверено вручную', demo: true },
    })
    const own = (await reportOf(visitor, id)).conclusions.map(({ text }) => text)
    expect(own.toSorted()).toEqual(['Второй', 'Третий'])

    expect((await admin.call(risk.removeAnyRiskReport, { params: { id } })).data).toEqual({ removed: true })
    for (const by of [visitor, admin]) {
      expect((await by.call(risk.getRiskReport, { params: { id }, headers: {} })).status).toBe(404)
    }
    for (const table of ['reports', 'report_tasks', 'risk_owners', 'risk_conclusions', 'risk_notes']) {
      expect(await server.sql(`select 1 from ${table} where order_item_id = $1`, [id])).toEqual([])
    }
    const log = await server.sql(`select action from user_logs where subject = $1`, [`order_item:${id}`])
    expect(log.map(({ action }) => action)).toEqual([
      'risk.report',
      'risk.report',
      'risk.report',
      'risk.report.remove',
    ])
  })
})

describe('the list of tasks', () => {
  it('[CALL-105] has those of own items only, and all of them for an admin', async () => {
    const own = await customer()
    const other = await customer()
    const list = async (by: Visitor) => {
      const body = { order_item_ids: [own.id, other.id, crypto.randomUUID()] }
      const { data } = await by.call(risk.listTasks, { body })
      return { ids: [...new Set(data.map(({ order_item_id }) => order_item_id))].toSorted(), data }
    }
    const mine = await list(own.visitor)
    expect(mine.ids).toEqual([own.id])
    expect(mine.data).toContainEqual({
      task_id: expect.any(String),
      order_item_id: own.id,
      task_type: 'bailiffs',
      status: 'done',
    })
    expect((await list(stranger)).data).toEqual([])
    expect((await list(admin)).ids).toEqual([own.id, other.id].toSorted())
  })
})
