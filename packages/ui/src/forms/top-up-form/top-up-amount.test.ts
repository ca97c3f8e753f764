import { REQUIRED_MESSAGE } from '@proverka/domain'
import { TOP_UP_AMOUNTS, TOP_UP_MAX, TOP_UP_MIN, topUpRequest } from '@proverka/domain/orders'
import { describe, expect, it } from 'vitest'
import { choiceOf, OWN_AMOUNT, ownAmountRule, TOP_UP_MESSAGE, topUpAmount } from './top-up-amount.ts'

const isTaken = (amount: number) => {
  try {
    return topUpRequest(amount, { paymentSource: 'test' }).metadata.amount === amount
  } catch {
    return false
  }
}

describe('the amount of a top-up', () => {
  it.each([TOP_UP_MIN, TOP_UP_MAX, 0.99, 1.5, 1.555, TOP_UP_MAX + 1, 0])(
    'is judged as the order judges it: %d',
    (amount) => {
      expect(ownAmountRule(String(amount), OWN_AMOUNT) === undefined).toBe(isTaken(amount))
    },
  )

  it('names the limits, and asks for an amount that is missing', () => {
    expect(ownAmountRule('500001', OWN_AMOUNT)).toBe(TOP_UP_MESSAGE)
    expect(TOP_UP_MESSAGE.replaceAll('\u00a0', ' ')).toBe('Укажите сумму от 1 до 500 000 ₽')
    expect(ownAmountRule('', OWN_AMOUNT)).toBe(REQUIRED_MESSAGE)
  })

  it('is the offered one while that is chosen, whatever the other field holds', () => {
    expect(ownAmountRule('0', '500')).toBeUndefined()
    expect(topUpAmount('500', '7')).toBe(500)
    expect(topUpAmount(OWN_AMOUNT, '7.5')).toBe(7.5)
    expect(topUpAmount(OWN_AMOUNT, '')).toBeNaN()
  })

  it('begins with what the page wants', () => {
    expect(choiceOf(5000)).toEqual({ choice: '5000', own: '' })
    expect(choiceOf(720)).toEqual({ choice: OWN_AMOUNT, own: '720' })
    expect(choiceOf(undefined)).toEqual({ choice: String(TOP_UP_AMOUNTS[1]), own: '' })
  })
})
