import { describe, expect, it } from 'vitest'
import type { Extract } from '../../reports/extract/extract.ts'
import type { Answer, Finding, Report, ReportTask } from '../../reports/report/report.ts'
import { extract, found, likelyMatch, namesakeMatch, task } from '../../reports/report/samples.test-data.ts'
import { compareAnswers } from './compare-answers.ts'
import { compareExtracts, compareReports } from './changes.test-data.ts'
import { isSameSubject } from './compare-reports.ts'

const right = (name: string, number: string) => ({
  type: 'Собственность',
  number,
  date: '2020-05-06',
  holders: [{ kind: 'person' as const, state: 'named' as const, name }],
  documents: [],
})
const WAS = right('Ладогин Арсений Петрович', '00:01-1')
const IS = right('Ольшин Мирон Савельевич', '00:01-2')
const MORTGAGE = {
  type: 'Ипотека в силу закона',
  number: '00:01-7',
  date: '2026-10-02',
  holders: [],
  documents: [],
}
const ARREST = { type: 'Арест', number: '00:01-9', holders: [], documents: [] }
const NONE = { parts: { object: 'filled', rights: 'filled', encumbrances: 'absent' } } as const

const changes = (before: Partial<Extract>, now: Partial<Extract>) =>
  compareExtracts(extract(before), extract(now))
const whatOf = (list: ReturnType<typeof changes>) => list?.map(({ what }) => what)

describe('[REPORT-05] two extracts of one object', () => {
  it('tell a new owner first, then encumbrances, then facts of the object', () => {
    const before = { rights: [WAS], object: { cadastralNumbers: ['00:01:0001001:1'], area: 40, cost: 100 } }
    const now = {
      rights: [IS],
      encumbrances: [MORTGAGE],
      object: { cadastralNumbers: ['00:01:0001001:1'], area: 41.5, cost: 200 },
    }
    const list = changes(before, now)
    expect(whatOf(list)).toEqual([
      'Правообладатели',
      'Ограничения прав и обременения',
      'Площадь',
      'Кадастровая стоимость',
    ])
    expect(list?.[0]).toEqual({
      what: 'Правообладатели',
      before: 'Ладогин Арсений Петрович, Собственность, № 00:01-1 от 06.05.2020',
      now: 'Ольшин Мирон Савельевич, Собственность, № 00:01-2 от 06.05.2020',
      tone: 'red',
    })
    expect(list?.[1]).toMatchObject({
      before: 'не было',
      now: expect.stringMatching(/^Ипотека/),
      tone: 'red',
    })
  })

  it('tell of the same person another entry of the right', () => {
    const again = { ...WAS, number: '00:01-5' }
    expect(whatOf(changes({ rights: [WAS] }, { rights: [again] }))).toEqual(['Запись о праве'])
  })

  it('are the same whatever the order of their entries', () => {
    const one = { rights: [WAS, IS], encumbrances: [MORTGAGE, ARREST] }
    expect(changes(one, { rights: [IS, WAS], encumbrances: [ARREST, MORTGAGE] })).toEqual([])
  })

  it('tell of an end only where the later one has all entries of the kind', () => {
    const gone = 'записи больше нет'
    expect(changes({ encumbrances: [MORTGAGE] }, {})).toMatchObject([{ now: gone }])
    expect(changes({ encumbrances: [MORTGAGE, ARREST] }, { encumbrances: [ARREST] })).toMatchObject([
      { now: gone },
    ])
    expect(changes({ encumbrances: [MORTGAGE] }, NONE)).toEqual([])
    const partly: Partial<Extract> = { encumbrances: [ARREST], parts: { encumbrances: 'partly' } }
    expect(changes({ encumbrances: [MORTGAGE, ARREST] }, partly)).toEqual([])
  })

  it('do not call new what the earlier one could not have stated', () => {
    expect(changes(NONE, { encumbrances: [MORTGAGE] })).toEqual([])
  })

  it('say that the object has left the register', () => {
    const cancelled = { cadastralNumbers: ['00:01:0001001:1'], cancelledAt: '2026-11-01' }
    expect(changes({}, { object: cancelled })?.[0]).toMatchObject({ what: 'Снят с учета', now: '01.11.2026' })
  })

  it('are not compared when one is a history or a notice', () => {
    expect(changes({ kind: 'extract_transfer_rights_property' }, {})).toBeUndefined()
    expect(changes({}, { notice: { kind: 'refusal' } })).toBeUndefined()
  })
})

