import * as v from 'valibot'
import { expect, it } from 'vitest'
import { movementSchema, transactionSchema } from './transaction.ts'

const transaction = {
  transaction_id: 't1',
  Description: 'custom',
  Amount: 5000,
  date: '2026-11-21T10:00:00Z',
}

it('parses a transaction', () => {
  expect(v.parse(transactionSchema, transaction)).toEqual(transaction)
  expect(v.is(transactionSchema, { ...transaction, Description: undefined })).toBe(false)
})

it('tells own money and bonus of a movement apart, and what both came to', () => {
  const movement = { ...transaction, kind: 'top-up', own: 5000, bonus: 0, balance: 5250 }
  expect(v.parse(movementSchema, movement)).toEqual(movement)
  for (const key of ['kind', 'own', 'bonus', 'balance'])
    expect([key, v.is(movementSchema, { ...movement, [key]: undefined })]).toEqual([key, false])
  expect(v.is(movementSchema, { ...movement, kind: 'gift' })).toBe(false)
})
