import { describe, expect, it } from 'vitest'
import type { Figures } from '../../reports/report/report.ts'
import { figureText } from '../../format/figure-text.ts'
import { figuresView } from './figures-view.ts'

describe('a figure in words', () => {
  it.each([
    [1234.56, '1\u00a0234,6'],
    [1_234_567, '1\u00a0234\u00a0567'],
    [-2900, '−2\u00a0900'],
    [0, '0'],
    [4.04, '4'],
  ])('%d is «%s»', (value, words) => {
    expect(figureText(value)).toBe(words)
  })
})

describe('figures with their table', () => {
  const FIGURES: Figures = {
    kind: 'columns',
    title: 'Выручка и прибыль, млн ₽',
    labelTitle: 'Год',
    labels: ['2024', '2025'],
    series: [
      { name: 'Выручка', values: [22.8, 0] },
      { name: 'Прибыль', values: [null] },
    ],
  }

  it('say «—» for what the source does not have, and a zero where it says zero', () => {
    expect(figuresView(FIGURES)).toEqual({
      ...FIGURES,
      heads: ['Год', 'Выручка', 'Прибыль'],
      rows: [
        ['2024', '22,8', '—'],
        ['2025', '0', '—'],
      ],
    })
  })

  it('have columns in words after those of the drawing', () => {
    const { heads, rows } = figuresView({
      ...FIGURES,
      columns: [{ name: 'Кто записал', values: ['', 'ФНС'] }],
    })
    expect(heads).toEqual(['Год', 'Выручка', 'Прибыль', 'Кто записал'])
    expect(rows).toEqual([
      ['2024', '22,8', '—', '—'],
      ['2025', '0', '—', 'ФНС'],
    ])
  })
})
