import { describe, expect, it } from 'vitest'
import type { Extract } from '../../reports/extract/extract.ts'
import type { Answer, Finding, Report } from '../../reports/report/report.ts'
import { extract, found, likelyMatch, task } from '../../reports/report/samples.test-data.ts'
import { differenceView, type DifferenceRow } from './difference-view.ts'

const FLAT = {
  kind: 'property',
  address: 'Кленовая, 14, кв. 47',
  cadastralNumber: '00:14:0203005:1047',
} as const
const KING = { kind: 'person', lastName: 'Королев', firstName: 'Петр', birthDate: '1990-01-01' } as const

function report(subject: Report['subject'], day: string, more: Partial<Report> = {}): Report {
  return {
    id: `report-${day}`,
    number: 20_418,
    version: '1',
    product_name: 'EgrnObject',
    title: 'Выписка об объекте',
    demo: true,
    subject,
    status: 'finished',
    updated_at: `${day}T11:43:00.000Z`,
    tasks: [],
    ...more,
  }
}
const withExtract = (day: string, content: Partial<Extract>, more: Partial<Report> = {}) =>
  report(FLAT, day, {
    extract: { source: 'ЕГРН', received_at: `${day}T11:00:00.000Z`, content: extract(content) },
    ...more,
  })
const aboutKing = (day: string, answers: Readonly<Record<string, Answer>>, more: Partial<Report> = {}) =>
  report(KING, day, { tasks: Object.entries(answers).map(([type, answer]) => task(type, answer)), ...more })

const view = (one: Report, other: Report) => {
  const made = differenceView(one, other)
  if (!made) throw new Error('the subjects differ')
  return made
}
const rowsOf = (one: Report, other: Report): readonly DifferenceRow[] =>
  view(one, other).sections.flatMap(({ rows }) => rows)
const rowOf = (what: string, one: Report, other: Report) =>
  rowsOf(one, other).find((row) => row.what === what)

const holder = (name?: string) => ({
  kind: 'person' as const,
  state: name === undefined ? ('withheld' as const) : ('named' as const),
  ...(name !== undefined && { name }),
})
const right = (number: string, name?: string) => ({
  type: 'Собственность',
  number,
  date: '2020-05-06',
  holders: [holder(name)],
  documents: [],
})
const MORTGAGE = { type: 'Ипотека', number: '00:01-7', date: '2026-10-02', holders: [], documents: [] }
const ENTRY: Finding = { title: '48120/26/00014-ИП', facts: [], severity: 'critical', match: likelyMatch }

