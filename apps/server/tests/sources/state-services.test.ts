import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import {
  startEgrul,
  startFedresurs,
  startFssp,
  startGibdd,
  startNpd,
} from '@proverka/test-support/sources/state-services'
import type { SubjectKind, SubjectOf } from '../../src/adapters/sources/source.ts'
import type { TestServer } from '../setup/test-server.ts'
import { startConnected } from './connected-world.ts'
import { OPEN, UNCOLLECTED } from './fssp-rows.ts'

const INN = '500100732259'
const OTHER_INN = '500100732260'
const COMPANY = '0014990005'
const VIN = '000DEM00000000014'

const LADOGIN = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
  region: 'Москва',
}

let server: TestServer
let services: Record<'npd' | 'fssp' | 'fedresurs' | 'egrul' | 'gibdd', SourceStandIn>
beforeAll(async () => {
  services = {
    npd: await startNpd([INN]),
    fssp: await startFssp((query) => (query.get('lastname') === 'Ладогин' ? [OPEN, UNCOLLECTED] : [])),
    fedresurs: await startFedresurs({
      people: [
        ...Array.from({ length: 16 }, (_, place) => ({
          fio: `Ладогин Арсений Петрович${place === 15 ? '' : 'ев'}`,
          inn: INN,
          region: 'Москва',
          arbitrManagerFio: 'Вымышленный Т. Т.',
          lastLegalCase: {
            number: `А00-${place}/2026`,
            status: { code: 'CitizenAssetsDisposal', description: 'Реализация имущества гражданина' },
          },
        })),
        ...Array.from({ length: 100 }, () => ({ fio: 'Частый Иван Иванович', lastLegalCase: null })),
      ],
      companies: {
        [COMPANY]: [
          { caseNumber: 'А00-1/2026', stageName: 'Конкурсное производство', isActive: true },
          { caseNumber: 'А00-2/2019', stageName: 'Производство завершено', isActive: false },
        ],
      },
    }),
    egrul: await startEgrul([
      {
        i: COMPANY,
        o: '0000000000000',
        p: '000000000',
        n: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"',
        c: 'ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"',
        a: '000000, Г. ОБРАЗЦОВСК, УЛ. КЛЕНОВАЯ, Д. 14',
        e: '52.10',
        eName: 'Хранение чернил',
        g: 'Кляксин Мирон Петрович',
        gp: 'Директор',
        r: '2011-06-20',
        k: 'ul',
      } as { i: string },
    ]),
    gibdd: await startGibdd({
      [VIN]: {
        ownershipPeriods: {
          ownershipPeriod: [
            {
              simplePersonType: 'Legal',
              from: '2007-05-10T00:00:00.000+04:00',
              to: '2009-09-05T00:00:00.000+04:00',
            },
            { simplePersonType: 'Natural', from: '2009-10-01T00:00:00.000+04:00' },
          ],
        },
        vehiclePassport: { number: '00АА000000', issue: 'ТАМОЖНЯ' },
        // Е and М are Cyrillic here.
        vehicle: {
          vin: '000DЕМ00000000014',
          model: 'РОLУNЕС ВR',
          year: '2007',
          color: 'СЕРЫЙ',
          category: 'В',
          powerHp: '208.0',
          engineVolume: '2500.0',
        },
      },
      '000DEM00000000028': { vehicle: { vin: VIN, model: null, year: null }, ownershipPeriods: null },
    }),
  }
  server = await startConnected(services)
})
afterAll(async () => {
  await server.stop()
  for (const service of Object.values(services)) await service.stop()
})

const ask = <Kind extends SubjectKind>(kind: Kind, type: string, subject: SubjectOf<Kind>) =>
  server.context.sources.for(kind)(type).ask(subject)
const askPerson = (type: string, more: object = {}) =>
  ask('person', type, { kind: 'person', person: { ...LADOGIN, ...more } })
const askCompany = (type: string, inn = COMPANY) => ask('company', type, { kind: 'company', inn })
const askVehicle = (vehicle: Omit<SubjectOf<'vehicle'>, 'kind'>) =>
  ask('vehicle', 'vehicle-registrations', { kind: 'vehicle', ...vehicle })

const NOTHING = { answer: { kind: 'not-found' }, demo: false }
/** Registers that hold every valid subject: an empty answer is no good news. */
const unknown = (title: RegExp) => ({
  answer: { kind: 'found', findings: [{ title: expect.stringMatching(title) }] },
})
const missing = (note: RegExp) => ({
  answer: { kind: 'not-checked', reason: 'missing-data', note: expect.stringMatching(note) },
})

describe('the tax service about a taxpayer on professional income', () => {
  it('answers yes with the number and the day, and no', async () => {
    const { answer, raw, demo } = await askPerson('selfEmployed', { inn: INN })
    expect(answer).toMatchObject({
      kind: 'stated',
      findings: [
        {
          title: 'Плательщик налога на профессиональный доход',
          severity: 'notice',
          facts: [
            { label: 'ИНН', value: INN },
            { label: 'На дату', value: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4}$/) },
          ],
        },
      ],
    })
    expect(raw).toContain('"status":true')
    expect(demo).toBe(false)
    expect(services.npd.calls[0]).toMatchObject({
      method: 'POST',
      body: { inn: INN, requestDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    })
    expect(await askPerson('selfEmployed', { inn: OTHER_INN })).toMatchObject({
      answer: { kind: 'stated', findings: [{ title: expect.stringMatching(/не значится/) }] },
    })
  })

  it('is not called without the number, and not a third time within a minute', async () => {
    expect(await askPerson('selfEmployed')).toMatchObject(missing(/^Не указан ИНН/))
    expect(services.npd.calls).toHaveLength(2)
    const { answer, retryAt } = await askPerson('selfEmployed', { inn: INN })
    expect(answer).toEqual({ kind: 'not-checked', reason: 'source-limit' })
    const seconds = ((retryAt?.getTime() ?? 0) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(services.npd.calls).toHaveLength(2)
  })
})

