/** Nobody knows yet whether the money has gone. */
export const OUTCOME_UNKNOWN_TEXT =
  'Итог оплаты не пришел. Второй раз не платите: когда узнаем его, заказ покажет это сам'

export const NOT_PAID_TEXT = 'Оплата не прошла, деньги не списаны'
