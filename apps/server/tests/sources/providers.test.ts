import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startApiCloud,
  startDadata,
  startNewdb,
  type NewdbOutcome,
} from '@proverka/test-support/sources/providers'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import type { SubjectKind, SubjectOf } from '../../src/adapters/sources/source.ts'
import type { TestServer } from '../setup/test-server.ts'
import { startConnected } from './connected-world.ts'
import { party } from './dadata-rows.ts'
import { COMPANY, INN, NEWDB_ROWS, VIN } from './newdb-rows.ts'

const LADOGIN = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
  region: 'Свердловская область',
}

let server: TestServer
let services: Record<'dadata' | 'api-cloud' | 'newdb', SourceStandIn>
let outcomeOf = (method: string): NewdbOutcome => NEWDB_ROWS[method] ?? 'failed'
beforeAll(async () => {
  services = {
    dadata: await startDadata([
      party('0014990012', 'LIQUIDATING'),
      party('0014990020', 'ACTIVE'),
      party('0014990036', 'SOMETHING_NEW'),
    ]),
    'api-cloud': await startApiCloud((passport) =>
      passport.endsWith('9') ? 'TIME_MAX_CONNECT' : Number(passport.at(-1)),
    ),
    newdb: await startNewdb((method) => outcomeOf(method)),
  }
  server = await startConnected(services)
})
afterAll(async () => {
  await server.stop()
  for (const service of Object.values(services)) await service.stop()
})

const ask = <Kind extends SubjectKind>(kind: Kind, type: string, subject: SubjectOf<Kind>) =>
  server.context.sources.for(kind)(type).ask(subject)
const askPerson = async (type: string, more: object = {}) =>
  (await ask('person', type, { kind: 'person', person: { ...LADOGIN, ...more } })).answer
const askCompany = async (type: string, inn = COMPANY) =>
  (await ask('company', type, { kind: 'company', inn })).answer
const notChecked = (reason: string) => ({ kind: 'not-checked', reason })

describe('a company at the provider of suggestions', () => {
  it('has its state in words, and one in a state that we do not know is no good news', async () => {
    expect(await askCompany('company-register', '0014990012')).toMatchObject({
      findings: [
        {
          title: 'ООО "КЛЯКСА"',
          severity: 'critical',
          facts: expect.arrayContaining([
            { label: 'Состояние', value: 'В процессе ликвидации' },
            { label: 'На учете с', value: '28.01.1993' },
            { label: 'Руководитель', value: 'Кляксин Мирон Петрович, директор' },
            {
              label: 'Учредители',
              value: 'АО "ПРОМОКАШКА", 77,8998%; Кляксин Мирон Петрович, 7%; ООО "ПЕРО", 1/7; ООО "ЛИСТ"',
            },
            { label: 'Уставный капитал', value: expect.stringMatching(/^300\s010\s₽$/) },
            { label: 'Основная деятельность', value: '46.90 Торговля чернилами' },
          ]),
        },
      ],
    })
    expect(await askCompany('company-register', '0014990020')).toMatchObject({
      findings: [{ severity: 'notice' }],
    })
    expect(await askCompany('company-register', '0014990036')).toMatchObject({
      findings: [{ severity: 'warning' }],
    })
    expect(await askCompany('company-register', '0000000000')).toMatchObject({
      kind: 'found',
      findings: [{ title: 'Такого ИНН в ЕГРЮЛ и ЕГРИП нет', severity: 'critical' }],
    })
  })
})

