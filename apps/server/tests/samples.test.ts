import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  catalogueProduct,
  orderTitle,
  PRODUCTS,
  taskTypesOf,
  type CatalogueProduct,
} from '@proverka/domain/orders'
import { orderView } from '@proverka/domain/views'
import type { Extract, Report, ReportTask, Valuation } from '@proverka/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { concludeWithRules } from '../src/adapters/conclusions/conclusion-provider.ts'
import { makeDemoCompanies } from '../src/commands/seeds/demo-companies.ts'
import { AWKWARD_COMPANIES } from '../src/commands/seeds/demo-company-records.ts'
import { AWKWARD_VINS, makeDemoVehicles } from '../src/commands/seeds/demo-vehicles.ts'
import { insertMarket } from '../src/commands/seeds/seed-market.ts'
import { presentSubject } from '../src/services/reports/report-people.ts'
import { sha256 } from '../src/platform/sha256.ts'
import type { ReportSubject } from '../src/adapters/sources/source.ts'
import { FLAT } from '@proverka/test-support/guest-order'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/** Where the site has its samples; `UPDATE_SAMPLES=1` writes them again. */
const FOLDER = join(import.meta.dirname, '../../../packages/screens/src/pages/checks/samples/reports')
/** Where landing pages have theirs, by the name of the product. */
const LANDINGS = join(import.meta.dirname, '../../../packages/screens/src/pages/checks/landing/samples')
const ASKED_AT = '2026-11-21T11:02:00.000Z'
const MADE_AT = '2026-11-21T11:05:00.000Z'

const person = (names: readonly [string, string, string, string], more: object): ReportSubject => {
  const [lastName, firstName, middleName, birthDate] = names
  return { kind: 'person', person: { lastName, firstName, middleName, birthDate, ...more } }
}
const LADOGIN = ['Ладогин', 'Арсений', 'Петрович', '1987-03-14'] as const
const OLSHIN = ['Ольшин', 'Мирон', 'Савельевич', '1979-09-02'] as const
const ALL_DATA = { region: 'Образцовская область', inn: '000000000000', passport: '0000123456' }
/** What the client has copied from the person's own report of a bureau. */
const OWN_BUREAU_REPORT = {
  bureau: 'БКИ «Образец» (вымышленное)',
  bureauScore: '412',
  bureauScale: '1–999',
  bureauDate: '2026-11-20',
}
const property: ReportSubject = {
  kind: 'property',
  objectKey: FLAT,
  address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
}

/** Day of the market that the sample of a valuation shows. */
const MARKET_DAY = '2026-11-21'
const VALUATION_ROUTE = 'cost-assessment-preview-id'
const flat: ReportSubject = {
  kind: 'flat',
  address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  area: 54.3,
  rooms: 2,
  floor: 5,
}

/** The sample of each preview route: what is asked about whom. */
const SAMPLES: readonly (readonly [route: string, product: string, subject: ReportSubject])[] = [
  ['check-person-preview-id', 'PersonCheck', person(LADOGIN, { region: ALL_DATA.region })],
  ['credit-rating-preview-id', 'CreditRating', person(LADOGIN, { ...ALL_DATA, ...OWN_BUREAU_REPORT })],
  ['risk-preview-id', 'RiskAssessmentOwner', person(OLSHIN, ALL_DATA)],
  ['check-auto-preview-id', 'AutoCheck', { kind: 'vehicle', vin: AWKWARD_VINS.crashed }],
  [
    'counter-agent-preview-id',
    'CounterAgent',
    { kind: 'company', inn: makeDemoCompanies()[AWKWARD_COMPANIES.sued]?.inn ?? '' },
  ],
  ['egrn-object-preview-id', 'EgrnObject', property],
  ['egrn-right-list-preview-id', 'EgrnRightList', property],
]

