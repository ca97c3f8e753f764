import { describe, expect, it } from 'vitest'
import { linearScale } from './linear-scale.ts'
import { numberText } from './number-text.ts'
import { seriesSummary } from './series.ts'
import { seriesTable } from './series-table.ts'
import { labelAnchor, labelStep, spreadLabels, textRoom } from './text-room.ts'
import { valueTicks } from './value-ticks.ts'

describe('linearScale', () => {
  it('keeps proportion, also downwards and outside of its domain', () => {
    const y = linearScale([0, 10], [200, 0])
    expect([y(0), y(5), y(10), y(-5)]).toEqual([200, 100, 0, 300])
  })

  it('sets the only value of a domain into the middle', () => {
    expect(linearScale([7, 7], [0, 200])(7)).toBe(100)
  })
})

describe('valueTicks', () => {
  it.each([
    [0, 31.2, [0, 10, 20, 30, 40]],
    [-3.1, 9, [-5, 0, 5, 10]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [10_400_000, 11_900_000, [10_000_000, 10_500_000, 11_000_000, 11_500_000, 12_000_000]],
    [-8, -2, [-8, -6, -4, -2]],
  ])('bounds %d and %d by round values', (low, high, ticks) => {
    expect(valueTicks(low, high)).toEqual(ticks)
  })

  it.each([0, 5, -5, 0.001])('gives at least two for the single value %d, and bounds it', (value) => {
    const ticks = valueTicks(value, value)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks[0]).toBeLessThanOrEqual(value)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(value)
  })
})

describe('labels', () => {
  it('are all written with room, and every second or third without', () => {
    const years = ['2021', '2022', '2023', '2024']
    expect(labelStep(years, 80)).toBe(1)
    expect(labelStep(years, textRoom('2021') + 8)).toBe(1)
    expect(labelStep(years, textRoom('2021') + 7)).toBe(2)
    expect(labelStep(years, 15)).toBe(3)
  })

  it('stay inside of the drawing', () => {
    expect(labelAnchor('2021', 3, 300)).toBe('start')
    expect(labelAnchor('2021', 150, 300)).toBe('middle')
    expect(labelAnchor('2021', 295, 300)).toBe('end')
  })

  it('move apart in their order and never below the plot', () => {
    expect(spreadLabels([50, 52, 10], 18, 200)).toEqual([50, 68, 10])
    expect(spreadLabels([195, 199], 18, 200)).toEqual([182, 200])
    expect(spreadLabels([20, 90], 18, 200)).toEqual([20, 90])
  })
})

describe('words of a chart', () => {
  const labels = ['2024', '2025', '2026']
  const series = [
    { name: 'Выручка', values: [12, null, 31.25] },
    { name: 'Прибыль', values: [null, -3.1, null] },
    { name: 'Долг', values: [null, null, null] },
  ]

  it('have a true minus, a comma and no breaks', () => {
    expect(numberText(-1234.56)).toBe('−1\u00a0234,6')
  })

  it('say the first and the last known value of each series', () => {
    expect(seriesSummary(labels, series, numberText)).toBe(
      'Выручка: с 12 (2024) до 31,3 (2026); Прибыль: −3,1 (2025); Долг: нет сведений',
    )
  })

  it('are all in the table, unknown values as a dash', () => {
    expect(seriesTable('Год', labels, series, numberText)).toEqual({
      heads: ['Год', 'Выручка', 'Прибыль', 'Долг'],
      rows: [
        ['2024', '12', '—', '—'],
        ['2025', '—', '−3,1', '—'],
        ['2026', '31,3', '—', '—'],
      ],
    })
  })
})
