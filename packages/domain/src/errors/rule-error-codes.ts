import type { ErrorEntry } from './error-entry.ts'

/**
 * The errors that the rules themselves throw, apart from those of the server, so that a bundle with a rule does not
 * carry the texts of the whole catalogue.
 */
export const RULE_ERRORS = {
  'access/denied': { status: 403, text: 'Нет доступа' },
  'consent/missing': { status: 400, text: 'Поставьте согласие на обработку персональных данных' },
  'input/invalid': { status: 400, text: 'Проверьте данные: часть полей заполнена неверно' },
  'order/empty': { status: 400, text: 'no objectKey or no items' },
  'order/owner-missing': { status: 400, text: 'Укажите собственника, которого нужно проверить' },
  'order/more-than-left': { status: 409, text: 'Вернуть можно не больше, чем осталось от оплаты' },
  'order/not-refundable': {
    status: 409,
    text: 'Эту услугу уже нельзя вернуть: она в работе, готова или возвращена',
  },
  'payment/amount-mismatch': { status: 409, text: 'Сумма платежа не совпадает с суммой заказа' },
  'payment/not-enough-money': { status: 402, text: 'На балансе не хватает денег' },
  'product/not-found': { status: 404, text: 'Такой услуги нет' },
  'search/suspicious': { status: 429, text: 'Suspicious activity detected' },
} as const satisfies Record<string, ErrorEntry>

/** A code of `RULE_ERRORS`. */
export type RuleErrorCode = keyof typeof RULE_ERRORS
