import type { OrderStage } from '@proverka/domain/orders'
import { Counters } from '@proverka/ui/order'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useOrderSummary } from './data.ts'
import { useOrderPlace } from './order-filter.ts'
import { monthText } from './payment-words.ts'

const LABELS: readonly (readonly [OrderStage, string])[] = [
  ['data', 'нужны данные'],
  ['payment', 'ждут оплаты'],
  ['going', 'готовятся'],
  ['done', 'готовы'],
  ['refund', 'возврат'],
]

/** Orders by state, of a month or of the whole account; each figure shows its orders. */
export function OrderCounters() {
  const { filter, hrefOf } = useOrderPlace()
  const summary = useOrderSummary(filter.month)
  if (isNotLoaded(summary)) return <NotLoaded small title="Счет заказов не пришел" query={summary} />
  const { data } = summary
  if (!data || data.months.length === 0) return null
  return (
    <Counters
      label="Состояние заказов"
      counters={[
        {
          count: data.count,
          label: filter.month ? `за ${monthText(filter.month).toLowerCase()}` : 'все',
          href: hrefOf({ state: undefined }),
          current: !filter.state,
        },
        ...LABELS.map(([state, label]) => ({
          count: data.states[state],
          label,
          href: hrefOf({ state }),
          current: filter.state === state,
          urgent: state === 'data' && data.states.data > 0,
        })),
      ]}
    />
  )
}
