/** Nobody knows yet whether the money has gone. */
export const OUTCOME_UNKNOWN_TEXT =
  'Итог оплаты не\u00a0пришел. Второй раз не\u00a0платите: когда узнаем его, заказ покажет это сам'

export const NOT_PAID_TEXT = 'Оплата не прошла, деньги не списаны'
