import * as v from 'valibot'
import { expect, it } from 'vitest'
import { transactionSchema } from './transaction.ts'

it('parses a transaction', () => {
  const transaction = {
    transaction_id: 't1',
    Description: 'custom',
    Amount: 5000,
    date: '2026-11-21T10:00:00Z',
  }
  expect(v.parse(transactionSchema, transaction)).toEqual(transaction)
  expect(v.is(transactionSchema, { ...transaction, Description: undefined })).toBe(false)
})
