/** Answers of the survey; a question without one is «не указано». */
export const RISK_ANSWERS = [
  { value: 'yes', words: 'Да' },
  { value: 'no', words: 'Нет' },
  { value: 'unknown', words: 'Не знаю' },
] as const

/** One answer of the survey. */
export type RiskAnswer = (typeof RISK_ANSWERS)[number]['value']

/** A question that no register answers: only who talks to the seller can (RISK-13). */
export interface RiskQuestion {
  /** Key of the answer on the wire. */
  readonly key: string
  readonly text: string
  /** What to do when the answer is yes, with its law. */
  readonly advice: string
  /** What to do if the answer is unknown. */
  readonly find: string
}

/** The questions of the survey about the seller of an object. */
export const RISK_QUESTIONS: readonly RiskQuestion[] = [
  {
    key: 'spouse',
    text: 'Объект куплен в браке?',
    advice: 'Нужно нотариальное согласие супруга на продажу (п. 3 ст. 35 СК РФ).',
    find: 'Попросите документ-основание и свидетельство о браке или его расторжении: сравните даты.',
  },
  {
    key: 'children',
    text: 'Есть доля у несовершеннолетнего?',
    advice: 'Нужны разрешение опеки и нотариальная сделка (ст. 37 ГК РФ, ст. 54 закона № 218-ФЗ).',
    find: 'Доли и их владельцы есть в выписке ЕГРН, которую может взять сам собственник.',
  },
  {
    key: 'maternity',
    text: 'Покупали с материнским капиталом?',
    advice: 'Дети должны были получить доли (ст. 10 закона № 256-ФЗ). Попросите показать, что они выделены.',
    find: 'Попросите справку Социального фонда об остатке материнского капитала.',
  },
  {
    key: 'proxy',
    text: 'Продает представитель по доверенности?',
    advice:
      'Проверьте, что доверенность не отменена: реестр открыт на сайте нотариальной палаты (ст. 188 ГК РФ).',
    find: 'Попросите паспорт того, кто подпишет договор, и сравните с собственником.',
  },
  {
    key: 'residents',
    text: 'Кто-то зарегистрирован и не выписывается?',
    advice:
      'Впишите в договор, кто сохраняет право проживать (п. 1 ст. 558 ГК РФ), или ждите снятия с учета.',
    find: 'Попросите справку о зарегистрированных лицах: ее получает собственник.',
  },
  {
    key: 'price',
    text: 'Просят указать в договоре меньшую цену?',
    advice:
      'Если сделку отменят, вернут только сумму из договора, а заниженную цену оспорят при банкротстве (ст. 61.2 закона № 127-ФЗ).',
    find: 'Спросите до задатка, какая цена будет в договоре.',
  },
]

/** What an answer of the survey asks to do; nothing follows from «нет». */
export function riskAdvice({ advice, find }: RiskQuestion, answer: unknown): string | undefined {
  if (answer === 'yes') return advice
  return answer === 'unknown' ? find : undefined
}

/** Statements of the buyer by their stored keys (RISK-05). */
export const RISK_STATEMENTS = [
  { key: 'seller', title: 'Что говорит собственник' },
  { key: 'documents', title: 'Какие документы показал' },
] as const
