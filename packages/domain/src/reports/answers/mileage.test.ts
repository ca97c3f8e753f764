import { describe, expect, it } from 'vitest'
import { firstRollback, leastDriven, mileageFinding } from './mileage.ts'

const reading = (date: string, kilometres: number, from = 'техосмотр') => ({ date, kilometres, from })

describe('an odometer that was turned back', () => {
  const turnedBack = [
    reading('2026-09-07', 118_000),
    reading('2020-04-20', 90_000, 'сервис'),
    reading('2022-08-10', 141_000),
    reading('2024-02-06', 79_000, 'объявление'),
  ]

  it('is reported with its reading, the least distance of the car, and the days between which it happened', () => {
    expect(mileageFinding(turnedBack)).toMatchObject({
      title: 'Пробег скручен не меньше чем на 62\u00a0000 км',
      severity: 'critical',
      facts: [
        { label: 'На приборе', value: '118\u00a0000 км, 07.09.2026' },
        {
          label: 'По расчету',
          value:
            'не меньше 180\u00a0000 км: 141\u00a0000 км до скрутки и 39\u00a0000 км по записям после нее',
        },
        { label: 'Наибольшее показание', value: '141\u00a0000 км' },
        { label: 'Показание пошло назад', value: 'между 10.08.2022 и 06.02.2024' },
        { label: 'Кто записал', value: 'сервис, техосмотр, объявление' },
      ],
    })
  })

  it('is a line chart by date under its own title', () => {
    expect(mileageFinding(turnedBack)?.figures).toEqual({
      kind: 'line',
      title: 'Пробег по датам, тыс. км',
      labelTitle: 'Дата',
      labels: ['20.04.2020', '10.08.2022', '06.02.2024', '07.09.2026'],
      series: [{ name: 'Пробег', values: [90, 141, 79, 118] }],
      columns: [
        { name: 'С прошлого раза, км', values: ['', '+51\u00a0000', '−62\u00a0000', '+39\u00a0000'] },
        { name: 'Кто записал', values: ['сервис', 'техосмотр', 'объявление', 'техосмотр'] },
      ],
    })
  })
})

it.each([
  ['that only grew', [50_000, 90_000, 140_000], -1],
  ['that grew and fell', [50_000, 90_000, 140_000, 40_000, 80_000], 3],
  ['500 km lower than before', [90_000, 89_500], -1],
  ['501 km lower than before', [90_000, 89_499], 1],
  ['of which there is one', [90_000], -1],
  ['of which there is none', [], -1],
])('readings %s: %j went back at place %d', (_what, values, place) => {
  expect(firstRollback(values)).toBe(place)
})

it('a car that stood still drove nothing, with no sign before the nought', () => {
  const finding = mileageFinding([reading('2024-05-01', 96_000), reading('2025-05-02', 96_000)])
  expect(finding?.severity).toBe('notice')
  expect(finding?.figures?.columns?.[0]?.values).toEqual(['', '0'])
})

it('two readings of one day are not a rollback, whichever is written first', () => {
  const [more, less] = [reading('2024-05-01', 96_600), reading('2024-05-01', 96_000)]
  for (const readings of [
    [more, less],
    [less, more],
  ])
    expect(mileageFinding(readings)).toMatchObject({
      title: 'Последний пробег: 96\u00a0600 км',
      severity: 'notice',
    })
})

describe('slips of the pen', () => {
  it('add nothing to what was driven', () => {
    expect(leastDriven([100_400, 100_000, 141_000, 79_000])).toEqual([100_400, 100_400, 141_000, 141_000])
    expect(leastDriven([90, 141, 79, 118], 0.5)).toEqual([90, 141, 141, 180])
  })

  it('one after another are no slips: together they took off more', () => {
    expect(firstRollback([100_000, 99_600, 99_200, 98_800])).toBe(2)
    expect(firstRollback([100_000, 99_600, 100_200, 99_900])).toBe(-1)
  })
})

it('an odometer that was turned back twice is reported with both', () => {
  const readings = [100_000, 99_000, 150_000, 40_000].map((kilometres, year) =>
    reading(`${2020 + year}-05-01`, kilometres),
  )
  expect(mileageFinding(readings)).toMatchObject({
    title: 'Пробег скручен не меньше чем на 111\u00a0000 км',
    facts: [
      {},
      {
        value: 'не меньше 151\u00a0000 км: 100\u00a0000 км до скрутки и 51\u00a0000 км по записям после нее',
      },
      { value: '150\u00a0000 км' },
      { value: 'между 01.05.2020 и 01.05.2021; между 01.05.2022 и 01.05.2023' },
      {},
    ],
  })
})
