/** Why data were destroyed, with the article of the law, in Russian. */
export const DESTRUCTION_GROUNDS = {
  term: 'Достигнута цель обработки, срок хранения истек (ч. 4 ст. 21 закона № 152-ФЗ)',
  removal: 'Субъект удалил кабинет и отозвал согласие (ч. 5 ст. 21 закона № 152-ФЗ)',
  objection: 'Субъект потребовал прекратить обработку (ч. 5.1 ст. 21 закона № 152-ФЗ)',
} as const

/** Why data were destroyed: their term, a deleted account, an objection. */
export type DestructionGround = keyof typeof DESTRUCTION_GROUNDS
