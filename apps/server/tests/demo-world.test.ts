import { contract } from '@proverka/api/contract'
import { isInn, isPlate, isVin } from '@proverka/domain'
import type { Answer } from '@proverka/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDemoCompanies } from '../src/commands/seeds/demo-companies.ts'
import { AWKWARD_COMPANIES, makeCompanyRecords } from '../src/commands/seeds/demo-company-records.ts'
import { makeDemoObjects } from '../src/commands/seeds/demo-objects.ts'
import { makeDemoRecords } from '../src/commands/seeds/demo-records.ts'
import { AWKWARD_VINS, makeDemoVehicles } from '../src/commands/seeds/demo-vehicles.ts'
import type { Subject } from '../src/adapters/sources/source.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let guest: Visitor
beforeAll(async () => {
  server = await startTestServer()
  guest = server.visit()
})
afterAll(() => server.stop())

const ask = (question: string, subject: Subject) =>
  server.context.sources.for(subject.kind)(question).ask(subject)

const factsOf = (answer: Answer): Record<string, string> =>
  answer.kind === 'found' || answer.kind === 'stated'
    ? Object.fromEntries(answer.findings[0]?.facts.map(({ label, value }) => [label, value]) ?? [])
    : {}

describe('the demo world', () => {
  it('is the same when it is made twice', () => {
    const make = () => {
      const companies = makeDemoCompanies()
      return {
        objects: makeDemoObjects(),
        records: makeDemoRecords(),
        companies,
        ofCompanies: makeCompanyRecords(companies),
        cars: makeDemoVehicles(),
      }
    }
    expect(make()).toEqual(make())
  })

  it('is in the database as it is made', async () => {
    const { vehicles, records } = makeDemoVehicles()
    const companies = makeDemoCompanies()
    const made: readonly (readonly [table: string, order: string, rows: readonly object[]])[] = [
      ['demo_objects', 'id', makeDemoObjects()],
      ['demo_records', 'id', makeDemoRecords()],
      ['demo_companies', 'inn', companies.toSorted((one, other) => (one.inn < other.inn ? -1 : 1))],
      ['demo_company_records', 'id', makeCompanyRecords(companies)],
      ['demo_vehicles', 'vin', vehicles],
      ['demo_vehicle_records', 'id', records],
    ]
    for (const [table, order, rows] of made) {
      const stored = await server.sql(`select to_jsonb(t) as row from ${table} t order by ${order}`)
      expect(stored.map(({ row }) => row)).toMatchObject(rows.map(withoutText))
    }
  })

  it('has numbers that look right and cannot exist', async () => {
    const numbers = makeDemoObjects().flatMap(({ number }) => number ?? [])
    expect(numbers.filter((number) => !number.startsWith('00:14:'))).toEqual([])
    const { vehicles } = makeDemoVehicles()
    expect(vehicles.length).toBeGreaterThan(50)
    expect(vehicles.filter(({ vin }) => !isVin(vin) || !vin.startsWith('000'))).toEqual([])
    const plates = vehicles.flatMap(({ plate }) => plate ?? [])
    expect(plates.filter((plate) => !isPlate(plate) || !/^.000..00$/.test(plate))).toEqual([])
    expect([new Set(plates).size, new Set(vehicles.map(({ vin }) => vin)).size]).toEqual([
      plates.length,
      vehicles.length,
    ])
    const inns = makeDemoCompanies().map(({ inn }) => inn)
    expect(inns.filter((inn) => !isInn(inn) || !inn.startsWith('00'))).toEqual([])
  })
})

/** Columns of JSON are handed to the database as text. */
function withoutText(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value,
    ]),
  )
}

