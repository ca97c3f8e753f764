import { expect, it } from 'vitest'
import { priceSeries } from './price-series.ts'

const row = (month: string, price: number) => ({ month, price, count: 1 })

it('puts both rows over the same months and leaves a month that is not known empty', () => {
  expect(priceSeries([row('2026-11', 137_840)], [row('2026-11', 127_000), row('2025-12', 118_049)])).toEqual({
    labels: ['12.2025', '11.2026'],
    house: [null, 137.8],
    area: [118, 127],
  })
  expect(priceSeries([], [])).toEqual({ labels: [], house: [], area: [] })
})
