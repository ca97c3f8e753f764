import { describe, expect, it } from 'vitest'
import type { Finding } from '../../reports/report/report.ts'
import { casesByYear } from './cases-by-year.ts'

const courtCase = (title: string, role?: string, end?: string): Finding => ({
  title,
  severity: 'warning',
  facts: [
    ...(role === undefined ? [] : [{ label: 'Роль', value: role }]),
    ...(end === undefined ? [] : [{ label: 'Итог', value: end }]),
  ],
})

const labelsOf = (...titles: string[]) => casesByYear(titles.map((title) => courtCase(title)))?.labels

describe('the year of a case', () => {
  it.each([
    [
      ['Дело А00-1/1998', 'Дело А00-2/2001'],
      ['1998', '1999', '2000', '2001'],
    ],
    [['Дело А00-1/2025 (апелляция)', 'Дело А00-2/2025'], ['2025']],
    [
      ['Дело 2-7/2025~М-14/2024', 'Дело А00-2/2026'],
      ['2025', '2026'],
    ],
  ])('of %j is %j', (titles, labels) => {
    expect(labelsOf(...titles)).toEqual(labels)
  })

  it.each(['Дело А00-1/20250', 'Дело А00-1/1825', 'Дело А00-1/25', 'Дело 2025', 'Запись 00/14'])(
    'is not guessed from «%s»',
    (title) => {
      expect(labelsOf(title, 'Дело А00-2/2026')).toBeUndefined()
    },
  )
})

describe('cases of a party by year', () => {
  it('are counted by role where no source says how one ended', () => {
    const figures = casesByYear([
      courtCase('Дело А00-1/2025', 'ответчик', 'идет'),
      courtCase('Дело А00-2/2026', 'ответчик'),
    ])
    expect(figures).toEqual({
      kind: 'columns',
      title: 'Дела по годам',
      labelTitle: 'Год',
      labels: ['2025', '2026'],
      series: [{ name: 'Ответчик', values: [1, 1] }],
    })
  })

  it('have no column for ends and roles that do not occur', () => {
    const figures = casesByYear([
      courtCase('Дело А00-1/2025', 'истец', 'иск удовлетворен'),
      courtCase('Дело А00-2/2026', 'истец', 'взыскано'),
    ])
    expect(figures?.series).toEqual([{ name: 'Выиграно', values: [1, 1] }])
    expect(figures?.columns).toEqual([{ name: 'Истец', values: ['1', '1'] }])
  })

  it.each([
    ['Иск не  удовлетворен', 'lost'],
    ['Оставить без рассмотрения', 'other'],
    ['Заявление возвратить', 'other'],
    ['Признать должника банкротом, взыскать расходы', 'other'],
    ['Признать несостоятельным, взыскать расходы', 'other'],
    ['Отказ от иска принят', 'other'],
    ['Отказ заявителя принят', 'other'],
    ['Отказать истцам', 'lost'],
    ['Взыскано', 'won'],
    ['Жалобу удовлетворить', 'won'],
    ['Рассмотрено', 'other'],
  ])('of a plaintiff that end so: %s', (end, outcome) => {
    const known = courtCase('Дело А00-1/2025', 'ответчик', 'в иске отказано')
    const names = { won: 'Выиграно', lost: 'Проиграно', other: 'Другой итог или идет' }
    const { series = [] } = casesByYear([known, courtCase('Дело А00-2/2026', 'истец', end)]) ?? {}
    expect(series.find(({ values }) => values[1] === 1)?.name).toBe(names[outcome as keyof typeof names])
  })

  it('are neither won nor lost by who is not a party, also where no role is given', () => {
    const won = courtCase('Дело А00-1/2025', 'истец', 'взыскано')
    const figures = casesByYear([won, courtCase('Дело А00-2/2026', undefined, 'взыскано')])
    expect(figures?.series).toEqual([
      { name: 'Выиграно', values: [1, 0] },
      { name: 'Другой итог или идет', values: [0, 1] },
    ])
    expect(figures?.columns).toEqual([
      { name: 'Истец', values: ['1', '0'] },
      { name: 'Другая роль', values: ['0', '1'] },
    ])
  })
})

it.each([
  'Решение оставлено без изменения, жалоба без удовлетворения',
  'Иск удовлетворен, во встречном иске отказано',
  'В отмене заочного решения отказано',
])('no side has won by «%s», which means nothing without the earlier decision', (end) => {
  const cases = ['Дело А00-1/2025', 'Дело А00-2/2025'].map((title) => courtCase(title, 'ответчик', end))
  expect(casesByYear(cases)?.title).toBe('Дела по годам')
})
