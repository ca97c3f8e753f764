/** What the staff reads for the state of a registry of payouts, in Russian. */
export const REGISTRY_STATE_WORDS = {
  unsigned: 'ждет второй подписи',
  signed: 'подписан, файл не взят',
  bank: 'в банке',
  closed: 'закрыт',
  cancelled: 'отозван',
} as const

/** What the staff reads for the state of a partner's request to be paid out, in Russian. */
export const WITHDRAWAL_STATUS_WORDS = {
  requested: 'ждет выплаты',
  paid: 'выплачено',
  refused: 'отказ',
} as const