const TIHOMELEV = ['Тихомелев', 'Савелий', 'Миронович', '1990-05-20'] as const
const TIHOMELEV_INN = '001400000180'
const SUED_INN = makeDemoCompanies()[AWKWARD_COMPANIES.sued]?.inn ?? ''
const driver = person(TIHOMELEV, { region: ALL_DATA.region, inn: TIHOMELEV_INN, license: '0000000014' })
const worker: ReportSubject = { kind: 'taxpayer', inn: TIHOMELEV_INN }
const wantedCar = makeDemoVehicles().vehicles.find(({ vin }) => vin === AWKWARD_VINS.wanted)

/** The samples of landing pages: reports of the products that have no page of samples of their own. */
const OF_LANDINGS: readonly (readonly [product: string, subject: ReportSubject])[] = [
  ['BailiffCheck', person(LADOGIN, { region: ALL_DATA.region })],
  ['BailiffFree', person(LADOGIN, { region: ALL_DATA.region })],
  ['PassportCheck', person(LADOGIN, ALL_DATA)],
  ['PassportFull', person(OLSHIN, ALL_DATA)],
  ['TenantCheck', person(LADOGIN, ALL_DATA)],
  ['DriverCheck', driver],
  ['EmployeeCheck', driver],
  ['BorrowerCheck', person(LADOGIN, ALL_DATA)],
  ['SecurityCheck', person(OLSHIN, ALL_DATA)],
  ['BankruptcyCheck', person(OLSHIN, ALL_DATA)],
  ['CriminalRecordCheck', person(LADOGIN, ALL_DATA)],
  ['ExitBanCheck', person(LADOGIN, ALL_DATA)],
  ['TaxCheck', worker],
  ['SelfEmployedCheck', worker],
  ['LegalEntity', { kind: 'company', inn: SUED_INN }],
  ['BusinessPartner', { kind: 'company', inn: SUED_INN }],
  ['InnCheck', { kind: 'company', inn: SUED_INN }],
  ['FinesCheck', { kind: 'vehicle', plate: wantedCar?.plate ?? '', certificate: '0000000014' }],
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  // The market of the demo world is of the day on which it is made: a sample needs one that stays.
  const { database } = server.context
  await database.transaction(async () => {
    await database.current.deleteFrom('houses').execute()
    await insertMarket(database, MARKET_DAY)
  })
})
afterAll(() => server.stop())

/** A report as the server makes it, but for ids and times, which are the same in every run. */
async function makeSample(product: string, subject: ReportSubject, number: number): Promise<Report> {
  const tasks: ReportTask[] = []
  let content: Extract | undefined
  let value: Valuation | undefined
  for (const type of taskTypesOf(product)) {
    const source = server.context.sources.for(subject.kind)(type)
    const { answer, raw, extract, valuation } = await source.ask(subject)
    content = extract ?? content
    value = valuation ?? value
    const isDone = answer.kind !== 'not-checked' || answer.reason === 'missing-data'
    tasks.push({
      task_id: `sample-${type}`,
      task_type: type,
      status: isDone ? 'done' : 'error',
      source: source.name,
      asked: source.describe(subject),
      answer,
      number_of_starts: isDone ? 1 : 3,
      started_at: ASKED_AT,
      answered_at: ASKED_AT,
      answer_hash: sha256(raw),
    })
  }
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number: 20_000 + number,
    version: 'V2.1',
    product_name: product,
    title: catalogueProduct(product)?.product_name_ru ?? product,
    demo: true,
    subject: presentSubject(subject),
    status: 'finished',
    started_at: ASKED_AT,
    finished_at: MADE_AT,
    updated_at: MADE_AT,
    tasks,
    ...(value && { valuation: value }),
    ...(content && { extract: { source: 'ЕГРН', received_at: ASKED_AT, content } }),
  }
}

/** A sample as it is stored, and the stored one; `UPDATE_SAMPLES=1` stores it first. */
async function besideStored<T>(file: string, sample: T): Promise<{ made: T; stored: T }> {
  const made = JSON.parse(JSON.stringify(sample)) as T
  if (process.env['UPDATE_SAMPLES']) await writeFile(file, `${JSON.stringify(made, null, 2)}\n`)
  return { made, stored: JSON.parse(readFileSync(file, 'utf8')) as T }
}

