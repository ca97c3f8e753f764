import { formatDate } from '../../format/format-date.ts'
import { pluralWord } from '../../format/plural.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { Finding } from '../report/report.ts'
import { percentText } from './percent-text.ts'
import type { Valuation } from './valuation.ts'

const SCOPES = { house: 'в этом доме', district: 'в районе' } as const

/** A valuation as the record of a source: what it comes to, in words. */
export function valuationFinding(valuation: Valuation): Finding {
  const { day, district, low, middle, high, metre, scope, found, comparables, back_test } = valuation
  const compared = comparables.length
  return {
    title: `От ${formatMoney(low)} до ${formatMoney(high)}`,
    severity: 'notice',
    facts: [
      { label: 'Середина', value: formatMoney(middle) },
      { label: 'За метр', value: formatMoney(metre) },
      {
        label: 'Похожих квартир',
        value: `${compared} ${SCOPES[scope]}${compared < found ? `, ближайшие по площади из ${found}` : ''}`,
      },
      { label: 'Район', value: district },
      {
        label: 'Обычная ошибка',
        value: back_test
          ? `${percentText(back_test.median_error)}, проверено на ${back_test.tested} ${pluralWord(back_test.tested, 'продаже', 'продажах', 'продажах')}`
          : 'не измерена: известных продаж слишком мало',
      },
      { label: 'Рынок известен на', value: formatDate(day) },
    ],
  }
}
