import { describe, expect, it } from 'vitest'
import { balanceOf, bookTransfer } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { TRANSFERS } from './transfers.ts'

const EMPTY: Ledger = new Map()
const paid = { bonus: 10, own: 20, card: 0 }

describe('ledger', () => {
  it('moves money from account to account', () => {
    let ledger = bookTransfer(EMPTY, TRANSFERS.topUp('u1', 500))
    ledger = bookTransfer(ledger, TRANSFERS.referralBonus('u1', 250))
    ledger = bookTransfer(ledger, TRANSFERS.payment('u1', paid))
    expect(balanceOf(ledger, 'balance', 'u1')).toBe(480)
    expect(balanceOf(ledger, 'bonus', 'u1')).toBe(240)
    expect(balanceOf(ledger, 'prepaid', 'u1')).toBe(30)
    expect([balanceOf(ledger, 'provider'), balanceOf(ledger, 'promotion')]).toEqual([-500, -250])
    expect(balanceOf(bookTransfer(ledger, TRANSFERS.delivery('u1', 30)), 'revenue')).toBe(30)
    expect(balanceOf(ledger, 'balance', 'u2')).toBe(0)
  })

  it('gives every part back to where it came from', () => {
    const parts = { bonus: 10, own: 20, card: 30 }
    expect(TRANSFERS.refund('u1', parts)).toEqual([
      { account: 'prepaid', userId: 'u1', amount: -60 },
      { account: 'bonus', userId: 'u1', amount: 10 },
      { account: 'balance', userId: 'u1', amount: 20 },
      { account: 'provider', amount: 30 },
    ])
    expect(TRANSFERS.payment('u1', parts).map(({ account, amount }) => [account, amount])).toEqual([
      ['bonus', -10],
      ['balance', -20],
      ['provider', -30],
      ['prepaid', 60],
    ])
  })

  it('books no zero and nothing for a free order', () => {
    expect(TRANSFERS.payment('u1', { bonus: 0, own: 0, card: 0 })).toEqual([])
    expect(TRANSFERS.payment('u1', paid)).toHaveLength(3)
  })

  it('refuses to spend more than the balance', () => {
    for (const entries of [
      TRANSFERS.payment('u1', { bonus: 0, own: 1, card: 0 }),
      TRANSFERS.payment('u1', { bonus: 1, own: 0, card: 0 }),
      TRANSFERS.refund('u1', paid),
      TRANSFERS.delivery('u1', 1),
    ])
      expect(() => bookTransfer(EMPTY, entries)).toThrow(
        expect.objectContaining({ code: 'payment/not-enough-money', detail: entries[0]?.account }) as unknown,
      )
  })

  it('refuses entries that do not add up', () => {
    expect(() => bookTransfer(EMPTY, [{ account: 'balance', userId: 'u1', amount: 1 }])).toThrow(
      expect.objectContaining({ code: 'payment/amount-mismatch' }) as unknown,
    )
  })

  it('leaves the books it was given alone', () => {
    bookTransfer(EMPTY, TRANSFERS.topUp('u1', 500))
    expect(EMPTY.size).toBe(0)
  })
})
