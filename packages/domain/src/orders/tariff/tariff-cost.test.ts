import { describe, expect, it } from 'vitest'
import {
  cheapestByCount,
  COMPARED_COUNTS,
  costOfSubscription,
  costWithoutSubscription,
} from './tariff-cost.ts'

const prices = { start: 499, earned: 474 }
const nothing = { paid: 0, hasEarned: false }
const bought = [
  { tariff_simple_id: 2, price: 490, days: 30, unitPrice: 449 },
  { tariff_simple_id: 3, price: 1490, days: 30, unitPrice: 424 },
  { tariff_simple_id: 4, price: 4990, days: 30, unitPrice: 374 },
]

describe('what a person really pays', () => {
  it('is the term and each check by the price of the tariff', () => {
    expect(costOfSubscription(bought[0]!, 10)).toEqual({
      total: 4980,
      subscription: 490,
      steps: [{ count: 10, unitPrice: 449 }],
    })
    expect(costOfSubscription(bought[1]!, 100).total).toBe(43_890)
    expect(costOfSubscription(bought[2]!, 0)).toEqual({ total: 4990, subscription: 4990, steps: [] })
    expect(costOfSubscription({ ...bought[0]!, price: 0.1, unitPrice: 0.2 }, 3).total).toBe(0.7)
  })

  it('falls without a subscription once what was paid is over 1500', () => {
    expect(costWithoutSubscription(prices, 1, nothing).total).toBe(499)
    // 1497 after three is not over it.
    expect(costWithoutSubscription(prices, 10, nothing)).toEqual({
      total: 4 * 499 + 6 * 474,
      subscription: 0,
      steps: [
        { count: 4, unitPrice: 499 },
        { count: 6, unitPrice: 474 },
      ],
    })
    const paid = costWithoutSubscription(prices, 10, { paid: 1126, hasEarned: false })
    expect(paid.total).toBe(499 + 9 * 474)
    expect(costWithoutSubscription(prices, 100, { paid: 1126, hasEarned: false }).total).toBe(47_425)
    expect(costWithoutSubscription(prices, 2, { paid: 1500, hasEarned: false }).total).toBe(499 + 474)
    expect(costWithoutSubscription(prices, 2, { paid: 0, hasEarned: true })).toEqual({
      total: 948,
      subscription: 0,
      steps: [{ count: 2, unitPrice: 474 }],
    })
    expect(costWithoutSubscription({ start: 0, earned: 0 }, 3, nothing).total).toBe(0)
  })

  it('is least with another tariff at another number of checks', () => {
    const none = 'none' as const
    const choices = [none, ...bought]
    const paid = { paid: 1126, hasEarned: false }
    const stretches = cheapestByCount(choices, (choice, count) =>
      choice === none
        ? costWithoutSubscription(prices, count, paid).total
        : costOfSubscription(choice, count).total,
    )
    expect(
      stretches.map(({ choice, from }) => [choice === none ? 0 : choice.tariff_simple_id, from]),
    ).toEqual([
      [0, 1],
      [2, 19],
      [3, 41],
      [4, 71],
    ])
    expect(cheapestByCount([], () => 1)).toEqual([])
    // The last count is compared, too.
    const cost = (choice: string, count: number) => (choice === 'term' ? 1000 : count * 400)
    expect(cheapestByCount(['each', 'term'], cost, 3)).toEqual([
      { choice: 'each', from: 1 },
      { choice: 'term', from: 3 },
    ])
    expect(cheapestByCount(['a', 'b'], () => 1)).toEqual([{ choice: 'a', from: 1 }])
  })
})

it('the tariffs are compared for one, ten and a hundred checks', () => {
  expect(COMPARED_COUNTS).toEqual([1, 10, 100])
})