const record = (title: string, more: Partial<Finding> = {}): Finding => ({
  title,
  facts: [],
  severity: 'critical',
  match: likelyMatch,
  ...more,
})
const DOWN: Answer = { kind: 'not-checked', reason: 'source-down' }
const NOTHING: Answer = { kind: 'not-found' }
const since = (before: Answer | undefined, now: Answer) =>
  compareAnswers(before ? [task('bailiffs', before)] : [], [task('bailiffs', now)])

describe('[REPORT-05] two reports on one person', () => {
  it('tell new records and records that are gone', () => {
    const list = since(found(record('Дело 1')), found(record('Дело 2', { amount: 100_00 })))
    expect(list).toMatchObject([
      { before: 'записи не было', now: 'Дело 2, 100 ₽', tone: 'red' },
      { before: 'Дело 1', now: 'источник записи больше не показывает' },
    ])
  })

  it('tell what a record says otherwise, and that alone', () => {
    const facts = (rest: string) => ({
      facts: [
        { label: 'Предмет', value: 'Кредит' },
        { label: 'Остаток', value: rest },
      ],
    })
    expect(
      since(found(record('Дело 1', facts('10 ₽'))), found(record('Дело 1', facts('7 ₽')))),
    ).toMatchObject([{ before: 'Остаток: 10 ₽', now: 'Остаток: 7 ₽' }])
    expect(
      since(found(record('Дело 1', { amount: 1000 })), found(record('Дело 1', { amount: 700 }))),
    ).toMatchObject([{ before: '10 ₽', now: '7 ₽' }])
    expect(since(found(record('Дело 1')), found(record('Дело 1')))).toEqual([])
  })

  it('do not call new what was not checked then, nor gone what is not checked now', () => {
    expect(since(DOWN, found(record('Дело 1')))).toEqual([])
    expect(since(undefined, NOTHING)).toEqual([])
    expect(since(found(record('Дело 1')), DOWN)).toEqual([])
    expect(since(DOWN, DOWN)).toEqual([])
    expect(since(found(record('Дело 1')), { kind: 'in-progress' })).toEqual([])
  })

  it('are sorted by weight, a namesake after all that is the person', () => {
    const tasks = (answers: readonly (readonly [string, Answer])[]): readonly ReportTask[] =>
      answers.map(([type, answer]) => task(type, answer))
    const list = compareAnswers(
      tasks([
        ['wanted', NOTHING],
        ['pledges', NOTHING],
        ['bailiffs', NOTHING],
      ]),
      tasks([
        ['wanted', DOWN],
        ['pledges', found(record('Залог', { match: namesakeMatch }))],
        ['bailiffs', found(record('Дело'))],
      ]),
    )
    expect(list.map(({ tone }) => tone)).toEqual(['red', 'yellow'])
  })
})

it('reports on different subjects are not compared; «ё» and capitals make no difference', () => {
  const person = { kind: 'person', lastName: 'Королёв', firstName: 'Пётр', birthDate: '1990-01-01' } as const
  expect(isSameSubject(person, { ...person, lastName: ' КОРОЛЕВ', firstName: 'Петр' })).toBe(true)
  const other = { ...person, birthDate: '1990-01-02' }
  expect(compareReports({ subject: person, tasks: [] }, { subject: other, tasks: [] })).toBeUndefined()
  const flat = { kind: 'property', address: 'Кленовая, 5', cadastralNumber: '00:01:0001001:1' } as const
  expect(isSameSubject(flat, { ...flat, address: 'другой адрес' })).toBe(true)
  expect(compareReports({ subject: flat, tasks: [] }, { subject: flat, tasks: [] })).toBeUndefined()
})

