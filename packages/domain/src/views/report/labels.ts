import type { MatchFeature } from '../../reports/report/report.ts'

/**
 * Heads, names of columns and signs of every form of a report and of an order: they say nothing about the subject, and a
 * form may leave one out where its place says the same (TRUE-02).
 */
export const REPORT_LABELS = {
  report: 'Отчет',
  order: 'Заказ',
  made: 'сформирован',
  demo: 'Демонстрационные данные',
  verdict: 'Вывод',
  entry: 'Запись',
  meaning: 'Что это значит',
  whatToDo: 'Что делать',
  source: 'Источник',
  asked: 'Что искали',
  part: 'Часть',
  answer: 'Ответ',
  time: 'Время',
  index: '№',
  unknown: 'Сведения',
  value: 'Значение',
  amount: 'Сумма',
  why: 'Почему',
  how: 'Что сделать',
  question: 'Вопрос',
  together: 'Вместе',
  /** Of a drawing: what is not filled is not said to be whole. */
  named: 'Закрашено названное в записи. Об остальных частях она молчит.',
} as const

/** What the comparison of one feature of a person has come to. */
export const MATCH_STATES: { readonly [state in MatchFeature]: string } = {
  same: 'совпало',
  differs: 'не совпало',
  unknown: 'неизвестно',
}