describe('passports through a provider', () => {
  it('are asked for by the number alone, too', async () => {
    const of = async (passport: string) =>
      (await ask('passport', 'passport', { kind: 'passport', passport })).answer
    expect(await of('0000123450')).toEqual({ kind: 'not-found' })
    expect(await of('0000123451')).toMatchObject({
      findings: [{ match: { name: 'unknown', document: 'same' } }],
    })
  })

  it('are listed with the reason, not listed, or not checked', async () => {
    expect(await askPerson('passport', { passport: '0000123450' })).toEqual({ kind: 'not-found' })
    expect(await askPerson('passport', { passport: '0000123451' })).toMatchObject({
      findings: [
        {
          severity: 'critical',
          facts: [{ value: 'изъят, уничтожен' }],
          match: { document: 'same', name: 'unknown' },
        },
      ],
    })
    expect(await askPerson('passport', { passport: '0000123452' })).toMatchObject({
      findings: [{ facts: [{ value: 'технический брак' }] }],
    })
    expect(await askPerson('passport')).toMatchObject(notChecked('missing-data'))
  })

  it('a result that nobody explained is no result; the next provider that says «no data» is none either', async () => {
    expect(await askPerson('passport', { passport: '0000123457' })).toEqual(notChecked('unclear-answer'))
  })

  it('go on to the next provider when the first one had no time', async () => {
    outcomeOf = () => ({ data: [{ status: 'Действительный' }] })
    expect(await askPerson('passport', { passport: '0000123459' })).toEqual({ kind: 'not-found' })
    outcomeOf = (method) => NEWDB_ROWS[method] ?? 'failed'
  })
})

