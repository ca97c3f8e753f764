import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCTS } from '../catalogue/products.ts'
import { leadingTypesOf } from '../catalogue/task-types.ts'
import { planPayment, partsOfSum, sumOfParts } from '../payment/payment-plan.ts'
import {
  refundCondition,
  refundNotes,
  refundPromises,
  refundPromiseText,
  refundShares,
} from './refund-promise.ts'

const itemArbitrary = fc.record({
  product_name: fc.constantFrom('EgrnObject', 'BailiffCheck', 'CreditRating'),
  kopecks: fc.integer({ min: 0, max: 1_000_000 }),
  urgent: fc.boolean(),
})
const orderArbitrary = fc.array(itemArbitrary, { minLength: 1, maxLength: 5 })

describe('[TRUST-15] what comes back for a part', () => {
  it('is before the payment to the kopeck what it is after it, whatever paid', () => {
    fc.assert(
      fc.property(
        orderArbitrary,
        fc.nat(3_000_000),
        fc.nat(3_000_000),
        fc.boolean(),
        (items, own, bonus, useBalance) => {
          const promised = refundPromises(items).map(({ amount }) => amount)
          const paid = planPayment(items, { own, bonus }, useBalance)
          const returned = refundShares(items, paid).map(sumOfParts)
          expect(promised).toEqual(returned.filter((kopecks) => kopecks > 0))
        },
      ),
    )
  })

  it('is less by what went back already', () => {
    fc.assert(
      fc.property(orderArbitrary, fc.nat(2_000_000), fc.nat(1_000_000), (items, bonus, sum) => {
        const paid = planPayment(items, { own: 9_000_000, bonus }, true)
        const whole = refundShares(items, paid)
        const [first = { bonus: 0, own: 0, card: 0 }] = whole
        const returned = partsOfSum(first, Math.min(sum, sumOfParts(first)))
        const [left, ...others] = refundShares(
          items.map((item, index) => (index === 0 ? { ...item, returned } : item)),
          paid,
        )
        expect(left && sumOfParts(left) + sumOfParts(returned)).toBe(sumOfParts(first))
        expect(others).toEqual(whole.slice(1))
      }),
    )
  })

  it('is nothing for what costs nothing', () => {
    const free = { product_name: 'BailiffFree', kopecks: 0, urgent: false }
    expect(refundPromises([free])).toEqual([])
  })

  it('comes within the whole term of the offer where people obtain the answer (DEC-19)', () => {
    const extract = { product_name: 'EgrnObject', kopecks: 49_900, urgent: false }
    const texts = (obtained: readonly string[]) => refundPromises([extract], obtained).map(refundPromiseText)
    expect(texts([])).toEqual(['Вернем 499\u00a0₽, если Росреестр не ответит в срок или откажет.'])
    expect(texts(['EgrnObject'])).toEqual([
      'Вернем 499\u00a0₽, если Росреестр не ответит за 7\u00a0рабочих дней или откажет.',
    ])
    expect(refundPromiseText({ amount: 1_049_950, condition: 'x' })).toBe(
      'Вернем 10\u00a0499,50\u00a0₽, если x.',
    )
  })
})

describe('[TRUST-15] what is to be known beside the promises', () => {
  it('is what the rules of the ordered products say', () => {
    const late = expect.stringMatching(/позже срока/)
    const owner = expect.stringMatching(/^Не назовете собственника — через 3\sрабочих дня/)
    expect(refundNotes(['BailiffCheck'])).toHaveLength(2)
    expect(refundNotes(['EgrnObject'], ['EgrnObject'])).toContainEqual(late)
    expect(refundNotes(['EgrnObject'])).not.toContainEqual(late)
    expect(refundNotes(['EgrnObject', 'RiskAssessmentOwner'])).toContainEqual(owner)
    expect(refundNotes(['PersonCheck'])).not.toContainEqual(owner)
  })
})

describe('[TRUST-15] the condition on which a price comes back', () => {
  it.each([
    ['EgrnRightList', 'Росреестр не ответит в срок или откажет'],
    ['BailiffCheck', 'ФССП не ответит в срок или откажет'],
    ['PersonCheck', 'на главный вопрос, «Исполнительные производства» (ФССП), не будет ответа в срок'],
    [
      'RiskAssessmentOwner',
      'на главный вопрос, «Исполнительные производства» (ФССП), не будет ответа в срок ни об одном из собственников',
    ],
    [
      'CreditRating',
      'ни на один из главных вопросов не будет ответа в срок: «Исполнительные производства» (ФССП), «Банкротство» (ЕФРСБ)',
    ],
    ['CostAssessment', 'похожих квартир слишком мало и цену назвать нельзя'],
    ['ProductOfANewerVersion', 'источник не ответит в срок или откажет'],
  ])('of %s is that none of its leading questions is answered', (product, condition) => {
    expect(refundCondition(product)).toBe(condition)
  })

  it('names each leading question of each product that has lesser ones, and its source', () => {
    for (const { product_name, checks, subject } of PRODUCTS) {
      const condition = refundCondition(product_name)
      expect(condition).not.toContain('undefined')
      if (checks.length < 2 || subject === 'flat') continue
      expect(condition.match(/» \(/gu)).toHaveLength(leadingTypesOf(product_name).length)
    }
  })
})
