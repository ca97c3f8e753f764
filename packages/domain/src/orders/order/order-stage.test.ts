import { expect, it } from 'vitest'
import { ITEM_STATUSES } from './item-status.ts'
import { ORDER_STAGES, orderStageLabel, orderStageOf } from './order-stage.ts'

it('an order has one stage: what its buyer must do comes first, what was given back last', () => {
  expect(ITEM_STATUSES.map((status) => orderStageOf([status]))).toEqual([
    'payment',
    'going',
    'going',
    'data',
    'done',
    'refund',
    'refund',
  ])
  expect(orderStageOf(['done', 'inprogress', 'actionrequired'])).toBe('data')
  expect(orderStageOf(['done', 'inprogress'])).toBe('going')
  expect(orderStageOf(['refund', 'done'])).toBe('done')
  expect(orderStageOf([])).toBe('refund')
  expect(orderStageOf(['toString'])).toBe('refund')
})

it('every stage has words of its own', () => {
  expect(ORDER_STAGES.map(orderStageLabel)).toEqual([
    'Ждет оплаты',
    'Нужны данные',
    'Готовится',
    'Готов',
    'Возврат',
  ])
})
