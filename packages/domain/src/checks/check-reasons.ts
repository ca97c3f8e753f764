import type { CheckGround, CheckPurpose } from './person-input.ts'

/**
 * Why a person is checked, in plain words: one choice that sets the purpose and the legal ground (LAW-06, law № 152-ФЗ,
 * art. 6). The choice is a statement of the buyer: only a page that is about one purpose starts with it.
 */
export interface CheckReason {
  readonly key: string
  readonly title: string
  /** What the choice states: the ground, in the words of the person who chooses. */
  readonly meaning: string
  readonly purpose: CheckPurpose
  readonly ground: CheckGround
  /** Whether an owner of property is checked for it, too. */
  readonly ofOwner: boolean
}

/** The choices, the commonest first. */
export const CHECK_REASONS = [
  {
    key: 'purchase',
    title: 'Покупаю или продаю имущество',
    meaning: 'Готовлю с ним сделку: проверка нужна для договора',
    purpose: 'purchase',
    ground: 'contract',
    ofOwner: true,
  },
  {
    key: 'rent',
    title: 'Сдаю или снимаю жилье',
    meaning: 'Готовлю с ним договор найма',
    purpose: 'rent',
    ground: 'contract',
    ofOwner: true,
  },
  {
    key: 'loan',
    title: 'Даю взаймы или под залог',
    meaning: 'Он просит заем: готовлю с ним договор',
    purpose: 'loan',
    ground: 'contract',
    ofOwner: true,
  },
  {
    key: 'contract',
    title: 'Заключаю другой договор',
    meaning: 'Услуги, работы, поставка: он вторая сторона',
    purpose: 'contract',
    ground: 'contract',
    ofOwner: false,
  },
  {
    key: 'work',
    title: 'Принимаю на работу',
    meaning: 'Кандидат письменно согласился на проверку',
    purpose: 'work',
    ground: 'consent',
    ofOwner: false,
  },
  {
    key: 'rights',
    title: 'Защищаю свои права',
    meaning: 'Он мне должен, или между нами спор',
    purpose: 'rights',
    ground: 'rights',
    ofOwner: true,
  },
  {
    key: 'self',
    title: 'Проверяю себя',
    meaning: 'Это мои данные',
    purpose: 'self',
    ground: 'self',
    ofOwner: true,
  },
] as const satisfies readonly CheckReason[]

/** The reason of a key, or undefined. */
export function checkReason(key: string): CheckReason | undefined {
  return CHECK_REASONS.find((reason) => reason.key === key)
}
