import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemShares, planPayment, sumOfParts } from './payment-plan.ts'
import type { ItemToPay, PaidParts } from './payment-plan.ts'

const item = (kopecks: number, urgent = false): ItemToPay => ({ kopecks, urgent })
const parts = (bonus: number, own: number, card: number): PaidParts => ({ bonus, own, card })
const code = (value: string) => expect.objectContaining({ code: value }) as unknown

const invalid = (detail: string) => expect.objectContaining({ code: 'input/invalid', detail }) as unknown

const anyItems = fc.array(fc.record({ kopecks: fc.oneof(fc.nat(300), fc.nat(1e14)), urgent: fc.boolean() }), {
  maxLength: 12,
})
const anyAccount = fc.record({ own: fc.nat(1e14), bonus: fc.oneof(fc.nat(500), fc.nat(1e14)) })

describe('payment plan', () => {
  it('takes the bonus first and own money for the rest', () => {
    expect(planPayment([item(50_000)], { own: 30_000, bonus: 20_000 }, true)).toEqual({
      source: 'balance',
      ...parts(20_000, 30_000, 0),
    })
    expect(planPayment([item(100)], { own: 0, bonus: 250 }, true)).toMatchObject(parts(100, 0, 0))
  })

  it('is all or nothing: a kopeck short, or not asked for, and the card pays all', () => {
    expect(planPayment([item(50_000)], { own: 29_999, bonus: 20_000 }, true)).toEqual({
      source: 'card',
      ...parts(0, 0, 50_000),
    })
    expect(planPayment([item(50_000)], { own: 99_999, bonus: 0 }, false).source).toBe('card')
  })

  it('pays an urgent item with own money only', () => {
    const account = { own: 0, bonus: 250_000 }
    expect(planPayment([item(50_000, true)], account, true).source).toBe('card')
    expect(planPayment([item(50_000)], account, true).source).toBe('balance')
    expect(planPayment([item(50_000, true), item(10_000)], { own: 50_000, bonus: 10_000 }, true)).toEqual({
      source: 'balance',
      ...parts(10_000, 50_000, 0),
    })
  })

  it('takes nothing for a free order', () => {
    const free = { source: 'free', ...parts(0, 0, 0) }
    expect(planPayment([item(0)], { own: 100, bonus: 100 }, true)).toEqual(free)
    expect(planPayment([], { own: 0, bonus: 0 }, false)).toEqual(free)
  })

  it('takes the price exactly, never more than there is', () => {
    fc.assert(
      fc.property(anyItems, anyAccount, fc.boolean(), (items, account, asked) => {
        const plan = planPayment(items, account, asked)
        expect(sumOfParts(plan)).toBe(items.reduce((sum, { kopecks }) => sum + kopecks, 0))
        expect(plan.bonus <= account.bonus && plan.own <= account.own).toBe(true)
        expect(plan.card > 0).toBe(plan.source === 'card')
      }),
    )
  })

  it('refuses invalid amounts', () => {
    const account = { own: 0, bonus: 0 }
    expect(() => planPayment([item(0.5)], account, true)).toThrow(invalid('kopecks'))
    expect(() => planPayment([item(2 ** 53 - 1), item(1)], account, true)).toThrow(invalid('total'))
    expect(() => planPayment([item(1)], { ...account, own: NaN }, true)).toThrow(invalid('own'))
    expect(() => planPayment([item(1)], { ...account, bonus: -1 }, true)).toThrow(invalid('bonus'))
  })
})

describe('shares of the items', () => {
  it('spread the bonus by the prices', () => {
    expect(itemShares([item(10_000), item(30_000)], parts(20_000, 20_000, 0))).toEqual([
      parts(5_000, 5_000, 0),
      parts(15_000, 15_000, 0),
    ])
  })

  it('leave no kopeck over', () => {
    expect(itemShares([item(100), item(100), item(100)], parts(100, 200, 0))).toEqual([
      parts(33, 67, 0),
      parts(33, 67, 0),
      parts(34, 66, 0),
    ])
  })

  it('keep the bonus out of urgent items, and the card for all', () => {
    expect(itemShares([item(100, true), item(100)], parts(50, 150, 0))).toEqual([
      parts(0, 100, 0),
      parts(50, 50, 0),
    ])
    expect(itemShares([item(100, true), item(1)], parts(0, 0, 101))).toEqual([
      parts(0, 0, 100),
      parts(0, 0, 1),
    ])
    expect(itemShares([item(0)], parts(0, 0, 0))).toEqual([parts(0, 0, 0)])
  })

  it('give back exactly what was paid, each part to its place, for every order', () => {
    fc.assert(
      fc.property(anyItems, anyAccount, fc.boolean(), (items, account, asked) => {
        const plan = planPayment(items, account, asked)
        const shares = itemShares(items, plan)
        for (const part of ['bonus', 'own', 'card'] as const)
          expect(shares.reduce((sum, share) => sum + share[part], 0)).toBe(plan[part])
        expect(shares.map(sumOfParts)).toEqual(items.map(({ kopecks }) => kopecks))
        expect(shares.flatMap(Object.values).every((amount: number) => amount >= 0)).toBe(true)
        expect(shares.every(({ bonus }, index) => bonus === 0 || items[index]?.urgent === false)).toBe(true)
      }),
    )
  })

  it('refuse parts that do not pay the items', () => {
    const mismatch = code('payment/amount-mismatch')
    expect(() => itemShares([item(100)], parts(0, 99, 0))).toThrow(mismatch)
    expect(() => itemShares([item(100)], parts(0, 50, 50))).toThrow(mismatch)
    expect(() => itemShares([item(100)], parts(50, 0, 50))).toThrow(mismatch)
    expect(() => itemShares([item(100, true), item(10)], parts(11, 99, 0))).toThrow(mismatch)
    expect(() => itemShares([item(100)], parts(-1, 101, 0))).toThrow(invalid('paid'))
  })
})
