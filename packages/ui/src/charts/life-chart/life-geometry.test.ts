import { expect, it } from 'vitest'
import { lifeGeometry } from './life-geometry.ts'

const LIFE = {
  from: '2017-04-20',
  to: '2026-11-21',
  points: [
    { date: '2020-03-15', value: 74 },
    { date: '2022-08-10', value: 141 },
    { date: '2024-02-06', value: 79 },
    { date: '2026-09-07', value: 118 },
  ],
  calculated: [
    { date: '2022-08-10', value: 141 },
    { date: '2026-09-07', value: 180 },
  ],
  lanes: [
    {
      name: 'Хозяева',
      events: [
        { from: '2017-04-20', to: '2020-07-02', sign: '1-й' },
        { from: '2020-07-02', to: '2026-11-21', sign: '2-й' },
      ],
    },
    { name: 'ДТП', events: [{ from: '2022-04-02', sign: 'ДТП' }] },
  ],
}

it('keeps the distance of days: two years are twice as long as one', () => {
  const { years } = lifeGeometry(LIFE, 800)
  const [first, second, third] = years
  expect((third?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(((second?.x ?? 0) - (first?.x ?? 0)) * 2, 0)
  expect(first?.year).toBe(2018)
})

it('stays inside of its frame at every width', () => {
  for (const width of [280, 390, 800, 1200]) {
    const plot = lifeGeometry(LIFE, width)
    const xs = plot.lanes.flatMap(({ events }) => events.flatMap((event) => [event.x, event.x + event.width]))
    expect([width, Math.min(...xs) >= 0, Math.max(...xs) <= width]).toEqual([width, true, true])
    expect(plot.points.every(({ y }) => y >= 0 && y <= plot.bottom)).toBe(true)
  }
})

it('tells the one fall, writes a sign where it has room, and makes a day no stretch', () => {
  const plot = lifeGeometry(LIFE, 800)
  expect(plot.falls.map((fall) => [fall.from.value, fall.to.value])).toEqual([[141, 79]])
  expect(plot.calculatedEnd?.value).toBe(180)
  expect(plot.lanes.map(({ events }) => events.map(({ sign, isDay }) => [sign, isDay]))).toEqual([
    [
      ['1-й', false],
      ['2-й', false],
    ],
    [['', true]],
  ])
})

it('has no plot without readings', () => {
  const plot = lifeGeometry({ ...LIFE, points: [], calculated: [] }, 800)
  expect([plot.ticks, plot.points, plot.path]).toEqual([[], [], ''])
  expect(plot.height).toBeLessThan(lifeGeometry(LIFE, 800).height)
})
