/** It is not known yet whether the money was charged. */
export const OUTCOME_UNKNOWN_TEXT =
  'Итог оплаты не пришел. Второй раз не платите: когда узнаем его, заказ покажет это сам'

export const NOT_PAID_TEXT = 'Оплата не прошла, деньги не списаны'