describe('a car', () => {
  const about = (question: string, vin: string) => ask(question, { kind: 'vehicle', vin })

  it('is found by its VIN and by its plate, as people type them', async () => {
    const [row] = await server.sql('select plate, model from demo_vehicles where vin = $1', [
      AWKWARD_VINS.clean,
    ])
    const { answer, demo } = await about('vehicle-registrations', AWKWARD_VINS.clean)
    expect([demo, factsOf(answer)['Модель']]).toEqual([true, row?.['model']])
    const typed = AWKWARD_VINS.clean.toLowerCase().replace('e', 'е')
    expect((await about('vehicle-registrations', ` ${typed} `)).answer).toEqual(answer)
    const plate = String(row?.['plate']).toLowerCase()
    expect((await ask('vehicle-registrations', { kind: 'vehicle', plate })).answer).toEqual(answer)
  })

  it('is clean: only its registration is known', async () => {
    for (const question of ['wanted', 'pledges', 'restrictions', 'accidents'])
      expect((await about(`vehicle-${question}`, AWKWARD_VINS.clean)).answer).toEqual({ kind: 'not-found' })
  })

  it('is pledged and may not be registered again', async () => {
    const pledge = (await about('vehicle-pledges', AWKWARD_VINS.pledged)).answer
    expect(factsOf(pledge)['Предмет']).toBe(`Автомобиль, VIN ${AWKWARD_VINS.pledged}`)
    const restriction = (await about('vehicle-restrictions', AWKWARD_VINS.pledged)).answer
    expect(restriction).toMatchObject({ findings: [{ severity: 'critical' }] })
  })

  it('is wanted', async () => {
    const { answer } = await about('vehicle-wanted', AWKWARD_VINS.wanted)
    expect(answer).toMatchObject({ kind: 'found', findings: [{ severity: 'critical' }] })
  })

  it('had three accidents', async () => {
    const { answer } = await about('vehicle-accidents', AWKWARD_VINS.crashed)
    expect(answer.kind === 'found' && answer.findings).toHaveLength(3)
  })

  it('is off the road and has no plate', async () => {
    const { answer } = await about('vehicle-registrations', AWKWARD_VINS.offTheRoad)
    expect(answer).toMatchObject({ findings: [{ title: 'Автомобиль снят с учета' }] })
    expect(factsOf(answer)['Гос. номер']).toBe('нет')
  })

  it('is written off: the mark of scrapping is a record of its own', async () => {
    const { answer } = await about('vehicle-scrapped', AWKWARD_VINS.scrapped)
    expect(answer).toMatchObject({ findings: [{ title: 'Автомобиль утилизирован', severity: 'critical' }] })
    expect((await about('vehicle-scrapped', AWKWARD_VINS.clean)).answer).toEqual({ kind: 'not-found' })
  })

  it('is leased, recalled, imported, or its papers are wanted', async () => {
    const told = await Promise.all(
      (
        [
          ['vehicle-leasing', 'pledged'],
          ['vehicle-recalls', 'pledged'],
          ['vehicle-documents', 'wanted'],
          ['vehicle-customs', 'offTheRoad'],
        ] as const
      ).map(async ([question, car]) => (await about(question, AWKWARD_VINS[car])).answer.kind),
    )
    expect(told).toEqual(['found', 'found', 'found', 'found'])
  })

  it('is unknown, or not named by a number', async () => {
    // A car that is in no register is a warning, never a clean answer (TRUE-01).
    expect((await about('vehicle-registrations', '000DEM99999999999')).answer).toMatchObject({
      kind: 'found',
      findings: [{ severity: 'warning' }],
    })
    for (const subject of [{}, { vin: 'короткий' }, { plate: 'А000АА000' }])
      expect((await ask('vehicle-wanted', { kind: 'vehicle', ...subject })).answer).toMatchObject({
        kind: 'not-checked',
        reason: 'missing-data',
      })
  })
})

