import { describe, expect, it } from 'vitest'
import {
  numberedReport,
  personReport,
  propertyReport,
  propertyReportWithout,
} from '../../../fixtures/make-report.ts'
import {
  CAR_RECORD,
  COMPANY,
  companyRecord,
  DOWN,
  FLAT,
  NOTHING,
  TAXPAYER,
} from '../../../fixtures/report-answers.ts'
import type { Answer, Report } from '../../reports/report/report.ts'
import { extract, found } from '../../reports/report/samples.test-data.ts'
import { subjectView } from './subject-view.ts'

describe('a flat and a taxpayer', () => {
  it('are named by address and by number, with what was given of them', () => {
    const flatOf = (more: object) => subjectView(numberedReport({ ...FLAT, ...more }, []))
    expect(flatOf({})).toEqual({
      name: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
      lines: ['54,3 м², 2 комнаты, 5 этаж'],
    })
    expect(flatOf({ rooms: undefined, floor: undefined }).lines).toEqual(['54,3 м²'])
    expect(subjectView(numberedReport(TAXPAYER, []))).toEqual({ name: 'ИНН 001400000180', lines: [] })
  })
})

describe('a person', () => {
  const viewOf = (more: Partial<Report['subject'] & { kind: 'person' }>) => {
    const report = personReport([])
    return subjectView({ ...report, subject: { ...report.subject, ...more } as Report['subject'] })
  }

  it('is named with the date of birth, and was looked for in all regions where none was given', () => {
    expect(viewOf({})).toEqual({
      name: 'Ладогин Арсений',
      lines: ['отчество не указано, дата рождения 14.03.1987, все регионы'],
    })
  })

  it('has every piece of data that was given, numbers of documents masked', () => {
    expect(
      viewOf({
        middleName: 'Петрович',
        region: 'Образцовская область',
        inn: '001400000180',
        passportMasked: '•••• ••3456',
        licenseMasked: '•••• ••0014',
      }),
    ).toEqual({
      name: 'Ладогин Арсений Петрович',
      lines: [
        'дата рождения 14.03.1987, Образцовская область, ИНН 001400000180, паспорт •••• ••3456, удостоверение •••• ••0014',
      ],
    })
  })
})

describe('an object', () => {
  const ADDRESS = 'г. Образцовск, ул. Кленовая, д. 5'

  it('is named by its number, or by that of its document, or by its address', () => {
    expect(subjectView(propertyReport(extract()))).toEqual({
      name: '00:01:0001001:204',
      cadastralNumber: '00:01:0001001:204',
      lines: [ADDRESS],
      isOnPlan: true,
    })
    const subject = { kind: 'property', address: ADDRESS } as const
    expect(subjectView({ ...propertyReport(extract()), subject })).toMatchObject({ name: '00:01:0001001:1' })
    expect(subjectView({ ...propertyReportWithout(NOTHING), subject })).toEqual({ name: ADDRESS, lines: [] })
  })

  it('is on a plan only where the register has given a document about it and it was not taken off', () => {
    expect(subjectView(propertyReportWithout(NOTHING)).isOnPlan).toBe(false)
    const gone = extract({
      object: { cadastralNumbers: ['00:01:0001001:204'], cancelledAt: '2020-04-15' },
      encumbrances: [{ type: 'Аренда', holders: [], documents: [] }],
    })
    expect(subjectView(propertyReport(gone)).isOnPlan).toBe(false)
    const absent = extract({ notice: { kind: 'absence' } })
    expect(subjectView(propertyReport(absent)).isOnPlan).toBe(false)
    const leased = extract({ encumbrances: [{ type: 'Аренда', holders: [], documents: [] }] })
    expect(subjectView(propertyReport(leased)).isOnPlan).toBe(true)
  })

  it('[SELL-09] has no invented plan where it is real', () => {
    const subject = { kind: 'property', address: ADDRESS, cadastralNumber: '77:01:0001001:204' } as const
    expect(subjectView({ ...propertyReport(extract()), subject }).isOnPlan).toBe(false)
  })
})

