import { toKopecks } from '@proverka/domain'
import { TOP_UP_AMOUNTS } from '@proverka/domain/orders'
import { MoneyField } from '../../fields/money-field/money-field.tsx'
import { RadioCards } from '../../fields/radio-cards/radio-cards.tsx'
import { amountText } from '../../primitives/money/money-text.ts'
import { exactAmount } from '../exact-amount.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { choiceOf, OWN_AMOUNT, ownAmountRule, topUpAmount } from './top-up-amount.ts'

export interface TopUpValues {
  /** Roubles; offered and own amounts alike. */
  amount: number
}

export interface TopUpFormProps extends FormProps<TopUpValues> {
  /** Roubles that an order lacks; the form begins with them. */
  wanted?: number
}

const options = [
  ...TOP_UP_AMOUNTS.map((amount) => ({ value: String(amount), label: amountText(toKopecks(amount)) })),
  { value: OWN_AMOUNT, label: 'Другая сумма' },
]

/** How much is put on the balance: one of four amounts or an own one (AMB-39). */
export function TopUpForm({ wanted, onSubmit, loading, refusals, ...frame }: TopUpFormProps) {
  const form = useForm({
    initial: choiceOf(wanted),
    fields: {
      choice: { label: 'Сколько положить' },
      own: { label: 'Сумма', rule: (own, { choice }) => ownAmountRule(own, choice) },
    },
    loading,
    refusals,
    onSubmit: ({ choice, own }) => onSubmit({ amount: topUpAmount(choice, own) }),
  })
  const { choice, own } = form.values
  const amount = topUpAmount(choice, own)
  const field = form.field('choice')
  const isRight = ownAmountRule(own, choice) === undefined
  return (
    <FormShell
      form={form}
      label="Пополнение баланса"
      submitText={isRight ? `Пополнить на ${exactAmount(toKopecks(amount))}` : 'Пополнить'}
      {...frame}
    >
      <RadioCards
        legend={field.label}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        options={options}
        short
      />
      {choice === OWN_AMOUNT && <MoneyField {...form.field('own')} hint="От 1 до 500 000 рублей" />}
    </FormShell>
  )
}
