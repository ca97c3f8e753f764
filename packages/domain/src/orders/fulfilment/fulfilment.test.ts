import { describe, expect, it } from 'vitest'
import { SUPPLIER_STATUSES } from '../order/item-status.ts'
import {
  FULFILMENT_STATUSES,
  fulfilmentTransition,
  isOpenFulfilment,
  supplierStatusOf,
  type FulfilmentEvent,
} from './fulfilment.ts'

const EVENTS = [
  'sent',
  'unsent',
  'ordered',
  'handed-over',
  'refused',
  'answered',
  'undone',
  'term-ended',
  'given-up',
] as const satisfies readonly FulfilmentEvent[]

const MOVES = [
  'to-order sent ordering',
  'to-order ordered ordered',
  'to-order handed-over to-order',
  'to-order refused refused',
  'to-order answered answered',
  'to-order term-ended overdue',
  'to-order given-up given-up',
  'ordering unsent to-order',
  'ordering ordered ordered',
  'ordering handed-over to-order',
  'ordering refused refused',
  'ordering answered answered',
  'ordering term-ended overdue',
  'ordering given-up given-up',
  'ordered handed-over to-order',
  'ordered refused refused',
  'ordered answered answered',
  'ordered term-ended overdue',
  'ordered given-up given-up',
  'refused undone ordered',
  'answered undone ordered',
  'overdue ordered overdue',
  'overdue handed-over overdue',
  'overdue refused refused',
  'overdue answered answered',
  'overdue given-up given-up',
]

describe('the states of a fulfilment', () => {
  it('[FULFIL-01] change by these events and by no others', () => {
    const made = FULFILMENT_STATUSES.flatMap((status) =>
      EVENTS.flatMap((event) => {
        const next = fulfilmentTransition(status, event)
        return next ? [`${status} ${event} ${next}`] : []
      }),
    )
    expect(made).toEqual(expect.arrayContaining(MOVES))
    expect(made).toHaveLength(MOVES.length)
  })

  it('take no name of an inherited property for an event', () => {
    expect(fulfilmentTransition('to-order', 'constructor' as never)).toBeUndefined()
  })

  it('are open while an answer is awaited', () => {
    expect(FULFILMENT_STATUSES.filter(isOpenFulfilment)).toEqual([
      'to-order',
      'ordering',
      'ordered',
      'overdue',
    ])
  })

  it('have an outward name each', () => {
    const names = FULFILMENT_STATUSES.map(supplierStatusOf)
    expect(names).toEqual(['new', 'sent', 'sent', 'error', 'received', 'sent', 'error'])
    expect(new Set(names)).toEqual(new Set(SUPPLIER_STATUSES))
  })
})
