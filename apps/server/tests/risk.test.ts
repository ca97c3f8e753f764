import { contract } from '@proverka/api/contract'
import { parseRiskReport } from '@proverka/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { CLEAN, ownersOf, riskItem } from './setup/risk-order.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

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

/** A customer with a finished risk report. */
async function customer(version = 'V2.1', owners: readonly object[] = [LADOGIN.person]) {
  const visitor = server.visit()
  return { visitor, ...(await riskItem(visitor, version, owners)) }
}

async function reportOf(visitor: Visitor, id: string, headers: Record<string, string> = {}) {
  return (await visitor.call(risk.getRiskReport, { params: { id }, headers })).data
}

/** The report when none of its questions is open. */
const answered = (visitor: Visitor, id: string) =>
  until('the answers', async () => {
    const report = await reportOf(visitor, id)
    const tasks = [...report.tasks, ...report.owners.flatMap((owner) => owner.tasks)]
    const isOpen = tasks.some(({ status }) => status === 'new' || status === 'running')
    return isOpen || report.status !== 'finished' ? undefined : report
  })

const addTo = (visitor: Visitor, id: string, orderId: string, owner: object = CLEAN) =>
  visitor.call(risk.addOwnerV2, {
    body: { order_item_id: id, order_id: orderId, owner: owner as typeof CLEAN },
  })

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

describe('the owners of a report of version 2', () => {
  it('[CALL-091] [CALL-093] are added with questions of their own, and removed with the answers', async () => {
    const { visitor, id, orderId } = await customer()
    const added = await addTo(visitor, id, orderId)
    expect(added.data).toMatchObject({ order_item_id: id, order_id: orderId, owner: CLEAN })
    const report = await answered(visitor, id)
    expect(report.owners.map(({ owner }) => owner.lastName)).toEqual(['Ладогин', 'Безупречный'])
    const [subject, second] = report.owners
    expect(subject?.id).toBe(report.owner?.id)
    expect(
      second?.tasks.find(({ task_type }) => task_type === 'bailiffs')?.task_result?.result,
    ).toMatchObject({ kind: 'not-found' })
    expect(report.tasks.find(({ task_type }) => task_type === 'bailiffs')?.task_result?.result).toMatchObject(
      { kind: 'found' },
    )
    expect((await addTo(visitor, id, crypto.randomUUID())).status).toBe(404)
    // What the buyer reads as the report is about its subject alone.
    const page = await visitor.call(contract.reports.getReport, { params: { id } })
    expect(page.data.report?.tasks).toHaveLength(report.tasks.length)

    const foreign = await stranger.call(risk.removeOwnerV2, { query: { id: added.data.id } })
    expect(foreign.status).toBe(403)
    expect((await visitor.call(risk.removeOwnerV2, { query: { id: subject?.id ?? '' } })).error).toMatch(
      /можно изменить, но не удалить/,
    )
    const removed = await visitor.call(risk.removeOwnerV2, { query: { id: added.data.id } })
    expect(removed.data).toEqual({ removed: true })
    expect(await ownersOf(visitor, id)).toHaveLength(1)
    expect((await visitor.call(risk.removeOwnerV2, { query: { id: added.data.id } })).status).toBe(404)
    const rows = await server.sql('select person from risk_owners where id = $1', [added.data.id])
    expect(rows).toEqual([{ person: {} }])
  })

  it('of the order are all checked, each for himself', async () => {
    const { visitor, id } = await customer('V2.1', [LADOGIN.person, CLEAN])
    const { owners, tasks } = await answered(visitor, id)
    expect(owners.map((owner) => owner.tasks.length)).toEqual([0, tasks.length])
  })

  it('are at most ten for one price, removed ones among them', async () => {
    const { visitor, id, orderId } = await customer()
    for (let count = 1; count < 10; count++) {
      const { data } = await addTo(visitor, id, orderId)
      await visitor.call(risk.removeOwnerV2, { query: { id: data.id } })
    }
    const reply = await addTo(visitor, id, orderId)
    expect([reply.status, reply.error]).toEqual([409, 'В одном отчете не больше 10 собственников'])
  })

  it('[CALL-092] are changed twice, and by an admin any number of times', async () => {
    const { visitor, id } = await customer()
    const owner = (await ownersOf(visitor, id))[0]?.id ?? ''
    const change = (by: Visitor, firstName: string) =>
      by.call(risk.updateOwnerV2, { body: { id: owner, owner: { ...CLEAN, firstName } } })
    expect((await change(visitor, 'Савва')).data.owner).toMatchObject({ lastName: 'Безупречный' })
    const report = await answered(visitor, id)
    expect(report.owner?.owner.lastName).toBe('Безупречный')
    // The questions were put anew, about the person that is named now.
    const bailiffs = report.tasks.find(({ task_type }) => task_type === 'bailiffs')
    expect(bailiffs).toMatchObject({ number_of_starts: 2, task_result: { result: { kind: 'not-found' } } })
    const page = await visitor.call(contract.reports.getReport, { params: { id } })
    expect(page.data.report?.subject).toMatchObject({ lastName: 'Безупречный' })
    expect(page.data.report?.tasks[0]?.asked[0]?.value).toBe('Безупречный Савва Ильич')

    expect((await change(visitor, 'Сава')).status).toBe(200)
    const refused = await change(visitor, 'Семен')
    expect([refused.status, refused.error]).toEqual([409, 'maximum edit limit reached: 2'])
    expect((await change(stranger, 'Семен')).status).toBe(403)
    expect((await change(admin, 'Семен')).status).toBe(200)
    expect((await change(admin, 'Савелий')).data.owner.firstName).toBe('Савелий')
  })

  it('of an item that waits for one let its work begin', async () => {
    const visitor = server.visit()
    const { order } = await orderAsGuest(visitor, [{ product: 'RiskAssessmentOwner' }])
    await payInWidget(visitor, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, id, 'actionrequired')
    const { data } = await addTo(visitor, id, order.id)
    await itemIn(visitor, id, 'done')
    const report = await reportOf(visitor, id)
    expect(report.owner).toMatchObject({ id: data.id, owner: { lastName: 'Безупречный' } })
    expect(report.owners).toHaveLength(1)
  })

  it('show of a passport the last digits only', async () => {
    const { visitor, id } = await customer('V2.1', [{ ...LADOGIN.person, passport: '0000 123456' }])
    const report = await reportOf(visitor, id)
    expect(report.owner?.owner.passportMasked).toMatch(/3456$/)
    expect(JSON.stringify(report)).not.toMatch(/0000 ?12/)
  })
})