describe('the bailiffs', () => {
  it('are asked by a task, and what is collected, ended and of a namesake is told apart', async () => {
    const { answer, raw } = await askPerson('bailiffs')
    expect(services.fssp.calls.map(({ path }) => path)).toEqual([
      '/search/physical',
      '/status',
      '/status',
      '/status',
      '/result',
    ])
    expect(Object.fromEntries(services.fssp.calls[0]?.query ?? [])).toMatchObject({
      region: '77',
      lastname: 'Ладогин',
      firstname: 'Арсений',
      secondname: 'Петрович',
      birthdate: '14.03.1987',
    })
    expect(raw).toContain('48120/26/00014-ИП')
    if (answer.kind !== 'found') throw new Error(answer.kind)
    const [open, ended] = answer.findings
    expect(open).toMatchObject({
      title: 'Исполнительное производство 48120/26/00014-ИП',
      severity: 'critical',
      amount: 38_814_050,
      match: { name: 'same', birthDate: 'same' },
    })
    expect(open?.facts).toContainEqual({ label: 'Отдел приставов', value: 'Образцовское РОСП № 1' })
    expect(ended).toMatchObject({ severity: 'warning', match: { name: 'same', birthDate: 'differs' } })
    expect(ended?.amount).toBeUndefined()
  })

  it('have nothing about someone else, and are not asked without a region of theirs', async () => {
    expect(await askPerson('bailiffs', { lastName: 'Безупречный' })).toMatchObject(NOTHING)
    const before = services.fssp.calls.length
    expect(await askPerson('bailiffs', { region: undefined })).toMatchObject(missing(/^Не указан регион/))
    expect(await askPerson('bailiffs', { region: 'Образцовская область' })).toMatchObject(
      missing(/^Регион не из/),
    )
    expect(services.fssp.calls).toHaveLength(before)
  })
})

describe('the register of bankruptcies', () => {
  it('is read to its last page, and of people whose name only begins alike nothing is taken', async () => {
    const { answer } = await askPerson('bankruptcy', { inn: INN })
    if (answer.kind !== 'found') throw new Error(answer.kind)
    expect(answer.findings).toHaveLength(1)
    expect(answer.findings[0]).toMatchObject({
      title: 'Дело А00-15/2026',
      severity: 'critical',
      match: { name: 'same', birthDate: 'unknown', inn: 'same', region: 'same' },
    })
    expect(services.fedresurs.calls).toHaveLength(2)
  })

  it('gives no answer about a name that too many people have: one of them may be the right one', async () => {
    const { answer } = await askPerson('bankruptcy', {
      lastName: 'Частый',
      firstName: 'Иван',
      middleName: 'Иванович',
    })
    expect(answer).toEqual({ kind: 'not-checked', reason: 'unclear-answer' })
  })

  it('knows the cases of a company, those that are over too', async () => {
    const { answer } = await askCompany('company-bankruptcy')
    expect(answer).toMatchObject({
      findings: [
        { title: 'Дело А00-1/2026', severity: 'critical' },
        { title: 'Дело А00-2/2019', severity: 'warning' },
      ],
    })
    expect(await askCompany('company-bankruptcy', '0000000000')).toMatchObject(NOTHING)
  })
})

describe('the register of companies', () => {
  it('is waited for, and tells what it has of exactly this number', async () => {
    const { answer } = await askCompany('company-register')
    expect(answer).toMatchObject({
      findings: [
        {
          title: 'ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"',
          facts: expect.arrayContaining([
            { label: 'На учете с', value: '20.06.2011' },
            { label: 'Руководитель', value: 'Кляксин Мирон Петрович, Директор' },
            { label: 'Основная деятельность', value: '52.10 Хранение чернил' },
          ]),
        },
      ],
    })
    expect(services.egrul.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
    expect(await askCompany('company-register', '0000000000')).toMatchObject(unknown(/^Такого ИНН/))
  })
})

describe('the traffic police', () => {
  it('are understood in spite of Cyrillic letters that look like Latin ones', async () => {
    const { answer } = await askVehicle({ vin: VIN })
    expect(answer).toMatchObject({
      findings: [
        {
          title: 'Автомобиль стоит на учете',
          severity: 'notice',
          facts: expect.arrayContaining([
            { label: 'Модель', value: 'POLYNEC BR' },
            { label: 'Владельцев', value: '2' },
            { label: 'Мощность', value: '208 л. с.' },
            { label: 'Владелец 1', value: 'юридическое лицо, 10.05.2007 — 05.09.2009' },
            { label: 'Владелец 2', value: 'физическое лицо, 01.10.2009 — по настоящее время' },
          ]),
        },
      ],
    })
  })

  it('know no other car, and an answer about another car is none', async () => {
    expect(await askVehicle({ vin: '000DEM00000000042' })).toMatchObject(unknown(/ГИБДД не знает/))
    expect(await askVehicle({ vin: '000DEM00000000028' })).toMatchObject({
      answer: { kind: 'not-checked', reason: 'unclear-answer' },
    })
    expect(await askVehicle({ plate: 'А000АА00' })).toMatchObject(missing(/^Не указан VIN/))
  })
})

it('a question that no connected service knows is not asked', async () => {
  expect(await askPerson('wanted')).toMatchObject({
    answer: { kind: 'not-checked', reason: 'not-connected' },
  })
})