describe('the samples of the site', () => {
  it.each(SAMPLES)('%s is what the sources of the demo world say today', async (route, product, subject) => {
    const number = SAMPLES.findIndex(([name]) => name === route) + 1
    const report = await makeSample(product, subject, number)
    const { made, stored } = await besideStored(join(FOLDER, `${route}.json`), report)
    expect(stored).toEqual(made)
  })

  it('[ROUTE-023] the sample of a valuation is what the rules make of the market of a day', async () => {
    const number = SAMPLES.length + OF_LANDINGS.length + 1
    const report = await makeSample('CostAssessment', flat, number)
    const { made, stored } = await besideStored(join(FOLDER, `${VALUATION_ROUTE}.json`), report)
    expect(stored).toEqual(made)
    expect(stored.valuation?.back_test?.tested).toBeGreaterThan(20)
  })

  it('the sample of a full check is one order: two extracts and the check of the owner', async () => {
    const of = (product: string, subject: ReportSubject, place: number) =>
      makeSample(product, subject, 90 + place)
    const reports = await Promise.all([
      of('EgrnObject', property, 1),
      of('EgrnRightList', property, 2),
      of('RiskAssessmentOwner', person(LADOGIN, ALL_DATA), 3),
    ])
    const { made, stored } = await besideStored(join(FOLDER, 'full-check-preview-id.json'), {
      id: '00000000-0000-4000-8000-000000000090',
      product_name: 'FullCheck',
      number: 10_602,
      title: orderTitle(reports.map(({ product_name }) => product_name)),
      subject: FLAT,
      parts: reports.map((report) => ({ id: report.id, title: report.title, status: 'done', report })),
    })
    expect(stored).toEqual(made)
    expect(orderView(stored).verdict.headline).toContain('долг 388 140 ₽')
  })

  it('the sample of an independent report has the conclusion of the rules', async () => {
    const report = await makeSample('IndependentReport', person(OLSHIN, ALL_DATA), 94)
    const { made, stored } = await besideStored(join(FOLDER, 'independent-report-preview-id.json'), {
      ...report,
      independent: { ...(await concludeWithRules(report)), made_at: MADE_AT },
    })
    expect(stored).toEqual(made)
    expect(stored.independent?.statements.length).toBeGreaterThan(2)
  })

  it.each(OF_LANDINGS)('the landing page of %s shows what they say, too', async (product, subject) => {
    const number = SAMPLES.length + OF_LANDINGS.findIndex(([name]) => name === product) + 1
    const report = await makeSample(product, subject, number)
    const { made, stored } = await besideStored(join(LANDINGS, `${product}.json`), report)
    expect(stored).toEqual(made)
  })

  it('are there for every product: on a page of their own, or on its landing page', () => {
    const files = new Set(readdirSync(FOLDER))
    const pointed = PRODUCTS.flatMap(({ sample }) => sample ?? [])
    expect(pointed.length).toBeGreaterThan(10)
    expect(pointed.filter((route) => !files.has(`${route}.json`))).toEqual([])
    const ofLandings = new Set<string>(OF_LANDINGS.map(([product]) => product))
    // A short form is shown by the sample of the whole, which answers its questions on the same page.
    const isPartOfShown = ({ pages, checks }: CatalogueProduct) =>
      PRODUCTS.some(
        (whole) =>
          whole.sample &&
          whole.pages.includes(pages[0] ?? '') &&
          checks.every((check) => whole.checks.includes(check)),
      )
    const without = PRODUCTS.filter(
      (product) =>
        !product.sample &&
        !ofLandings.has(product.product_name) &&
        !(product.short && isPartOfShown(product)),
    )
    expect(without.map(({ product_name }) => product_name)).toEqual([])
  })
})
