/** What an order as a whole is in: the first that is true of one of its parts. */
export const ORDER_STAGES = ['payment', 'data', 'going', 'done', 'refund'] as const

/** A stage of a whole order. */
export type OrderStage = (typeof ORDER_STAGES)[number]

const STAGE_OF: Readonly<Record<string, OrderStage>> = {
  waitingforpayment: 'payment',
  actionrequired: 'data',
  requested: 'going',
  inprogress: 'going',
  done: 'done',
}

/** The stage of an order by the statuses of its parts: what its buyer must do comes first, what was given back last. */
export function orderStageOf(statuses: readonly string[]): OrderStage {
  const stages = new Set(
    statuses.map((status) => (Object.hasOwn(STAGE_OF, status) ? STAGE_OF[status] : 'refund')),
  )
  return ORDER_STAGES.find((stage) => stages.has(stage)) ?? 'refund'
}

const WORDS: Readonly<Record<OrderStage, string>> = {
  payment: 'Ждет оплаты',
  data: 'Нужны данные',
  going: 'Готовится',
  done: 'Готов',
  refund: 'Возврат',
}

/** Words for a stage of a whole order. */
export function orderStageLabel(stage: OrderStage): string {
  return WORDS[stage]
}

/** Orders of one archive: it is made as it is read, and one that takes an hour is seldom read to its end. */
export const MOST_ARCHIVED = 50

/** Most orders of one spreadsheet: their ids are part of its address. */
export const MOST_EXPORTED = 100

/** Orders that one payment pays together. */
export const MOST_TOGETHER = 20

/** By what a list of orders can be sorted. */
export const ORDER_SORTS = ['number', 'subject', 'product', 'state', 'payment', 'total'] as const
