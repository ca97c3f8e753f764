import { describe, expect, it } from 'vitest'
import accounts from '../../../fixtures/bank-account.json' with { type: 'json' }
import { isBankAccount, isBik } from './bank-account.ts'

describe('an account at a bank', () => {
  it.each(accounts.valid)('takes %j at %j', (account, bik) => expect(isBankAccount(account, bik)).toBe(true))
  it.each(accounts.invalid)('refuses %j at %j', (account, bik) =>
    expect(isBankAccount(account, bik)).toBe(false),
  )
  it('refuses what is no text', () => {
    expect(isBankAccount(40702810000000000001n, '040000777')).toBe(false)
    expect(isBankAccount('40702810000000000001', 40000777)).toBe(false)
  })
  it('differs by each of its digits', () => {
    const account = '40702810000000000001'
    for (let place = 0; place < account.length; place++) {
      const other = (Number(account[place]) + 1) % 10
      expect(isBankAccount(account.slice(0, place) + other + account.slice(place + 1), '040000777')).toBe(
        false,
      )
    }
  })
})

it('takes the code of a bank in Russia alone', () => {
  expect(['044525225', '040000777'].map(isBik)).toEqual([true, true])
  expect(['044525', '0445252251', '144525225', '04452522A', ' 44525225', 44525225, null].map(isBik)).toEqual(
    Array.from({ length: 7 }, () => false),
  )
})
