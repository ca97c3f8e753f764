import { initialCart } from '@proverka/domain/orders'
import { expect, it } from 'vitest'
import { ownerCart, ownerOfCart } from './owner-cart.ts'

const OWNER = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  birthDate: '1987-03-14',
  passport: '0000000123',
  separated_name: true,
}

it('names the object and the owner, whom the next form begins with', () => {
  const cart = ownerCart('p1', {
    objectKey: '00:14:0203005:1047',
    ownersData: [OWNER],
    purpose: 'purchase',
    ground: 'contract',
  })
  expect(cart).toMatchObject({
    objectKey: '00:14:0203005:1047',
    items: ['p1'],
    itemsData: { p1: { purpose: 'purchase', ground: 'contract' } },
  })
  const { separated_name: _, ...person } = OWNER
  expect(ownerOfCart(cart)).toEqual(person)
  expect(ownerOfCart(initialCart())).toEqual({})
})
