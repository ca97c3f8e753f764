import { contract } from '@proverka/api/contract'
import { EXPERT_REPORT_PRODUCT_NAME, PRODUCTS, taskTypesOf } from '@proverka/domain/orders'
import { reportVerdict, reportView } from '@proverka/domain/views'
import { ANY_SUBJECT, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { credentialsOf } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDemoCompanies } from '../src/commands/seeds/demo-companies.ts'
import { AWKWARD_COMPANIES } from '../src/commands/seeds/demo-company-records.ts'
import { AWKWARD_VINS } from '../src/commands/seeds/demo-vehicles.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The products that are ordered on a separate page: all except those about an object and the expert report. */
const OWN_PAGE = PRODUCTS.filter(
  ({ pages, product_name }) => pages.length > 0 && product_name !== EXPERT_REPORT_PRODUCT_NAME,
).map(({ product_name }) => product_name)
const INN = makeDemoCompanies()[AWKWARD_COMPANIES.sued]?.inn ?? ''

async function bought(product: string, metadata: Record<string, unknown>) {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(guest, [{ product, key: 'любой ключ', metadata }])
  if (order.total_amount > 0) await payInWidget(guest, order)
  const { report, object_key } = await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
  if (!report) throw new Error('no report')
  return { guest, order, email, report, object_key }
}

describe('a product of the catalogue', () => {
  it.each(OWN_PAGE)('%s is ordered, asked of its sources, printed and sent', async (product) => {
    const { guest, order, report } = await bought(product, ANY_SUBJECT)
    expect(report.tasks.map(({ task_type }) => task_type)).toEqual(taskTypesOf(product))
    expect(report.tasks.filter(({ answer }) => answer.kind === 'in-progress')).toEqual([])

    const fileOf = async (fileType: string) => {
      const search = new URLSearchParams({ orderID: order.id, fileType })
      const reply = await server.send(`/api/download?${search}`, { headers: credentialsOf(guest) })
      expect([fileType, reply.status]).toEqual([fileType, 200])
      return reply.bytes
    }
    const squeezed = (text: string) => text.replaceAll(/[\s\u200B]+/g, '')
    const { pages } = readPdfText(await fileOf('pdf'))
    expect(squeezed(pages.join(''))).toContain(squeezed(reportView(report).subject.name))
    expect((await fileOf('xlsx')).subarray(0, 2).toString()).toBe('PK')
    const message = await until('the email of the order', async () =>
      server.emails.get(`order-done:${order.id}`),
    )
    expect(message.attachments?.length ?? 0).toBeGreaterThan(0)
    expect(message.subject).not.toContain('Ладогин')
  })
})

describe('a company', () => {
  it('is known by its INN, whatever key and name the browser sends', async () => {
    const { report, object_key } = await bought('CounterAgent', {
      company: { inn: INN, name: 'ООО «Чужое имя»' },
    })
    expect(report.subject).toEqual({ kind: 'company', inn: INN })
    expect(object_key).toBe(INN)
    const { subject } = reportView(report)
    expect(subject.name).toMatch(/^(?:ООО|АО|ПАО) «Тихомельский войлочный завод»$/)
    expect(subject.badge).toEqual({ tone: 'orange', words: 'Действует, есть отметка' })
  })

  it('that no register knows is never clean', async () => {
    const { report } = await bought('InnCheck', { company: { inn: '0000000000' } })
    expect(reportVerdict(report).colour).toBe('red')
  })
})

describe('a car', () => {
  it('is checked by its plate, and its VIN comes from the register', async () => {
    const [row] = await server.sql('select plate from demo_vehicles where vin = $1', [AWKWARD_VINS.crashed])
    const { report } = await bought('AutoCheck', { entityAuto: { plate: row?.['plate'] } })
    expect(reportView(report).subject.lines[0]).toContain(AWKWARD_VINS.crashed)
    expect(reportVerdict(report)).toMatchObject({
      colour: 'red',
      headline: 'Не верьте прибору: пробег скручен',
    })
  })

  it('without a fault is green, and what registers state of it weighs nothing', async () => {
    const { report } = await bought('AutoCheck', { entityAuto: { vin: AWKWARD_VINS.clean } })
    expect(report.tasks.map(({ answer }) => answer.kind)).toContain('stated')
    expect(reportVerdict(report).colour).toBe('green')
  })

  it('shows of its certificate the last digits alone', async () => {
    const { report } = await bought('FinesCheck', {
      entityAuto: { plate: 'А000АА00', certificate: '0000 000028' },
    })
    expect(JSON.stringify(report)).not.toContain('0000000028')
    expect(report.tasks[0]?.asked).toContainEqual({ label: 'СТС', value: '•••• ••0028' })
  })
})

describe('a taxpayer', () => {
  it('is asked by the number alone, and a status is neither good nor bad', async () => {
    const known = await bought('SelfEmployedCheck', { ...ANY_SUBJECT, taxpayer: { inn: '001400000180' } })
    expect(reportVerdict(known.report)).toMatchObject({
      colour: 'grey',
      headline: expect.stringMatching(/, других записей нет$/),
    })
    const unknown = await bought('SelfEmployedCheck', ANY_SUBJECT)
    const [task] = unknown.report.tasks
    expect(task?.answer).toMatchObject({
      kind: 'stated',
      findings: [{ title: expect.stringMatching(/не значится$/) }],
    })
  })
})

it.each([
  ['CounterAgent', {}],
  ['CounterAgent', { company: { inn: '0000000001' } }],
  ['AutoCheck', { entityAuto: {} }],
  ['AutoCheck', { entityAuto: { vin: '1' } }],
  ['FinesCheck', { entityAuto: { plate: 'А000АА00' } }],
  ['DriverCheck', { ...ANY_SUBJECT, person: { ...ANY_SUBJECT.person, license: '' } }],
  ['TaxCheck', { taxpayer: { inn: '000000000000' } }],
])('an order of %s with %j is refused in Russian and leaves nothing behind', async (product, metadata) => {
  const guest = server.visit()
  const [before] = await server.sql('select count(*)::int as count from orders')
  const reply = await orderAsGuest(guest, [{ product, key: 'ключ', metadata }])
  expect(reply.status).toBe(400)
  expect(JSON.stringify(reply.body)).toMatch(/[А-Яа-я]{4}/)
  expect(await server.sql('select count(*)::int as count from orders')).toEqual([before])
})

it('a taxpayer number of a company passes for no cadastral one in the list of orders', async () => {
  const { guest } = await bought('CounterAgent', { company: { inn: INN } })
  const { data } = await guest.call(contract.orders.listOrders, { query: {} })
  expect(data).toMatchObject({ orders: [{ items: [{ kadnum: null }] }] })
})
