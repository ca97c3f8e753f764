import { OrderSearchForm } from '@proverka/ui/forms'
import { isNotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useOrderSummary } from './data.ts'
import { EMPTY, isNarrowed, PAYMENTS, useOrderPlace } from './order-filter.ts'
import { monthText, PAYMENT_WORDS } from './payment-words.ts'

/** The search of the orders; the address of the page holds what it narrows by. */
export function OrderSearch() {
  const { filter, go, hrefOf } = useOrderPlace()
  const summary = useOrderSummary()
  const { data } = summary
  // The search works without the summary, whose part alone is missing then.
  if (data ? data.count === 0 : !isNotLoaded(summary)) return null
  return (
    <OrderSearchForm
      values={filter}
      {...(data && {
        options: {
          product: data.products.map(({ product_name, product_name_ru }) => ({
            value: product_name,
            label: product_name_ru,
          })),
          month: data.months.map((month) => ({ value: month, label: monthText(month) })),
          payment: PAYMENTS.map((payment) => ({ value: payment, label: PAYMENT_WORDS[payment] })),
        },
      })}
      onChange={({ payment, ...change }) =>
        go({ ...change, payment: PAYMENTS.find((known) => known === payment) })
      }
      resetHref={isNarrowed(filter) ? hrefOf(EMPTY) : undefined}
    />
  )
}