describe('a company', () => {
  const companies = makeDemoCompanies()
  const about = (question: string, place: number) =>
    ask(`company-${question}`, { kind: 'company', inn: companies[place]?.inn ?? '' })
  const ALL = ['courts', 'debts', 'taxes', 'bankruptcy']

  it('of those that are suggested is in the register with its state, every one', async () => {
    const { data } = await guest.call(contract.suggest.suggestCompanies, {
      query: { query: '00', count: '20' },
    })
    expect(data.suggestions).toHaveLength(20)
    for (const { value, data: suggested } of data.suggestions) {
      const { answer } = await ask('company-register', { kind: 'company', inn: ` ${suggested.inn} ` })
      expect(answer).toMatchObject({ findings: [{ title: value }] })
      expect(factsOf(answer)).toMatchObject({ ИНН: suggested.inn, Состояние: expect.any(String) })
    }
    const [row] = await server.sql(
      `select count(distinct inn)::int as count from demo_company_records where task_type = 'company-register'`,
    )
    expect(row?.['count']).toBe(companies.length)
  })

  it('is clean: nothing but its registration is known', async () => {
    for (const question of ALL)
      expect((await about(question, AWKWARD_COMPANIES.clean)).answer).toEqual({ kind: 'not-found' })
  })

  it('is sued, and owes', async () => {
    const counts = await Promise.all(
      ALL.map(async (question) => {
        const { answer } = await about(question, AWKWARD_COMPANIES.sued)
        return answer.kind === 'found' ? answer.findings.length : 0
      }),
    )
    expect(counts).toEqual([6, 2, 1, 0])
    const { answer } = await about('debts', AWKWARD_COMPANIES.sued)
    expect(answer).toMatchObject({
      findings: [{ amount: expect.any(Number) }, { amount: expect.any(Number) }],
    })
  })

  it('has connections, contracts, inspections and leases, which are stated and not judged', async () => {
    const answers = await Promise.all(
      ['connections', 'contracts', 'inspections', 'leasing'].map(
        async (question) => (await about(question, AWKWARD_COMPANIES.sued)).answer.kind,
      ),
    )
    expect(answers).toEqual(['found', 'stated', 'stated', 'stated'])
    expect((await about('connections', AWKWARD_COMPANIES.clean)).answer.kind).toBe('stated')
  })

  it('is being closed', async () => {
    const { answer } = await about('register', AWKWARD_COMPANIES.closing)
    expect(factsOf(answer)['Состояние']).toBe('В процессе ликвидации')
  })

  it('is bankrupt', async () => {
    expect((await about('bankruptcy', AWKWARD_COMPANIES.bankrupt)).answer.kind).toBe('found')
    const { answer } = await about('register', AWKWARD_COMPANIES.bankrupt)
    expect(factsOf(answer)['Состояние']).toBe('Банкротство')
  })

  it('is unknown, or not named by a number', async () => {
    const register = (inn: string) => ask('company-register', { kind: 'company', inn })
    expect((await register('0000000000')).answer).toMatchObject({
      kind: 'found',
      findings: [{ severity: 'critical' }],
    })
    expect((await register('0014100001')).answer).toMatchObject({
      kind: 'not-checked',
      reason: 'missing-data',
    })
    expect((await register('')).answer).toMatchObject({ kind: 'not-checked', reason: 'missing-data' })
  })
})

describe('a source that is down', () => {
  const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }

  it('says that nothing is checked, anyone who is asked about', async () => {
    expect((await ask('arbitration', { kind: 'person', person })).answer).toEqual({
      kind: 'not-checked',
      reason: 'source-down',
    })
    await server.sql(
      `insert into demo_sources (task_type, state) values ('vehicle-wanted', 'down'), ('company-courts', 'down')`,
    )
    const subjects = {
      'vehicle-wanted': { kind: 'vehicle', vin: AWKWARD_VINS.wanted },
      'company-courts': { kind: 'company', inn: makeDemoCompanies()[AWKWARD_COMPANIES.sued]?.inn ?? '' },
    } as const
    for (const [question, subject] of Object.entries(subjects)) {
      const { answer } = await ask(question, subject)
      expect([question, answer]).toEqual([question, { kind: 'not-checked', reason: 'source-down' }])
    }
  })
})
