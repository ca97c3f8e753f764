import { expect, it } from 'vitest'
import { type MarketFact, monthsBetween, observeMarketFact } from './market-fact.ts'

const fact: MarketFact = {
  id: '1',
  kind: 'advert',
  source: 'doma.example.com',
  houseId: 1,
  district: 'Садовый',
  address: 'ул. Примерная, д. 1',
  rooms: 2,
  floor: 3,
  area: 50,
  prices: [{ day: '2026-01-10', price: 5_000_000 }],
  until: '2026-04-01',
}

it.each([
  ['an advert', 'advert', '2026-09-28', '2026-09-29'],
  ['a sale', 'deal', '2028-03-31', '2028-04-01'],
] as const)('%s is known up to its last day and no longer', (_name, kind, last, next) => {
  expect(observeMarketFact({ ...fact, kind }, last)).toEqual({
    fact: { ...fact, kind },
    day: '2026-04-01',
    price: 5_000_000,
  })
  expect(observeMarketFact({ ...fact, kind }, next)).toBeUndefined()
})

it('a month has 30.4375 days: four years are 48 months', () => {
  expect(monthsBetween('2022-03-01', '2026-03-01')).toBe(48)
  expect(monthsBetween('2026-03-01', '2022-03-01')).toBe(-48)
})