describe('the owners of a report of version 1', () => {
  it('[CALL-088] [CALL-089] [CALL-090] are added, changed once and removed by the calls of version 1 alone', async () => {
    const { visitor, id, orderId } = await customer('V1')
    const body = { order_item_id: id, owner: CLEAN }
    expect((await addTo(visitor, id, orderId)).error).toBe('Отчет другой версии: для него есть другой вызов')
    const added = await visitor.call(risk.addOwner, { body })
    expect(added.data).toMatchObject({ order_item_id: id, owner: CLEAN })
    const report = await answered(visitor, id)
    expect(report).toMatchObject({ version: 'V1', tasks_parse_xml: [] })
    expect(parseRiskReport(report)).toMatchObject({ owners: [], tasks_general: [] })

    const change = () =>
      visitor.call(risk.updateOwner, { body: { id: added.data.id, owner: { ...CLEAN, firstName: 'Сава' } } })
    expect((await change()).data.owner.firstName).toBe('Сава')
    expect((await ownersOf(visitor, id))[1]?.owner.firstName).toBe('Сава')
    expect((await change()).error).toBe('maximum edit limit reached: 1')

    expect((await stranger.call(risk.removeOwner, { query: { id: added.data.id } })).status).toBe(403)
    expect((await visitor.call(risk.removeOwner, { query: { id: added.data.id } })).data).toEqual({
      removed: true,
    })
    expect(await ownersOf(visitor, id)).toHaveLength(1)
    const second = await customer('V2.1')
    const refused = await second.visitor.call(risk.addOwner, { body: { ...body, order_item_id: second.id } })
    expect(refused.status).toBe(409)
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
