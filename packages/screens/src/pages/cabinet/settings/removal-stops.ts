import type { RemovalView } from '@proverka/api/contract'
import { formatDay, formatMoney } from '@proverka/domain'
import type { RetentionStop } from '@proverka/ui/charts'

/** The three times of the ruler; without payments the law keeps no papers. */
export function stopsOf(plan: RemovalView): readonly [RetentionStop, RetentionStop, RetentionStop] {
  return [
    {
      when: 'сегодня',
      what: 'Отчеты и файлы, имя, телефон, входы, ключ API, плательщики.',
      why: moneyWords(plan),
    },
    {
      when: formatDay(plan.consents_until),
      what: 'Журнал согласий.',
      why: '30 дней по закону № 152-ФЗ, ст. 21',
    },
    plan.papers_until === null
      ? {
          when: 'нечего хранить',
          what: 'Платежей не было: чеков и счетов у нас нет.',
        }
      : {
          when: formatDay(plan.papers_until),
          what: 'Чеки и счета: сумма, дата, почта для чека. Без содержания отчетов.',
          why: 'Пять лет, ст. 23 Налогового кодекса',
        },
  ]
}

function moneyWords({ own, bonus }: RemovalView): string | undefined {
  const words = [
    own > 0 && `${formatMoney(own)} своих денег вернем тем же способом`,
    bonus > 0 && `${formatMoney(bonus)} бонуса сгорят`,
  ].filter((part) => part !== false)
  return words.length > 0 ? `${words.join(', ')}.` : undefined
}
