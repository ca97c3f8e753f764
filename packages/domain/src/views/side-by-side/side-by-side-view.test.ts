import { describe, expect, it } from 'vitest'
import type { Extract } from '../../reports/extract/extract.ts'
import type { Answer, Finding, Report } from '../../reports/report/report.ts'
import { extract, found, likelyMatch, task } from '../../reports/report/samples.test-data.ts'
import { purchaseFor, sideBySideView } from './side-by-side-view.ts'
import type { Compared } from './side.ts'

const ENTRY: Finding = { title: '48120/26/00014-ИП', facts: [], severity: 'critical', match: likelyMatch }
const NONE: Answer = { kind: 'not-found' }

function report(subject: Report['subject'], more: Partial<Report> = {}): Compared {
  const id = JSON.stringify(subject)
  return {
    kind: 'report',
    report: {
      id,
      number: 20_418,
      version: '1',
      product_name: 'PersonCheck',
      title: 'Проверка',
      demo: true,
      subject,
      status: 'finished',
      updated_at: '2026-11-24T11:43:00.000Z',
      tasks: [],
      ...more,
    },
  }
}
const person = (lastName: string, answers: Readonly<Record<string, Answer>>) =>
  report(
    { kind: 'person', lastName, firstName: 'Петр', birthDate: '1990-01-01' },
    { tasks: Object.entries(answers).map(([type, answer]) => task(type, answer)), purpose: 'contract' },
  )
const flat = (number: string, content: Partial<Extract>) =>
  report(
    { kind: 'property', cadastralNumber: number, address: `Кленовая, ${number}` },
    { extract: { source: 'ЕГРН', received_at: '2026-11-24T11:00:00.000Z', content: extract(content) } },
  )
const OBJECT: Compared = {
  kind: 'object',
  object: {
    key: '00:14:0203005:999',
    number: '00:14:0203005:999',
    address: 'Полевая, 3',
    facts: [
      { label: 'Площадь', value: '38,2 м²' },
      { label: 'Этаж', value: '' },
    ],
  },
}

const view = (one: Compared, other: Compared) => {
  const made = sideBySideView(one, other)
  if (!made) throw new Error('the two are of different kinds')
  return made
}
const cellsOf = (what: string, one: Compared, other: Compared) => {
  const { sections, same } = view(one, other)
  return [...sections.flatMap(({ rows }) => rows), ...same].find((row) => row.what === what)?.cells
}

describe('[TRUST-12] two things side by side', () => {
  it('differ first, and what is the same is apart', () => {
    const { sections, same } = view(
      person('Королев', { bailiffs: found(ENTRY), wanted: NONE }),
      person('Ладогин', { bailiffs: NONE, wanted: NONE }),
    )
    const whats = sections.flatMap(({ rows }) => rows.map(({ what }) => what))
    expect(whats).toEqual(['Вывод', 'Исполнительные производства'])
    expect(same.map(({ what }) => what)).toEqual(['Розыск'])
  })

  it('name no winner: what one side was not asked has no colour, and a product that closes it', () => {
    const [one, other] = [person('Королев', { bailiffs: NONE }), person('Ладогин', {})]
    const cells = cellsOf('Исполнительные производства', one, other)
    expect(cells?.[1]).toEqual({
      words: 'не спрашивали',
      note: '',
      isUnknown: true,
      gap: { kind: 'buy', product: 'BailiffCheck' },
    })
    const made = view(one, other)
    expect(purchaseFor(made, 1)).toBe('BailiffCheck')
    expect(purchaseFor(made, 0)).toBeUndefined()
    expect(made.early).toMatch(/^у Б нет ответа на 1 вопрос из 2\. Пустая строка не лучше и не хуже/)
    expect(JSON.stringify(made)).not.toMatch(/балл[а-я]* \d|лучше выбрать|победител/i)
  })

  it('take the colour from a conclusion that rests on fewer questions', () => {
    const wide = person('Королев', { bailiffs: NONE, wanted: NONE })
    const cells = cellsOf('Вывод', wide, person('Ладогин', { wanted: NONE }))
    expect(cells?.[0].tone).toBe('green')
    expect(cells?.[1]).toMatchObject({ note: 'но нет ответа на 1 вопрос' })
    expect(cells?.[1]).not.toHaveProperty('tone')
  })

  it.each<[Answer, string]>([
    [{ kind: 'not-checked', reason: 'missing-data' }, 'не спрашивали: не хватает данных'],
    [{ kind: 'not-checked', reason: 'source-down' }, 'нет ответа: источник недоступен'],
  ])('leads to the report where its answer can be had free of charge: %j', (answer, words) => {
    const silent = person('Ладогин', { bailiffs: answer })
    const cell = cellsOf('Исполнительные производства', person('Королев', { bailiffs: NONE }), silent)?.[1]
    expect(cell).toMatchObject({ words, isUnknown: true, gap: { kind: 'report' } })
    expect(cell).not.toHaveProperty('tone')
  })

  it('an object without a report is open in its rights, and known in its public facts', () => {
    const known = flat('00:01:0001001:204', {
      encumbrances: [{ type: 'Ипотека', number: '1', holders: [], documents: [] }],
      object: { cadastralNumbers: ['00:01:0001001:204'], area: 54.3, floor: '5' },
    })
    expect(cellsOf('Ограничения прав и обременения', known, OBJECT)).toMatchObject([
      { words: 'Ипотека', tone: 'red' },
      { words: 'не спрашивали', isUnknown: true, gap: { kind: 'buy', product: 'EgrnObject' } },
    ])
    expect(cellsOf('Площадь', known, OBJECT)).toMatchObject([{ note: 'ЕГРН' }, { words: '38,2 м²' }])
    expect(cellsOf('Этаж', known, OBJECT)?.[1]).toMatchObject({ words: 'не указано', isUnknown: true })
    expect(view(known, OBJECT).sides[1]).toMatchObject({ name: 'Полевая, 3', objectKey: '00:14:0203005:999' })
  })

  it('a document that does not tell is no good news', () => {
    const silent = flat('00:01:0001001:204', { parts: { object: 'filled', encumbrances: 'absent' } })
    const free = flat('00:01:0001001:205', {})
    expect(cellsOf('Ограничения прав и обременения', silent, free)).toMatchObject([
      { words: 'документ не сообщает', isUnknown: true },
      { words: 'не зарегистрировано', tone: 'green' },
    ])
  })

  it('companies, cars and valued flats have their own titles', () => {
    const company = (inn: string) => report({ kind: 'company', inn })
    expect(view(company('0014010007'), company('0014010008')).title).toMatch(/компаний/)
    const car = (plate: string) => report({ kind: 'vehicle', plate })
    expect(view(car('А000АА00'), car('А001АА00')).title).toMatch(/машин/)
  })

  it('an object and a person have no common question', () => {
    expect(sideBySideView(OBJECT, person('Королев', {}))).toBeUndefined()
  })
})
