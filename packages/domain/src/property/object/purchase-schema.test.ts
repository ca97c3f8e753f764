import * as v from 'valibot'
import { expect, it } from 'vitest'
import { purchaseSchema } from './purchases.ts'

it('[ENTITY-13] parses a purchase', () => {
  const purchase = {
    product_name: 'EgrnObject',
    status: 'done',
    created_date: '2026-11-21',
    metadata: {
      diffStatement: {
        amount_of_owners: true,
        date_rights: false,
        registration_number_of_rights: '',
        encumbrance: null,
      },
    },
    data: { difference: { is_checked: true } },
  }
  expect(v.parse(purchaseSchema, purchase)).toEqual(purchase)
  expect(v.is(purchaseSchema, { ...purchase, created_date: 5 })).toBe(false)
  expect(v.is(purchaseSchema, { ...purchase, metadata: { diffStatement: 'x' } })).toBe(false)
  expect(v.is(purchaseSchema, { ...purchase, data: { difference: 'x' } })).toBe(false)
  expect(v.is(purchaseSchema, { ...purchase, data: { difference: { is_checked: 'x' } } })).toBe(false)
  const { metadata: _metadata, data: _data, ...bare } = purchase
  expect(v.parse(purchaseSchema, { ...bare, metadata: { more: 1 } })).toEqual({
    ...bare,
    metadata: { more: 1 },
  })
})
