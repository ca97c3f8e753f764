import { expect, it } from 'vitest'
import { salesByYear } from './sales-by-year.ts'

const sale = (date: string, price: number) => ({ date, price })

it('gives each year from the first sale to the last, one without a sale too', () => {
  const flats = [
    { area: 50, sales: [sale('2024-03-01', 5_000_000), sale('2022-01-31', 4_000_000)] },
    { area: 40, sales: [sale('2024-12-31', 4_800_000)] },
  ]
  expect(salesByYear(flats)).toEqual([
    { year: '2022', perMetre: 80_000, count: 1 },
    { year: '2023', perMetre: null, count: 0 },
    { year: '2024', perMetre: 110_000, count: 2 },
  ])
})

it('takes the middle: one odd price moves nothing', () => {
  const flats = [1_000, 100_000, 102_000].map((perMetre) => ({
    area: 10,
    sales: [sale('2025-05-05', perMetre * 10)],
  }))
  expect(salesByYear(flats)).toEqual([{ year: '2025', perMetre: 100_000, count: 3 }])
})

it('counts a flat without an area and makes up no price of a metre', () => {
  expect(salesByYear([{ area: null, sales: [sale('2025-05-05', 9)] }])).toEqual([
    { year: '2025', perMetre: null, count: 1 },
  ])
  expect(salesByYear([{ area: 50, sales: [] }])).toEqual([])
})
