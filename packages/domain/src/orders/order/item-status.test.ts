import { expect, it } from 'vitest'
import {
  isRefundable,
  ITEM_STATUSES,
  itemStatusLabel,
  itemTransition,
  SUPPLIER_STATUSES,
} from './item-status.ts'
import type { ItemEvent } from './item-status.ts'

const EVENTS: readonly ItemEvent[] = [
  'paid',
  'started',
  'data-missing',
  'data-given',
  'finished',
  'refunded',
  'not-served',
  'payment-reversed',
  'answered-late',
  'deleted',
]

it('makes these moves and no others', () => {
  const moves = ITEM_STATUSES.flatMap((status) =>
    EVENTS.flatMap((event) => {
      const next = itemTransition(status, event)
      return next === undefined ? [] : [`${status} ${event} ${next}`]
    }),
  )
  expect(moves).toEqual([
    'waitingforpayment paid requested',
    'waitingforpayment refunded refund',
    'waitingforpayment deleted deleted',
    'requested started inprogress',
    'requested data-missing actionrequired',
    'requested finished done',
    'requested refunded refund',
    'requested payment-reversed refund',
    'inprogress data-missing actionrequired',
    'inprogress finished done',
    'inprogress not-served refund',
    'inprogress payment-reversed refund',
    'actionrequired data-given inprogress',
    'actionrequired finished done',
    'actionrequired refunded refund',
    'actionrequired payment-reversed refund',
    'refund answered-late done',
  ])
})

it('reads every status in words, another one with its code', () => {
  expect(ITEM_STATUSES.map(itemStatusLabel)).toEqual([
    'Ожидает оплаты',
    'Заказан',
    'В работе',
    'Нужны данные',
    'Готов',
    'Деньги возвращены',
    'Удален',
  ])
  expect(itemStatusLabel('zzz')).toBe('Статус: zzz')
})

it('does not change for a status that a newer server sends', () => {
  expect(itemTransition('zzz' as never, 'paid')).toBeUndefined()
  expect(isRefundable('toString' as never)).toBe(false)
})

it('knows the statuses of the suppliers', () =>
  expect(SUPPLIER_STATUSES).toEqual(['new', 'sent', 'received', 'error']))
