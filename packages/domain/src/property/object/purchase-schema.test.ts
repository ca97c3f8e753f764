import * as v from 'valibot'
import { expect, it } from 'vitest'
import { purchaseSchema } from './purchases.ts'

it('[ENTITY-13] parses a purchase', () => {
  const purchase = {
    order_item_id: 'i1',
    product_id: 'p1',
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка ЕГРН об объекте',
    price: 499,
    status: 'done',
    created_date: '2026-11-21',
    metadata: {
      diffStatement: {
        amount_of_owners: { before: '1', after: '2' },
        date_rights: false,
        registration_number_of_rights: false,
        encumbrance: false,
      },
    },
    data: { difference: { is_checked: true } },
  }
  expect(v.parse(purchaseSchema, purchase)).toEqual(purchase)
  expect(v.is(purchaseSchema, { ...purchase, created_date: 5 })).toBe(false)
  expect(v.is(purchaseSchema, { ...purchase, metadata: { diffStatement: 'x' } })).toBe(false)
  expect(v.is(purchaseSchema, { ...purchase, data: { difference: 'x' } })).toBe(false)
  expect(v.is(purchaseSchema, { ...purchase, data: { difference: { is_checked: 'x' } } })).toBe(false)
  expect(v.is(purchaseSchema, { ...purchase, metadata: {}, data: undefined })).toBe(true)
})
