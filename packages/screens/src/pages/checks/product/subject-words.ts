import type { ProductSubject } from '@proverka/domain/orders'

interface SubjectWords {
  /** Over the form. */
  readonly form: string
  /** The order without a subject. */
  readonly nobody: string
  /** After a paid order. */
  readonly again: string
}

const OF_PERSON: SubjectWords = {
  form: 'Кого проверяем',
  nobody: 'Сначала назовите человека',
  again: 'Проверить другого человека',
}

/** What pages of products call their subject. */
export const WORDS: { readonly [subject in ProductSubject]: SubjectWords } = {
  person: OF_PERSON,
  owner: OF_PERSON,
  taxpayer: { ...OF_PERSON, nobody: 'Сначала назовите ИНН' },
  company: {
    form: 'Какую компанию проверяем',
    nobody: 'Сначала назовите компанию',
    again: 'Проверить другую компанию',
  },
  vehicle: {
    form: 'Какую машину проверяем',
    nobody: 'Сначала назовите машину',
    again: 'Проверить другую машину',
  },
  flat: {
    form: 'Какая квартира',
    nobody: 'Сначала опишите квартиру',
    again: 'Оценить другую квартиру',
  },
  property: {
    form: 'Какой объект проверяем',
    nobody: 'Сначала найдите объект',
    again: 'Проверить другой объект',
  },
}