describe('[TRUST-09] the difference of two reports on one subject', () => {
  it('has owners first, then encumbrances, then the object, and the earlier report before, whatever the order', () => {
    const before = withExtract('2026-09-02', { rights: [right('1', 'Ладогин А. П.')] })
    const now = withExtract('2026-11-24', { rights: [right('2', 'Ольшин М. С.')], encumbrances: [MORTGAGE] })
    const made = view(before, now)
    expect(made.sections.map(({ title }) => title)).toEqual(['Чей он', 'Что мешает продать', 'Сам объект'])
    expect(made.title).toBe('Что изменилось за 83 дня')
    expect([made.before.day, made.now.day]).toEqual(['02.09.2026', '24.11.2026'])
    expect(made.sections[0]?.rows[0]).toMatchObject({ what: 'Правообладатели', state: 'changed' })
    expect(made.sections[1]?.rows[0]).toMatchObject({ state: 'changed', before: { words: 'не было' } })
    expect(view(now, before)).toEqual(made)
  })

  it('counts every question once', () => {
    const before = aboutKing('2026-09-02', { bailiffs: { kind: 'not-found' }, wanted: { kind: 'not-found' } })
    const now = aboutKing('2026-11-24', {
      bailiffs: found(ENTRY),
      wanted: { kind: 'not-found' },
      pledges: { kind: 'not-found' },
    })
    const { counts, sections } = view(before, now)
    expect(counts).toEqual({ changed: 1, same: 1, incomparable: 1 })
    expect(sections.flatMap(({ rows }) => rows)).toHaveLength(3)
  })

  it.each<[string, Answer | undefined, string]>([
    ['was not asked', undefined, 'не спрашивали'],
    ['lacked data', { kind: 'not-checked', reason: 'missing-data' }, 'не спрашивали: не хватает данных'],
    ['got no answer', { kind: 'not-checked', reason: 'source-down' }, 'нет ответа: источник недоступен'],
    ['waits', { kind: 'in-progress' }, 'ответа еще нет'],
  ])('compares with nothing what %s in one of them, in either order', (_what, answer, words) => {
    const known = aboutKing('2026-09-02', { bailiffs: found(ENTRY) })
    const silent = aboutKing('2026-11-24', answer ? { bailiffs: answer } : {})
    for (const [one, other] of [
      [known, silent],
      [
        { ...silent, updated_at: known.updated_at },
        { ...known, updated_at: silent.updated_at },
      ],
    ] as const) {
      const [row] = rowsOf(one, other)
      expect(row).toMatchObject({ state: 'incomparable', stateWords: 'Не с чем сравнить.' })
      expect([row?.before.words, row?.now.words]).toContain(words)
      expect(view(one, other).title).toBe('Сравнить не с чем')
    }
  })

  it('never takes a hidden name for another one, nor for the same', () => {
    const named = withExtract('2026-09-02', { rights: [right('1', 'Ладогин А. П.')] })
    const hidden = withExtract('2026-11-24', { rights: [right('1')], ownership: 'withheld' })
    expect(rowOf('Правообладатели', named, hidden)?.state).toBe('same')
    expect(rowOf('Имя правообладателя', named, hidden)).toMatchObject({
      state: 'incomparable',
      now: { words: 'скрыто реестром', isUnknown: true },
      meaning: 'Номер записи о праве тот же: право не переходило.',
    })
    const passedOn = withExtract('2026-11-24', { rights: [right('2')], ownership: 'withheld' })
    expect(rowOf('Правообладатели', named, passedOn)?.state).toBe('changed')
    expect(rowOf('Имя правообладателя', named, passedOn)?.state).toBe('incomparable')
  })

  it('compares with nothing what a document does not state', () => {
    const silent = withExtract('2026-09-02', { parts: { object: 'filled', encumbrances: 'absent' } })
    const now = withExtract('2026-11-24', { encumbrances: [MORTGAGE] })
    expect(rowOf('Ограничения прав и обременения', silent, now)).toMatchObject({
      state: 'incomparable',
      before: { words: 'документ не сообщает', isUnknown: true },
    })
    expect(rowOf('Ограничения прав и обременения', now, silent)?.state).toBe('incomparable')
    const without = report(FLAT, '2026-09-02')
    expect(rowsOf(without, now).every(({ state }) => state === 'incomparable')).toBe(true)
    const refused = withExtract('2026-09-02', { notice: { kind: 'refusal' } })
    expect(rowsOf(refused, now).every(({ state }) => state === 'incomparable')).toBe(true)
  })

  it('compares a fact of the object only where both state it', () => {
    const numbers = ['00:14:0203005:1047']
    const before = withExtract('2026-09-02', { object: { cadastralNumbers: numbers, cost: 3_301_870 } })
    const now = withExtract('2026-11-24', {
      object: { cadastralNumbers: numbers, cost: 3_325_044, area: 53.9 },
    })
    expect(rowOf('Кадастровая стоимость', before, now)).toMatchObject({
      state: 'changed',
      meaning: expect.stringMatching(/^\+\s23\s174\s₽$/),
    })
    expect(rowOf('Площадь', before, now)).toMatchObject({
      state: 'incomparable',
      before: { words: 'не указано' },
    })
  })

  it('compares with nothing what was asked otherwise', () => {
    const inRegion = (day: string, value: string, answer: Answer) =>
      report(KING, day, { tasks: [{ ...task('bailiffs', answer), asked: [{ label: 'Регион', value }] }] })
    const [row] = rowsOf(
      inRegion('2026-09-02', 'Москва', { kind: 'not-found' }),
      inRegion('2026-11-24', 'Тверская область', found(ENTRY)),
    )
    expect(row).toMatchObject({
      state: 'incomparable',
      meaning: 'Спрашивали о разном: Регион — Москва и Тверская область.',
    })
  })

  it('says that nothing has changed only where every question could be compared', () => {
    const asked = { bailiffs: { kind: 'not-found' }, wanted: { kind: 'not-found' } } as const
    const title = (now: Readonly<Record<string, Answer>>) =>
      view(aboutKing('2026-11-02', asked), aboutKing('2026-11-24', now)).title
    expect(title(asked)).toBe('За 22 дня ничего не изменилось')
    expect(title({ bailiffs: { kind: 'not-found' } })).toBe('За 22 дня изменений не нашли')
  })

  it('takes what registers state for an answer, too', () => {
    const led = (name: string): Answer => ({
      kind: 'stated',
      findings: [{ title: 'ООО «Клен»', facts: [{ label: 'Директор', value: name }], severity: 'notice' }],
    })
    const company = { kind: 'company', inn: '0014010007' } as const
    const of = (day: string, name: string) =>
      report(company, day, { tasks: [task('company-register', led(name))] })
    expect(rowsOf(of('2026-09-02', 'Ольшин'), of('2026-11-24', 'Ладогин'))).toMatchObject([
      { state: 'changed', before: { words: 'Директор: Ольшин' }, now: { words: 'Директор: Ладогин' } },
    ])
  })

  it('compares the value of a flat by its range', () => {
    const flat = { kind: 'flat', address: 'Кленовая, 14', area: 54.3 } as const
    const valued = (day: string, middle: number) =>
      report(flat, day, {
        valuation: {
          day,
          district: 'Кленовый',
          low: 7_000_000,
          middle,
          high: 9_000_000,
          metre: 150_000,
          scope: 'district',
          found: 14,
          comparables: [],
        },
      })
    expect(rowsOf(valued('2026-09-02', 8_000_000), valued('2026-11-24', 8_100_000))).toMatchObject([
      { what: 'Рыночная цена', state: 'changed' },
    ])
    expect(rowsOf(valued('2026-09-02', 8_000_000), report(flat, '2026-11-24'))).toMatchObject([
      { state: 'incomparable', now: { isUnknown: true } },
    ])
  })

  it('is none of two subjects', () => {
    expect(differenceView(aboutKing('2026-09-02', {}), withExtract('2026-11-24', {}))).toBeUndefined()
  })
})
