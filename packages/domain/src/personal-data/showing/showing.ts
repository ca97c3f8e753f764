/*
 * Showing one masked value to one member of the staff (CONSOLE-03): of what, which field, and why.
 */

/** Fields that can be shown, by what they belong to. */
export const SHOWN_FIELDS = {
  person: ['name', 'email', 'phone'],
  order: ['email', 'subject'],
  /** `people`: names of the people whom the part is about. */
  order_item: ['email', 'object', 'people', 'birth_date', 'passport', 'inn'],
  withdrawal: ['payer', 'inn', 'address', 'account'],
  fault: ['email'],
  subject_request: ['name', 'birth_date', 'inn', 'phone', 'email', 'text'],
  intake_file: ['asked', 'notice_reason'],
} as const

/** What a shown field belongs to. */
export type ShownKind = keyof typeof SHOWN_FIELDS
/** A field of any kind that can be shown. */
export type ShownField = (typeof SHOWN_FIELDS)[ShownKind][number]

const REASONS = {
  'caller-check': 'Звонит сам, сверяю',
  'call-back': 'Перезвонить по заказу',
  'source-request': 'Нужно для запроса в источник',
  'subject-request': 'Запрос по 152-ФЗ',
  payout: 'Выплата партнеру',
  other: 'Другое, словами',
} as const

/** Why a value is shown; `other` is said in words. */
export type ShowReason = keyof typeof REASONS

/** All reasons in the order of the form. */
export const SHOW_REASONS = Object.keys(REASONS) as readonly ShowReason[]

/** What the form and the log say of a reason, in Russian. */
export function showReasonLabel(reason: ShowReason): string {
  return REASONS[reason]
}
