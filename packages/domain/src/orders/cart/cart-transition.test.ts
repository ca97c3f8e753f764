import { expect, it } from 'vitest'
import { cartTransition } from './cart-transition.ts'
import type { CartEvent } from './cart-transition.ts'
import { initialCart } from './cart.ts'

const filling: readonly CartEvent[] = [
  { kind: 'object-chosen', objectKey: 'k1', objectAddress: 'г. Образцовск' },
  { kind: 'added', productIds: ['p1', 'p2', 'p1'] },
  { kind: 'data-given', productId: 'p2', data: { a: 1 } },
  { kind: 'removed', productId: 'p1' },
  { kind: 'owners-given', owners: [{ lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }] },
  { kind: 'insurance-switched', isOn: true },
  { kind: 'coupon-typed', coupon: 'SALE' },
]
const full = filling.reduce(cartTransition, initialCart())

it('is filled by its events', () => {
  expect(full).toEqual({
    ...initialCart(),
    objectKey: 'k1',
    objectAddress: 'г. Образцовск',
    items: ['p2'],
    itemsData: { p2: { a: 1 } },
    owners: [{ lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }],
    riskInsurance: true,
    coupon: 'SALE',
  })
})

it('does not change while its order is placed', () => {
  const started = cartTransition(full, { kind: 'order-started' })
  expect(started).toEqual({ ...full, loading: true })
  for (const event of filling) expect(cartTransition(started, event)).toBe(started)
  expect(cartTransition(started, { kind: 'order-ended' })).toEqual(full)
  const other: CartEvent = { kind: 'object-chosen', objectKey: undefined }
  expect(cartTransition(full, other)).toBe(full)
})

it('is empty after a payment, for the same object', () => {
  const started = cartTransition(full, { kind: 'order-started' })
  expect(cartTransition(started, { kind: 'paid' })).toEqual({
    ...initialCart(),
    objectKey: 'k1',
    objectAddress: 'г. Образцовск',
  })
})
