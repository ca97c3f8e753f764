import { counted, required } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import { useMemo } from 'react'
import { RadioCards } from '../../fields/radio-cards/radio-cards.tsx'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import { amountText } from '../../primitives/money/money-text.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { NumberCounts } from './number-counts.tsx'
import { readNumberList } from './read-number-list.ts'

/** A report that can be ordered for many objects at once. */
export interface WholesaleProduct {
  id: string
  name: string
  description?: string
  price: Kopecks
}

export interface WholesaleValues {
  /** Cadastral numbers in their colons, each once. */
  numbers: readonly string[]
  productId: string
}

export interface WholesaleFormProps extends FormProps<WholesaleValues> {
  products: readonly WholesaleProduct[]
  /** How many objects one order takes. */
  most?: number
}

/** One report for many objects, whose numbers are pasted as a list (ROUTE-008). */
export function WholesaleForm({
  products,
  most = 100,
  onSubmit,
  loading,
  refusals,
  ...frame
}: WholesaleFormProps) {
  const form = useForm({
    initial: { list: '', product: products[0]?.id ?? '' },
    fields: {
      list: { label: 'Кадастровые номера', rule: (text) => listRule(text, most) },
      product: { label: 'Какой отчет', rule: required },
    },
    loading,
    refusals,
    onSubmit: (values) =>
      onSubmit({ numbers: readNumberList(values.list).numbers, productId: values.product }),
  })
  const list = useMemo(() => readNumberList(form.values.list), [form.values.list])
  const product = products.find(({ id }) => id === form.values.product)
  const count = list.numbers.length
  const field = form.field('product')
  return (
    <FormShell
      form={form}
      label="Оптовый заказ"
      submitText={
        product && count > 0
          ? `Заказать ${counted(count, 'отчет', 'отчета', 'отчетов')} за ${amountText(product.price * count)}`
          : 'Заказать отчеты'
      }
      {...frame}
    >
      <RadioCards
        legend={field.label}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        error={field.error}
        options={products.map(({ id, name, description, price }) => ({
          value: id,
          label: name,
          hint: [description, `${amountText(price)} за объект`].filter(Boolean).join(', '),
        }))}
      />
      <div>
        <Textarea
          {...form.field('list')}
          rows={8}
          hint="По одному в строке или через запятую, можно вставить столбец таблицы"
          placeholder={'00:00:0000000:0\n00:00:0000000:00'}
        />
        <NumberCounts
          list={list}
          onClean={() => {
            form.set('list', list.numbers.join('\n'))
            form.focus('list')
          }}
        />
      </div>
    </FormShell>
  )
}

function listRule(text: string, most: number): string | undefined {
  const { numbers, refused } = readNumberList(text)
  const unclear = refused.filter(({ reason }) => reason === 'unclear').length
  if (unclear > 0) return 'Исправьте или уберите записи без кадастрового номера'
  if (numbers.length > most) {
    return `В одном заказе не больше ${most}\u00a0объектов, уберите ${numbers.length - most}`
  }
  return required(numbers)
}
