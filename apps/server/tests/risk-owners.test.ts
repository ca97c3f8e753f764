import { contract } from '@proverka/api/contract'
import { parseRiskReport } from '@proverka/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { CLEAN, ownersOf } from './setup/risk-order.ts'
import { addTo, answered, reportOf, riskCustomer } from './setup/risk-report.ts'
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

const customer = (version?: string, owners?: readonly object[]) => riskCustomer(server, version, owners)

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

  it('of one order cost what one of them costs, whatever the browser says, and are ten at most', async () => {
    const totalOf = async (owners: readonly object[]) => {
      const { order, status } = await orderAsGuest(server.visit(), [
        { product: 'RiskAssessmentOwner', metadata: { ownersData: owners, price: 1 } },
      ])
      return { status, total: order?.total_amount, items: order?.order_items.length }
    }
    const alone = await totalOf([LADOGIN.person])
    expect(alone).toMatchObject({ status: 200, items: 1 })
    expect(await totalOf([LADOGIN.person, CLEAN, { ...CLEAN, firstName: 'Вера' }])).toEqual(alone)
    const named = (count: number) => Array.from({ length: count }, () => CLEAN)
    expect(await totalOf(named(10))).toEqual(alone)
    expect((await totalOf(named(11))).status).toBe(400)
    // Who of them is wrong follows from the place in the list.
    const { body } = await orderAsGuest(server.visit(), [
      {
        product: 'RiskAssessmentOwner',
        metadata: { ownersData: [LADOGIN.person, { ...CLEAN, birthDate: '1987-13-45' }] },
      },
    ])
    expect(JSON.stringify(body)).toMatch(/ownersData\.1\.birthDate/)
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

  it('[CALL-092] [RISK-11] are changed twice, and by an admin any number of times', async () => {
    const { visitor, id } = await customer()
    const owner = (await ownersOf(visitor, id))[0]?.id ?? ''
    const change = (by: Visitor, firstName: string) =>
      by.call(risk.updateOwnerV2, { body: { id: owner, owner: { ...CLEAN, firstName } } })
    expect((await change(visitor, 'Савва')).data.owner).toMatchObject({ lastName: 'Безупречный' })
    const report = await answered(visitor, id)
    expect(report.owner?.owner.lastName).toBe('Безупречный')
    // The questions were put again, about the person that is named now.
    const bailiffs = report.tasks.find(({ task_type }) => task_type === 'bailiffs')
    expect(bailiffs).toMatchObject({ number_of_starts: 2, task_result: { result: { kind: 'not-found' } } })
    const page = await visitor.call(contract.reports.getReport, { params: { id } })
    expect(page.data.report?.subject).toMatchObject({ lastName: 'Безупречный' })
    expect(page.data.report?.tasks[0]?.asked[0]?.value).toBe('Безупречный Савва Ильич')

    expect((await change(visitor, 'Сава')).status).toBe(200)
    expect((await reportOf(visitor, id)).edits_left).toBe(0)
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

  it('of an item that waits may be several: all are checked', async () => {
    const visitor = server.visit()
    const { order } = await orderAsGuest(visitor, [{ product: 'RiskAssessmentOwner' }])
    await payInWidget(visitor, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, id, 'actionrequired')
    const given = await visitor.call(contract.reports.updateOrderItem, {
      body: { order_item_id: id, metadata: { ownersData: [LADOGIN.person, CLEAN] } },
    })
    expect(given.status).toBe(200)
    await itemIn(visitor, id, 'done')
    const report = await answered(visitor, id)
    expect(report.owners.map(({ owner }) => owner.lastName)).toEqual(['Ладогин', 'Безупречный'])
  })

  it('show of a passport the last digits only', async () => {
    const { visitor, id } = await customer('V2.1', [{ ...LADOGIN.person, passport: '0000 123456' }])
    const report = await reportOf(visitor, id)
    expect(report.owner?.owner.passportMasked).toMatch(/3456$/)
    expect(JSON.stringify(report)).not.toMatch(/0000 ?12/)
  })
})

describe('the owners of a report of version 1', () => {
  it('[CALL-088] [CALL-089] [CALL-090] [RISK-11] are added, changed once and removed by the calls of version 1 alone', async () => {
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
