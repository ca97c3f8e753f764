import { initialCart } from '@proverka/domain/orders'
import { expect, it } from 'vitest'
import { ownerCart, ownersOfCart } from './owner-cart.ts'

const OWNER = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  birthDate: '1987-03-14',
  passport: '0000000123',
  separated_name: true,
}

const SECOND = { lastName: 'Ладогина', firstName: 'Вера', birthDate: '1990-05-02', separated_name: true }

it('names the object and the owners, whom the next form begins with', () => {
  const cart = ownerCart('p1', {
    objectKey: '00:14:0203005:1047',
    ownersData: [OWNER, SECOND],
    purpose: 'purchase',
    ground: 'contract',
  })
  expect(cart).toMatchObject({
    objectKey: '00:14:0203005:1047',
    items: ['p1'],
    itemsData: { p1: { purpose: 'purchase', ground: 'contract' } },
  })
  const { separated_name: _, ...person } = OWNER
  const { separated_name: _second, ...second } = SECOND
  expect(ownersOfCart(cart)).toEqual([person, second])
  expect(ownersOfCart(initialCart())).toEqual([])
})