describe('the aggregator', () => {
  it('knows debts of a person, with what is left of them', async () => {
    const answer = await askPerson('bailiffs')
    expect(answer).toMatchObject({
      findings: [{ amount: 22_874_015, severity: 'critical', match: { name: 'same', birthDate: 'same' } }],
    })
    expect(services.newdb.calls.at(-1)?.body).toMatchObject({
      params: {
        method: 'fssp_person',
        regioncode: 66,
        dob: '1987-03-14',
        country: 'ru',
        secondname: 'Петрович',
      },
    })
  })

  it('knows bankruptcy and cases by the tax number alone, and pledges by the name', async () => {
    expect(await askPerson('bankruptcy')).toMatchObject(notChecked('missing-data'))
    expect(await askPerson('bankruptcy', { inn: INN })).toMatchObject({
      findings: [
        { title: 'Дело А00-100001/2017', severity: 'warning', match: { name: 'same', inn: 'same' } },
      ],
    })
    expect(await askPerson('arbitration', { inn: INN })).toMatchObject({
      findings: [
        {
          severity: 'warning',
          facts: expect.arrayContaining([
            { label: 'Роль', value: 'ответчик' },
            { label: 'Суд', value: 'АС Образцовской области' },
          ]),
        },
      ],
    })
    expect(await askPerson('pledges')).toEqual({ kind: 'not-found' })
  })

  it('knows a company, where the provider before it is ill, and a car', async () => {
    services.dadata.setMood('garbled')
    expect(await askCompany('company-register')).toMatchObject({
      findings: [
        {
          severity: 'critical',
          facts: expect.arrayContaining([
            { label: 'Состояние', value: 'Процесс банкротства' },
            { label: 'На учете с', value: '27.03.2007' },
            { label: 'Учредители', value: 'КЛЯКСИН МИРОН ПЕТРОВИЧ; ЧЕРНИЛЬЕВА АЛЁНА ПЕТРОВНА' },
          ]),
        },
      ],
    })
    expect(await askCompany('company-courts')).toMatchObject({
      findings: [
        { severity: 'notice', facts: expect.arrayContaining([{ label: 'Роль', value: 'ответчик' }]) },
      ],
    })
    expect(await askCompany('company-bankruptcy')).toMatchObject({ findings: [{ severity: 'critical' }] })
    expect(await askCompany('company-debts')).toMatchObject({
      findings: [{ title: 'Исполнительное производство 48120/25/00001-ИП', severity: 'notice' }],
    })
    const pledges = await ask('vehicle', 'vehicle-pledges', { kind: 'vehicle', vin: VIN })
    expect(pledges.answer).toMatchObject({
      findings: [{ title: 'Уведомление 2026-000-000214-001', severity: 'critical' }],
    })
  })

  it('knows tax debts and stopped accounts of a person by the number alone, and tells nobody the email of the buyer', async () => {
    const debt = { title: 'Задолженность по налогам', severity: 'warning', amount: 1_840_050 }
    expect(await askPerson('taxes')).toMatchObject(notChecked('missing-data'))
    expect(await askPerson('taxes', { inn: INN })).toMatchObject({
      findings: [{ ...debt, match: { inn: 'same' } }],
    })
    expect((await ask('taxpayer', 'taxes', { kind: 'taxpayer', inn: INN })).answer).toMatchObject({
      findings: [debt],
    })
    expect(services.newdb.calls.at(-1)?.body).toMatchObject({
      params: { method: 'nalog_debt', inn: INN, email: 'nobody@example.com' },
    })

    const block = {
      title: 'Решение № 990 от 03.03.2022',
      severity: 'critical',
      facts: expect.arrayContaining([
        { label: 'Налоговый орган', value: '1326' },
        { label: 'БИК банка', value: '000000015' },
      ]),
    }
    expect(await askPerson('accountBlocks')).toMatchObject(notChecked('missing-data'))
    expect(await askPerson('accountBlocks', { inn: INN })).toMatchObject({ findings: [block] })
    expect((await ask('taxpayer', 'accountBlocks', { kind: 'taxpayer', inn: INN })).answer).toMatchObject({
      findings: [block],
    })
    expect(await askCompany('company-blocks')).toMatchObject({ findings: [block] })
    expect(services.newdb.calls.at(-1)?.body).toMatchObject({ params: { method: 'fns_block', inn: COMPANY } })
    expect(await askCompany('company-blocks', INN)).toMatchObject({ findings: [block] })
    expect(services.newdb.calls.at(-1)?.body).toMatchObject({
      params: { method: 'fns_block_person', innfiz: INN },
    })
  })

  it.each([
    ['no debt', { debt: { total: '0.00', items: [] }, form: { inn: INN } }, { kind: 'not-found' }],
    [
      'lines of a debt that has no total',
      { debt: { total: '0.00', items: [{}] }, form: { inn: INN } },
      notChecked('unclear-answer'),
    ],
    [
      'the debt of another number',
      { debt: { total: '0.00', items: [] }, form: { inn: '000000000000' } },
      notChecked('unclear-answer'),
    ],
    [
      'a total in words',
      { debt: { total: 'нет', items: [] }, form: { inn: INN } },
      notChecked('unclear-answer'),
    ],
  ])('%s is what it is', async (_, row, answer) => {
    outcomeOf = () => ({ data: [row] })
    expect(await askPerson('taxes', { inn: INN })).toEqual(answer)
    outcomeOf = (method) => NEWDB_ROWS[method] ?? 'failed'
  })

  it('compares the lines of the list of extremists with the person; one of another name is none', async () => {
    expect(await askPerson('extremists')).toMatchObject({
      findings: [
        {
          severity: 'critical',
          match: { name: 'same', birthDate: 'same' },
          facts: [
            { label: 'Номер в перечне', value: '1269' },
            { label: 'Запись', value: 'ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ*, 14.03.1987 г.р., Г. ОБРАЗЦОВСК' },
          ],
        },
        { match: { name: 'same', birthDate: 'differs' } },
      ],
    })
    expect(await askPerson('extremists', { firstName: 'Арина', middleName: 'Львовна' })).toEqual({
      kind: 'not-found',
    })
  })

  it.each([
    ['a task that timed out', () => 'timeout' as const, 'source-timeout'],
    ['a task that failed', () => 'failed' as const, 'source-down'],
    ['a register that did not answer it', () => ({ status: 405, data: [] }), 'source-down'],
    ['rows of another shape', () => ({ data: [{ Debtor: 7 }] }), 'unclear-answer'],
  ])('%s is no answer', async (_, outcome, reason) => {
    outcomeOf = outcome
    expect(await askPerson('bailiffs')).toEqual(notChecked(reason))
    outcomeOf = (method) => NEWDB_ROWS[method] ?? 'failed'
  })
})
