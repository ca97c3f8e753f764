import { useState } from 'react'
import { Select, type SelectOption } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import * as css from './order-search-form.css.ts'

/** What narrows a list of orders; absent: nothing does. */
export interface OrderSearchValues {
  search?: string | undefined
  product?: string | undefined
  month?: string | undefined
  payment?: string | undefined
}

export interface OrderSearchFormProps {
  values: OrderSearchValues
  /** What there is to choose from; without it only the text narrows the list. */
  options?: Readonly<Record<'product' | 'month' | 'payment', readonly SelectOption[]>>
  /** Gets the values with the one that has changed; a text changes when it is sent. */
  onChange: (values: OrderSearchValues) => void
  /** The address of the whole list; left out while it shows. */
  resetHref?: string | undefined
}

/** Finds orders by number, object, address and name, and by what was ordered. */
export function OrderSearchForm({ values, options, onChange, resetHref }: OrderSearchFormProps) {
  const shown = values.search ?? ''
  const [typed, setTyped] = useState({ of: shown, text: shown })
  // Back and forward bring another text; what is being typed stays otherwise.
  const text = typed.of === shown ? typed.text : shown
  const choice = (name: 'product' | 'month' | 'payment') => ({
    name,
    value: values[name] ?? '',
    options: options?.[name] ?? [],
    onChange: (value: string) => onChange({ ...values, [name]: value || undefined }),
  })
  return (
    <form
      role="search"
      aria-label="Поиск по заказам"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ ...values, search: text.trim() || undefined })
      }}
    >
      <div className={css.text}>
        <TextField
          name="search"
          type="search"
          label="Номер, объект, адрес или имя"
          maxLength={200}
          value={text}
          onChange={(next) => setTyped({ of: shown, text: next })}
        />
      </div>
      {options && (
        <>
          <Select label="Что заказано" placeholder="Все отчеты" {...choice('product')} />
          <Select label="Месяц" placeholder="За все время" {...choice('month')} />
          <Select label="Оплата" placeholder="Любая" {...choice('payment')} />
        </>
      )}
      <Button type="submit" variant="secondary">
        Найти
      </Button>
      {resetHref && <Link href={resetHref}>Сбросить</Link>}
    </form>
  )
}
