import { contract } from '@proverka/api/contract'
import { reportView } from '@proverka/domain/views'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AWKWARD_VINS } from '../src/commands/seeds/demo-vehicles.ts'
import { CLEAN } from './setup/risk-order.ts'
import { answered, riskCustomer } from './setup/risk-report.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const INN = '500100732259'
/** Of no car of the demo world: the register names no VIN for it, which all others ask for. */
const UNKNOWN_PLATE = 'А999АА00'

const add = (visitor: Visitor, id: string, missingData: object, owner_id?: string) =>
  visitor.call(contract.reports.updateOrderItem, {
    body: { order_item_id: id, metadata: { missingData, ...(owner_id && { owner_id }) } },
  })

async function buyCar(entityAuto: object) {
  const visitor = server.visit()
  const { order } = await orderAsGuest(visitor, [{ product: 'AutoCheck', metadata: { entityAuto } }])
  await payInWidget(visitor, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(visitor, id, 'done')
  return { visitor, id, report: await settled(visitor, id) }
}

const settled = (visitor: Visitor, id: string) =>
  until('the answers', async () => {
    const { report } = (await visitor.call(contract.reports.getReport, { params: { id } })).data
    const isOpen = report?.tasks.some(({ answer }) => answer.kind === 'in-progress')
    return report && !isOpen ? report : undefined
  })

describe('[TRUE-09] a car that its plate alone did not identify', () => {
  it('is checked free of charge as soon as its VIN is added', async () => {
    const { visitor, id, report } = await buyCar({ plate: UNKNOWN_PLATE })
    const lacked = report.tasks.filter(
      ({ answer }) => answer.kind === 'not-checked' && answer.reason === 'missing-data',
    )
    expect(lacked.map(({ task_type }) => task_type)).toContain('vehicle-pledges')
    const taskOf = ({ tasks }: typeof report, type: string) =>
      tasks.find(({ task_type }) => task_type === type)
    expect(taskOf(report, 'vehicle-registrations')?.answer).toMatchObject({
      kind: 'found',
      findings: [{ title: 'Машины с таким номером ГИБДД не знает' }],
    })

    // Two presses at once, and a third one that does not know of them: one restart.
    const both = await Promise.all([1, 2].map(() => add(visitor, id, { vin: AWKWARD_VINS.pledged })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const full = await settled(visitor, id)
    expect((await add(visitor, id, { vin: AWKWARD_VINS.pledged.toLowerCase() })).status).toBe(200)

    // The register of cars had an answer, of a plate that it does not know: it is asked by the VIN, too.
    for (const type of ['vehicle-pledges', 'vehicle-registrations', 'vehicle-mileage'])
      expect(taskOf(full, type)).toMatchObject({
        answer: { kind: type === 'vehicle-pledges' ? 'found' : 'stated' },
        number_of_starts: 2,
        asked: expect.arrayContaining([{ label: 'VIN', value: AWKWARD_VINS.pledged }]),
      })
    expect(full.tasks.filter(({ answer }) => answer.kind === 'not-checked')).toEqual([])
    expect(full.subject).toMatchObject({ plate: UNKNOWN_PLATE, vin: AWKWARD_VINS.pledged })
    const payments = await server.sql(
      'select 1 from payments where order_id = (select order_id from order_items where id = $1)',
      [id],
    )
    expect(payments).toHaveLength(1)
  })

  it('is checked by a VIN that comes while its sources think about the plate', async () => {
    const visitor = server.visit()
    const { order } = await orderAsGuest(visitor, [
      { product: 'AutoCheck', metadata: { entityAuto: { plate: UNKNOWN_PLATE } } },
    ])
    await payInWidget(visitor, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, id, 'done')
    // As if the questions were under way: the answers of these starts are about the plate alone.
    await server.sql(
      `update report_tasks set status = 'running', answer = '{"kind":"in-progress"}'
        where order_item_id = $1 and task_type in ('vehicle-registrations', 'vehicle-wanted')`,
      [id],
    )
    expect((await add(visitor, id, { vin: AWKWARD_VINS.wanted })).status).toBe(200)
    const full = await settled(visitor, id)
    for (const type of ['vehicle-registrations', 'vehicle-wanted'])
      expect(full.tasks.find(({ task_type }) => task_type === type)).toMatchObject({
        answer: { kind: type === 'vehicle-wanted' ? 'found' : 'stated' },
        asked: expect.arrayContaining([{ label: 'VIN', value: AWKWARD_VINS.wanted }]),
      })
  })

  it('keeps nothing of what its field refuses, and takes nothing that it has no use for', async () => {
    const { visitor, id, report } = await buyCar({ plate: UNKNOWN_PLATE })
    const wrong = await add(visitor, id, { vin: 'ABC', certificate: '0000000014' })
    expect([wrong.status, wrong.error, wrong.body['field']]).toEqual([
      400,
      'Введите корректный VIN',
      'missingData.vin',
    ])
    const useless = await add(visitor, id, { inn: INN, vin: AWKWARD_VINS.clean })
    expect([useless.status, useless.body['field']]).toEqual([400, 'missingData.inn'])
    const other = await add(visitor, id, { plate: 'В999АА00', vin: AWKWARD_VINS.clean })
    expect([other.status, other.error]).toEqual([409, 'Эти данные в отчете уже есть, изменить их нельзя'])
    expect((await settled(visitor, id)).subject).toEqual(report.subject)
  })

  it('shows of the certificate of registration only the last digits', async () => {
    const { visitor, id } = await buyCar({ plate: UNKNOWN_PLATE })
    expect((await add(visitor, id, { certificate: '00 00 123456' })).status).toBe(200)
    const report = await settled(visitor, id)
    expect(JSON.stringify(report)).not.toMatch(/0000 ?12/)
    expect(reportView(report).subject.lines).toContainEqual(expect.stringMatching(/^СТС .*3456$/))
  })
})

describe('[TRUE-09] a further owner of a risk report', () => {
  it('gets data of his own, and the questions about the first one stay as they were', async () => {
    const { visitor, id } = await riskCustomer(server, 'V2.1', [LADOGIN.person, CLEAN])
    const before = await answered(visitor, id)
    const [subject, second] = before.owners
    const taxes = second?.tasks.find(({ task_type }) => task_type === 'taxes')
    expect(taxes?.missing_requirements).toEqual(['inn'])

    expect((await add(visitor, id, { inn: INN }, second?.id)).status).toBe(200)
    const after = await answered(visitor, id)
    expect(after.owners[1]?.owner).toMatchObject({ lastName: CLEAN.lastName, inn: INN })
    expect(after.owners[1]?.tasks.find(({ task_type }) => task_type === 'taxes')).toMatchObject({
      missing_requirements: [],
      number_of_starts: 2,
    })
    expect(after.tasks).toEqual(before.tasks)
    expect(after.edits_left).toBe(before.edits_left)
    // The order knows the same of him, so that he is forgotten whole when he is removed.
    const removed = await visitor.call(contract.risk.removeOwnerV2, { query: { id: second?.id ?? '' } })
    expect(removed.status).toBe(200)
    const [row] = await server.sql('select metadata from order_items where id = $1', [id])
    expect(JSON.stringify(row)).not.toContain(INN)

    expect((await add(visitor, id, { inn: INN }, subject?.id)).status).toBe(404)
    expect((await add(visitor, id, { inn: INN }, crypto.randomUUID())).status).toBe(404)
  })
})
