import { ownEntry } from '../../input/own-entry.ts'
import type { SupplierStatus } from '../order/item-status.ts'

/** States of what the operator or a contractor obtains for a question of a report (FULFIL-01). */
export const FULFILMENT_STATUSES = [
  'to-order',
  'ordering',
  'ordered',
  'refused',
  'answered',
  'overdue',
  'given-up',
] as const

/** A state of a fulfilment. */
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number]

/** What the operator reads for a state, in Russian. */
export const FULFILMENT_STATUS_WORDS: { readonly [status in FulfilmentStatus]: string } = {
  'to-order': 'к заказу',
  ordering: 'отправляется',
  ordered: 'ждем ответа',
  overdue: 'опаздывает',
  answered: 'пришла',
  refused: 'отказ',
  'given-up': 'не нужна',
}

/** What can happen to a fulfilment. */
export type FulfilmentEvent =
  /** A contractor is asked now; whether the request has reached it is not known yet. */
  | 'sent'
  /** The contractor does not have the request, so it may be sent again. */
  | 'unsent'
  /** The supplier has accepted the request. */
  | 'ordered'
  /** The operator orders it in the place of the contractor. */
  | 'handed-over'
  | 'refused'
  | 'answered'
  /** An answer or a refusal was entered for the wrong order. */
  | 'undone'
  /** The promised term is over, and the money went back; the answer is still awaited. */
  | 'term-ended'
  /** Nobody needs it any more: its item was taken back, or the answer stays away for too long. */
  | 'given-up'

const ENDINGS = { refused: 'refused', answered: 'answered', 'given-up': 'given-up' } as const

const MOVES: { readonly [status in FulfilmentStatus]: Partial<Record<FulfilmentEvent, FulfilmentStatus>> } = {
  'to-order': {
    sent: 'ordering',
    ordered: 'ordered',
    'handed-over': 'to-order',
    'term-ended': 'overdue',
    ...ENDINGS,
  },
  ordering: {
    unsent: 'to-order',
    ordered: 'ordered',
    'handed-over': 'to-order',
    'term-ended': 'overdue',
    ...ENDINGS,
  },
  ordered: { 'handed-over': 'to-order', 'term-ended': 'overdue', ...ENDINGS },
  // The request may be made after the term, too: a late answer is a present to the buyer.
  overdue: { ordered: 'overdue', 'handed-over': 'overdue', ...ENDINGS },
  refused: { undone: 'ordered' },
  answered: { undone: 'ordered' },
  'given-up': {},
}

/** The state after an event, or undefined when the event cannot happen in this state. */
export function fulfilmentTransition(
  status: FulfilmentStatus,
  event: FulfilmentEvent,
): FulfilmentStatus | undefined {
  return ownEntry<FulfilmentStatus | undefined>(MOVES[status], event)
}

/** States in which an answer is awaited. */
export const OPEN_FULFILMENT_STATUSES = ['to-order', 'ordering', 'ordered', 'overdue'] as const

/** Whether an answer is awaited in this state. */
export const isOpenFulfilment = (status: FulfilmentStatus): boolean =>
  OPEN_FULFILMENT_STATUSES.some((open) => open === status)

const SUPPLIER_STATUS_OF: { readonly [status in FulfilmentStatus]: SupplierStatus } = {
  'to-order': 'new',
  ordering: 'sent',
  ordered: 'sent',
  overdue: 'sent',
  answered: 'received',
  refused: 'error',
  'given-up': 'error',
}

/** The state as `kadnet_status` (a contractor's) and `spv_status` (by hand) show it (AMB-42). */
export const supplierStatusOf = (status: FulfilmentStatus): SupplierStatus => SUPPLIER_STATUS_OF[status]
