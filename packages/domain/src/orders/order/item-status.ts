/** Statuses of an order item on the wire (AMB-42). */
export const ITEM_STATUSES = [
  'waitingforpayment',
  'requested',
  'inprogress',
  'actionrequired',
  'done',
  'refund',
  'deleted',
] as const

/** A status of an order item as the API sends it (AMB-42). */
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** What can happen to an order item. */
export type ItemEvent =
  | 'paid'
  | 'started'
  | 'data-missing'
  | 'data-given'
  | 'finished'
  | 'refunded'
  /** No source gave an answer, so the buyer does not pay. */
  | 'not-served'
  /** The provider or an admin gave the whole price back, so the work stops. */
  | 'payment-reversed'
  /** An answer came after its term, when the money was back already: the report is a present (FULFIL-07). */
  | 'answered-late'
  | 'deleted'

const MOVES: { readonly [status in ItemStatus]: Partial<Record<ItemEvent, ItemStatus>> } = {
  waitingforpayment: { paid: 'requested', refunded: 'refund', deleted: 'deleted' },
  requested: {
    started: 'inprogress',
    'data-missing': 'actionrequired',
    finished: 'done',
    refunded: 'refund',
    'payment-reversed': 'refund',
  },
  inprogress: {
    finished: 'done',
    'data-missing': 'actionrequired',
    'not-served': 'refund',
    'payment-reversed': 'refund',
  },
  actionrequired: {
    'data-given': 'inprogress',
    finished: 'done',
    refunded: 'refund',
    'payment-reversed': 'refund',
  },
  done: {},
  refund: { 'answered-late': 'done' },
  deleted: {},
}

/** The status after an event, or undefined when the event cannot happen in this status. */
export function itemTransition(status: ItemStatus, event: ItemEvent): ItemStatus | undefined {
  return Object.hasOwn(MOVES, status) ? MOVES[status][event] : undefined
}

/** Whether an item may be given back in this status; `refundOf` knows the other conditions (AMB-115). */
export function isRefundable(status: ItemStatus): boolean {
  return itemTransition(status, 'refunded') !== undefined
}

/** Statuses of the two suppliers, apart from the item's own (ORDER-11). */
export const SUPPLIER_STATUSES = ['new', 'sent', 'received', 'error'] as const

/** A status of an item at one of the two suppliers, Kadnet or SPV (AMB-42). */
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number]

const LABELS: { readonly [status in ItemStatus]: string } = {
  waitingforpayment: 'Ожидает оплаты',
  requested: 'Заказан',
  inprogress: 'В работе',
  actionrequired: 'Нужны данные',
  done: 'Готов',
  refund: 'Деньги возвращены',
  deleted: 'Удален',
}

/** Words for a status; one that is not known reads neutrally with its code (ORDER-10). */
export function itemStatusLabel(status: string): string {
  return Object.hasOwn(LABELS, status) ? LABELS[status as ItemStatus] : `Статус: ${status}`
}
