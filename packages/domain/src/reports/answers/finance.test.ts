import { describe, expect, it } from 'vitest'
import { financeFinding, type FinanceYear } from './finance.ts'

const accounts = (year: number, more: Partial<FinanceYear> = {}): FinanceYear => ({
  year,
  revenue: null,
  profit: null,
  liabilities: null,
  ...more,
})
/** The facts about how revenue changed, after the three of the last year. */
const growthOf = (...years: FinanceYear[]) => financeFinding(years)?.facts.slice(3)

describe('accounts of a company', () => {
  it.each([
    [1, 'Отчетность за 1 год, последняя за 2025 год'],
    [2, 'Отчетность за 2 года, последняя за 2025 год'],
    [5, 'Отчетность за 5 лет, последняя за 2025 год'],
  ])('of %d years in all are called so', (count, title) => {
    const years = Array.from({ length: count }, (_, ago) => accounts(2025 - ago))
    expect(financeFinding(years)).toMatchObject({ title, severity: 'notice' })
  })

  it('that tell nothing say so line by line, and compare nothing', () => {
    expect(financeFinding([accounts(2025)])?.facts).toEqual([
      { label: 'Выручка за 2025 год', value: 'не указано' },
      { label: 'Чистая прибыль за 2025 год', value: 'не указано' },
      { label: 'Долги на конец 2025 года', value: 'не указано' },
    ])
  })

  it('are columns by year without a series of debts that no year tells', () => {
    const years = [
      accounts(2024, { revenue: 22_800_000, profit: 1_900_000 }),
      accounts(2025, { revenue: 31_200_000, profit: 4_400_000 }),
    ]
    expect(financeFinding(years)?.figures).toEqual({
      kind: 'columns',
      title: 'Выручка и чистая прибыль, млн ₽',
      labelTitle: 'Год',
      labels: ['2024', '2025'],
      series: [
        { name: 'Выручка', values: [22.8, 31.2] },
        { name: 'Чистая прибыль', values: [1.9, 4.4] },
      ],
    })
  })
})

describe('a loss', () => {
  it('is a sum that weighs', () => {
    expect(financeFinding([accounts(2025, { profit: -2_900_000 })])).toMatchObject({
      title: 'Убыток за 2025 год',
      severity: 'critical',
      amount: 290_000_000,
    })
  })

  it.each([
    ['no profit and no loss', 0],
    ['a profit that is not told', null],
  ])('is not %s', (_what, profit) => {
    const finding = financeFinding([accounts(2025, { profit })])
    expect(finding).toMatchObject({
      title: 'Отчетность за 1 год, последняя за 2025 год',
      severity: 'notice',
    })
    expect(finding).not.toHaveProperty('amount')
  })
})

describe('revenue', () => {
  it('is compared with that of the year before, whatever came earlier', () => {
    const years = [
      accounts(2023, { revenue: 10_000_000 }),
      accounts(2024, { revenue: 20_000_000 }),
      accounts(2025, { revenue: 25_000_000 }),
    ]
    expect(growthOf(...years)).toEqual([{ label: 'Выручка к 2024 году', value: 'выросла на 25%' }])
  })

  it.each([
    ['the last year', 20_000_000, null],
    ['the year before', null, 20_000_000],
  ])('that %s does not tell neither rose nor fell', (_which, before, last) => {
    expect(growthOf(accounts(2024, { revenue: before }), accounts(2025, { revenue: last }))).toEqual([])
  })

  it('of one year alone has nothing to be compared with', () => {
    expect(growthOf(accounts(2025, { revenue: 20_000_000 }))).toEqual([])
  })

  it('that began at nothing grew by no per cent', () => {
    expect(growthOf(accounts(2024, { revenue: 0 }), accounts(2025, { revenue: 20_000_000 }))).toEqual([])
  })
})

describe('[VALID-26] sums in short', () => {
  it('have the unit that rounds nothing away: a small debt is no «0»', () => {
    const small = accounts(2025, { revenue: 40_000, profit: -30_000, liabilities: 49_000 })
    expect(financeFinding([small])?.facts.map(({ value }) => value)).toEqual([
      '40 тыс. ₽',
      '−30 тыс. ₽',
      '49 тыс. ₽',
    ])
  })

  it('are no «−0» in the figures', () => {
    const series = financeFinding([accounts(2025, { profit: -30_000 })])?.figures?.series
    expect(series?.[1]?.values).toEqual([0])
  })

  it('are millions from a million on, and nought where it is nought', () => {
    const facts = financeFinding([
      accounts(2025, { revenue: 0, profit: 50_000, liabilities: 4_400_000 }),
    ])?.facts
    expect(facts?.map(({ value }) => value)).toEqual(['0 ₽', '50 тыс. ₽', '4,4 млн. ₽'])
  })
})

it.each([
  [22_800_000, 0, 'упала до нуля'],
  [22_800_000, 22_800, 'упала больше чем на 99%'],
  [100_000_000, 100_400_000, 'почти не изменилась'],
  [100_000_000, 99_600_000, 'почти не изменилась'],
  [100_000_000, 100_000_000, 'не изменилась'],
])('revenue of %d and then of %d: %s', (before, now, value) => {
  expect(growthOf(accounts(2024, { revenue: before }), accounts(2025, { revenue: now }))).toEqual([
    { label: 'Выручка к 2024 году', value },
  ])
})
