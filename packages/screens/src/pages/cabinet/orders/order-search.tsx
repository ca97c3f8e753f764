import { Select, TextField } from '@proverka/ui/fields'
import { Button, Link } from '@proverka/ui/primitives'
import { useState } from 'react'
import { isNotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useOrderSummary } from './data.ts'
import { EMPTY, isNarrowed, PAYMENTS, useOrderPlace } from './order-filter.ts'
import { monthText, PAYMENT_WORDS } from './payment-words.ts'
import * as css from './orders.css.ts'

/** Finds orders by number, object, address and name, and by what was ordered; the address of the page keeps it. */
export function OrderSearch() {
  const { filter, go, hrefOf } = useOrderPlace()
  const summary = useOrderSummary()
  const { data } = summary
  const shown = filter.search ?? ''
  const [typed, setTyped] = useState({ of: shown, text: shown })
  // Back and forward bring another text; what is being typed stays otherwise.
  const text = typed.of === shown ? typed.text : shown
  // The search works without the summary, whose part alone is missing then.
  if (data ? data.count === 0 : !isNotLoaded(summary)) return null
  return (
    <form
      role="search"
      aria-label="Поиск по заказам"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        go({ search: text.trim() || undefined })
      }}
    >
      <div className={css.searchText}>
        <TextField
          name="search"
          type="search"
          label="Номер, объект, адрес или имя"
          maxLength={200}
          value={text}
          onChange={(next) => setTyped({ of: shown, text: next })}
        />
      </div>
      {data && (
        <>
          <Select
            name="product"
            label="Что заказано"
            placeholder="Все отчеты"
            value={filter.product ?? ''}
            options={data.products.map(({ product_name, product_name_ru }) => ({
              value: product_name,
              label: product_name_ru,
            }))}
            onChange={(product) => go({ product: product || undefined })}
          />
          <Select
            name="month"
            label="Месяц"
            placeholder="За все время"
            value={filter.month ?? ''}
            options={data.months.map((month) => ({ value: month, label: monthText(month) }))}
            onChange={(month) => go({ month: month || undefined })}
          />
          <Select
            name="payment"
            label="Оплата"
            placeholder="Любая"
            value={filter.payment ?? ''}
            options={PAYMENTS.map((payment) => ({ value: payment, label: PAYMENT_WORDS[payment] }))}
            onChange={(payment) => go({ payment: PAYMENTS.find((known) => known === payment) })}
          />
        </>
      )}
      <Button type="submit" variant="secondary">
        Найти
      </Button>
      {isNarrowed(filter) && <Link href={hrefOf(EMPTY)}>Сбросить</Link>}
    </form>
  )
}
