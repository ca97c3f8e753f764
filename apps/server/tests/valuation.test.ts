import { contract } from '@proverka/api/contract'
import { reportView } from '@proverka/domain/views'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUSE } from './access/adverts-rows.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const FLAT = { address: `${HOUSE}, кв. 47`, area: 54.3, rooms: 2, floor: 5 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const order = (visitor: Visitor, flat: object) =>
  orderAsGuest(visitor, [{ product: 'CostAssessment', key: 'whatever', metadata: { flat } }])

const reportOf = async (visitor: Visitor, id: string) =>
  (await visitor.call(contract.reports.getReport, { params: { id } })).data?.report

describe('[PROD-07] a bought valuation', () => {
  it('says what the market of the flat says, with the flats, the adjustments and the measured error', async () => {
    const visitor = server.visit()
    const { order: placed } = await order(visitor, FLAT)
    expect(placed.total_amount).toBe(99)
    await payInWidget(visitor, placed)
    const id = placed.order_items[0]?.order_item_id ?? ''
    const item = await itemIn(visitor, id, 'done')
    // Whatever key the browser made: a flat is identified by its address.
    expect(item?.object_key).toBe(FLAT.address)
    const report = await reportOf(visitor, id)
    expect(report?.subject).toEqual({ kind: 'flat', ...FLAT })
    const valuation = report?.valuation
    if (!report || !valuation) throw new Error('no valuation')
    expect(valuation.low).toBeLessThan(valuation.middle)
    expect(valuation.high).toBeGreaterThan(valuation.middle)
    expect(valuation.comparables.length).toBeGreaterThanOrEqual(5)

    const [deals] = await server.sql(
      `select count(*)::integer as count from flat_sales
      where sold_on >= (select max(seen_on) from adverts) - 730`,
    )
    const tested = valuation.back_test?.tested ?? 0
    expect(tested).toBeGreaterThan(10)
    expect(tested).toBeLessThanOrEqual(Number(deals?.['count']))
    expect(valuation.back_test?.median_error).toBeLessThan(0.2)
    expect(valuation.back_test?.in_range).toBeGreaterThanOrEqual(0.5)

    const view = reportView(report)
    expect(view.sections.map((section) => section.id)).toEqual([
      'flat-value',
      'comparables',
      'adjustments',
      'valuation-error',
      'price-trend',
    ])
    expect(view.notChecked.closing).toMatch(/№ 135-ФЗ/)
  })

  it('is a PDF with the same range, and nobody else may read it', async () => {
    const visitor = server.visit()
    const { order: placed } = await order(visitor, FLAT)
    await payInWidget(visitor, placed)
    const id = placed.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, id, 'done')
    const report = await reportOf(visitor, id)
    const site = server.context.config.sites.find(({ key }) => key === 'realty')
    if (!report || !site) throw new Error('no report')
    const { pages } = readPdfText(await server.context.reportPdf(report, site))
    const paper = pages.join(' ').replaceAll(/\s+/g, ' ')
    const [range = ''] = report.tasks.flatMap(({ answer }) =>
      answer.kind === 'stated' ? answer.findings.map(({ title }) => title) : [],
    )
    expect(paper).toContain(range)
    expect(paper).toContain('Насколько мы ошибаемся')
    const stranger = server.visit()
    expect((await stranger.call(contract.reports.getReport, { params: { id } })).status).not.toBe(200)
    await stranger.signIn('client@example.com')
    expect((await stranger.call(contract.reports.getReport, { params: { id } })).status).toBe(403)
  })

  it('is not sold where it could not be given (TRUE-03)', async () => {
    const refusalOf = async (flat: object) => (await order(server.visit(), flat)).body['code']
    expect(await refusalOf({ ...FLAT, address: 'ул. Полевая, д. 9' })).toBe('estimate/too-few')
    expect(await refusalOf({ ...FLAT, area: 900 })).toBe('estimate/too-few')
    expect(await refusalOf({ ...FLAT, address: 'ул. Небывалая, д. 1' })).toBe('house/not-found')
    expect((await order(server.visit(), { ...FLAT, area: 1 })).status).toBe(400)
    expect((await order(server.visit(), {})).status).toBe(400)
  })

  it('gives the money back when the market has too little on the day of the work', async () => {
    const visitor = server.visit()
    const { order: placed } = await order(visitor, FLAT)
    await server.sql('delete from adverts')
    await payInWidget(visitor, placed)
    const id = placed.order_items[0]?.order_item_id ?? ''
    await itemIn(visitor, id, 'refund')
    const [transfer] = await server.sql(`select unique_key from ledger_transfers where unique_key = $1`, [
      `item-refund:${id}`,
    ])
    expect(transfer).toBeDefined()
  })
})