describe('[REPORT-05] the subject of a report', () => {
  const king = { kind: 'person', lastName: 'Королёв', firstName: 'Пётр', birthDate: '1990-01-01' } as const

  const flat = { kind: 'flat', address: 'Кленовая, 14, кв. 47', area: 54.3 } as const
  const car = { vin: '000DEM00000000014', plate: 'А000АА00' }

  it.each([
    [king, { ...king, region: 'Москва', inn: '001400000180' }],
    [
      { kind: 'property', address: 'Кленовая, 5', cadastralNumber: '00:01:0001001:1' },
      { kind: 'property', address: 'Образцовск, Кленовая, 5', cadastralNumber: '00:01:0001001:1' },
    ],
    [
      { kind: 'property', address: ' Образцовск,  Зелёная, 5' },
      { kind: 'property', address: 'образцовск, зеленая, 5', cadastralNumber: '00:01:0001001:1' },
    ],
    [
      { kind: 'company', inn: '0014010007' },
      { kind: 'company', inn: '0014010007' },
    ],
    [
      { kind: 'taxpayer', inn: '001400000180' },
      { kind: 'taxpayer', inn: '001400000180' },
    ],
    [flat, { ...flat, address: 'кленовая,  14, кв. 47', rooms: 2 }],
    [
      { kind: 'vehicle', ...car },
      { kind: 'vehicle', plate: car.plate },
    ],
    [
      { kind: 'vehicle', ...car },
      { kind: 'vehicle', vin: car.vin, plate: 'А001АА00' },
    ],
  ] satisfies readonly (readonly [Report['subject'], Report['subject']])[])(
    'is the same, whatever else is known of it: %j, %j',
    (one, other) => {
      expect([isSameSubject(one, other), isSameSubject(other, one)]).toEqual([true, true])
    },
  )

  it.each([
    [king, { ...king, middleName: 'Сергеевич' }],
    [king, { ...king, firstName: 'Павел' }],
    [king, { ...king, birthDate: '1990-01-02' }],
    [
      { kind: 'property', address: 'Кленовая, 5', cadastralNumber: '00:01:0001001:1' },
      { kind: 'property', address: 'Кленовая, 5', cadastralNumber: '00:01:0001001:2' },
    ],
    [
      { kind: 'property', address: 'Кленовая, 5' },
      { kind: 'property', address: 'Кленовая, 6' },
    ],
    [
      { kind: 'property', address: '' },
      { kind: 'property', address: '', cadastralNumber: '00:01:0001001:2' },
    ],
    [
      { kind: 'company', inn: '0014010007' },
      { kind: 'taxpayer', inn: '0014010007' },
    ],
    [
      { kind: 'company', inn: '0014010007' },
      { kind: 'company', inn: '0014010008' },
    ],
    [flat, { ...flat, area: 54.4 }],
    [flat, { ...flat, address: 'Кленовая, 14, кв. 48' }],
    [flat, { kind: 'property', address: flat.address }],
    [
      { kind: 'vehicle', vin: car.vin },
      { kind: 'vehicle', plate: car.plate },
    ],
    [
      { kind: 'vehicle', ...car },
      { kind: 'vehicle', vin: '000DEM00000000015', plate: car.plate },
    ],
    [{ kind: 'vehicle' }, { kind: 'vehicle' }],
    [
      { kind: 'vehicle', ...car },
      { kind: 'property', address: '' },
    ],
  ] satisfies readonly (readonly [Report['subject'], Report['subject']])[])(
    'is another one: %j, %j',
    (one, other) => {
      expect([isSameSubject(one, other), isSameSubject(other, one)]).toEqual([false, false])
    },
  )

  it('reports on one person are compared by their answers', () => {
    const now = [task('bailiffs', found(record('Дело 1')))]
    expect(
      compareReports({ subject: king, tasks: [task('bailiffs', NOTHING)] }, { subject: king, tasks: now }),
    ).toMatchObject([{ before: 'записи не было', now: 'Дело 1' }])
    // Nothing in common: nothing to say, not even that nothing changed.
    expect(compareReports({ subject: king, tasks: [] }, { subject: king, tasks: now })).toBeUndefined()
  })

  it('reports on one object are compared by their extracts, and not at all where one has none', () => {
    const subject = { kind: 'property', address: 'Кленовая, 5', cadastralNumber: '00:01:0001001:1' } as const
    const without = { subject, tasks: [] }
    const having = (rights: Extract['rights']) => ({
      ...without,
      extract: { source: 'ЕГРН', received_at: '2026-11-21T11:04:00.000Z', content: extract({ rights }) },
    })
    expect(whatOf(compareReports(having([WAS]), having([IS])))).toEqual(['Правообладатели'])
    expect(compareReports(without, having([IS]))).toBeUndefined()
    expect(compareReports(having([WAS]), without)).toBeUndefined()
  })
})
