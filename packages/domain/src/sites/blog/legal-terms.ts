/** A day that the law counts to from another one. */
export interface LegalTerm {
  readonly years?: number
  readonly months?: number
  /** «цена ниже рынка уже не повод» */
  readonly label: string
}

/** Terms that the law counts from one day; each in the order of time. */
export interface LegalTerms {
  readonly title: string
  /** What the reader gives: «Дата сделки». */
  readonly from: string
  readonly terms: readonly LegalTerm[]
  /** Says what the last of the days means; `{last}` is that day. */
  readonly meaning: string
}

/** Terms that articles count for their readers. */
export const LEGAL_TERMS = {
  /** Article 61.2 of the law on insolvency, No. 127-FZ, paragraphs 1 and 2. */
  contest: {
    title: 'До какого дня сделку могут оспорить',
    from: 'Дата сделки',
    terms: [
      { years: 1, label: 'цена ниже рынка уже не повод' },
      { years: 3, label: 'окно закрыто' },
    ],
    meaning:
      'Если заявление о банкротстве продавца примут до {last}, сделку могут проверить. Рыночная цена, оплата на счет и заявление продавца об отсутствии долгов — ваша защита.',
  },
  /** Article 250 of the Civil Code, paragraph 2. */
  preemption: {
    title: 'До какого дня ждать ответа совладельцев',
    from: 'Дата вручения извещения',
    terms: [{ months: 1, label: 'можно продавать другому' }],
    meaning:
      'После {last} долю можно продать постороннему по той же цене и на тех же условиях. Раньше — если все совладельцы отказались письменно.',
  },
  /** Article 217.1 of the Tax Code, paragraphs 3 and 4. */
  saleTax: {
    title: 'С какого дня продажа без налога',
    from: 'Дата регистрации права',
    terms: [
      { years: 3, label: 'наследство, подарок родных, единственное жилье' },
      { years: 5, label: 'все остальное' },
    ],
    meaning:
      'С {last} налога с продажи нет на любом основании, если квартиру не использовали в бизнесе, и декларация не нужна. Для единственного жилья, наследства и подарка от близких хватает трех лет.',
  },
} as const satisfies Readonly<Record<string, LegalTerms>>

/**
 * The day to which a term counts from a day: the same number of the month, or its last day when the month is shorter
 * (article 192 of the Civil Code). Days are calendar days, `2026-03-18`.
 */
export function termDay(from: string, { years = 0, months = 0 }: LegalTerm): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const first = new Date(Date.UTC(year + years, month - 1 + months, 1))
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, lastOfMonth))
  return first.toISOString().slice(0, 10)
}
