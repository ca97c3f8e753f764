import { formatMoney } from '../../money/format-money.ts'
import type { Report } from '../../reports/report/report.ts'
import { NOT_ASKED, said, type ComparedRow, type ComparedSide } from './compared-row.ts'

type Valued = Pick<Report, 'valuation'>

/** The value of a flat in two reports: its middle and the range around it, on the day of each. */
export function valuationRows(before: Valued, now: Valued): readonly ComparedRow[] {
  if (!before.valuation && !now.valuation) return []
  const [then, today] = [sideOf(before), sideOf(now)]
  const isKnown = !then.isUnknown && !today.isUnknown
  return [
    {
      part: 'object',
      what: 'Рыночная цена',
      before: then,
      now: today,
      state: !isKnown ? 'incomparable' : then.words === today.words ? 'same' : 'changed',
      meaning: '',
    },
  ]
}

function sideOf({ valuation }: Valued): ComparedSide {
  if (!valuation) return NOT_ASKED
  const { low, middle, high } = valuation
  return said(`${formatMoney(middle)}, диапазон от ${formatMoney(low)} до ${formatMoney(high)}`)
}