describe('a company', () => {
  const viewOf = (...answers: [type: string, answer: Answer][]) =>
    subjectView(numberedReport(COMPANY, answers))

  it('has the name and the state that its register gives; only a working one is green', () => {
    expect(
      viewOf(['company-debts', NOTHING], ['company-register', companyRecord('Действует', 'notice')]),
    ).toEqual({
      name: 'ООО «Кленовый двор»',
      lines: ['ИНН 0014010007'],
      numberParts: [
        { digits: '00', means: 'регион' },
        { digits: '14', means: 'инспекция' },
        { digits: '01000', means: 'номер' },
        { digits: '7', means: 'контроль' },
      ],
      badge: { tone: 'green', words: 'Действует' },
    })
  })

  it.each([
    ['warning', 'Действует, есть отметка', 'orange'],
    ['critical', 'Ликвидировано', 'red'],
  ] as const)('with a %s record has its colour', (severity, state, tone) => {
    expect(viewOf(['company-register', companyRecord(state, severity)]).badge).toEqual({ tone, words: state })
  })

  it('is named by its number where the register has no such company, and the state says so', () => {
    expect(viewOf(['company-register', NOTHING])).toMatchObject({
      name: 'ИНН 0014010007',
      badge: { tone: 'red', words: 'В реестре такого ИНН нет' },
    })
  })

  it('has a grey state where the register is silent about it or has not answered', () => {
    const silent = found({ title: 'ООО «Кленовый двор»', severity: 'notice', facts: [] })
    expect(viewOf(['company-register', silent]).badge).toEqual({
      tone: 'grey',
      words: 'Состояние не указано',
    })
    for (const answer of [DOWN, { kind: 'in-progress' }] as const)
      expect(viewOf(['company-register', answer])).toMatchObject({
        name: 'ИНН 0014010007',
        badge: { tone: 'grey', words: 'Состояние не проверено' },
      })
  })

  it('that is an entrepreneur has a number of twelve digits', () => {
    expect(subjectView(numberedReport({ kind: 'company', inn: '001499000512' }, [])).numberParts).toEqual([
      { digits: '00', means: 'регион' },
      { digits: '14', means: 'инспекция' },
      { digits: '990005', means: 'номер' },
      { digits: '12', means: 'контроль' },
    ])
  })
})

describe('a car', () => {
  const VIN = '000DEM00000000014'
  const PARTS = [
    { digits: '000', means: 'завод' },
    { digits: 'DEM000', means: 'модель и кузов' },
    { digits: '00000014', means: 'эта машина' },
  ]
  const viewOf = (subject: Omit<Report['subject'] & { kind: 'vehicle' }, 'kind'>, answer: Answer = NOTHING) =>
    subjectView(numberedReport({ kind: 'vehicle', ...subject }, [['vehicle-registrations', answer]]))
  const recordOf = (facts: Record<string, string>) =>
    found({
      title: 'Автомобиль стоит на учете',
      severity: 'notice',
      facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
    })

  it('that was asked by its plate has model, year and VIN from its register', () => {
    expect(viewOf({ plate: 'А000АА00', certificateMasked: '•••• ••0014' }, CAR_RECORD)).toEqual({
      name: 'Полынец Бриз, 2017 год',
      lines: [`VIN ${VIN}, гос. номер А000АА00`, 'СТС •••• ••0014'],
      numberParts: PARTS,
      plate: 'А000АА00',
    })
  })

  it('that was asked by its VIN has the plate of its register, if it is valid', () => {
    expect(viewOf({ vin: VIN }, recordOf({ Модель: 'Полынец', 'Гос. номер': 'А000АА00' }))).toEqual({
      name: 'Полынец',
      lines: [`VIN ${VIN}`],
      numberParts: PARTS,
      plate: 'А000АА00',
    })
    expect(viewOf({ vin: VIN }, recordOf({ 'Год выпуска': '2017', 'Гос. номер': 'нет' }))).toEqual({
      name: VIN,
      lines: [`VIN ${VIN}`],
      numberParts: PARTS,
    })
  })

  it('is named by the numbers that were given where no register knows more', () => {
    expect(viewOf({ plate: 'А000АА00' })).toEqual({ name: 'А000АА00', lines: ['гос. номер А000АА00'] })
    expect(viewOf({ vin: VIN }, DOWN)).toEqual({ name: VIN, lines: [`VIN ${VIN}`], numberParts: PARTS })
    expect(viewOf({ certificateMasked: '•••• ••0014' })).toEqual({ name: '', lines: ['СТС •••• ••0014'] })
  })
})
