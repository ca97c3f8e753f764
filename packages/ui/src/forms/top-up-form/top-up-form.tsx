import { toKopecks } from '@proverka/domain'
import { TOP_UP_AMOUNTS } from '@proverka/domain/orders'
import type { ReactNode } from 'react'
import { MoneyField } from '../../fields/money-field/money-field.tsx'
import { RadioCards } from '../../fields/radio-cards/radio-cards.tsx'
import { RadioGroup } from '../../fields/radio-group/radio-group.tsx'
import { Select } from '../../fields/select/select.tsx'
import { amountText } from '../../primitives/money/money-text.ts'
import { exactAmount } from '../exact-amount.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { choiceOf, OWN_AMOUNT, ownAmountRule, topUpAmount } from './top-up-amount.ts'

export interface TopUpValues {
  /** Roubles; an offered amount or one that the user typed. */
  amount: number
  /** Id of the payer that an invoice is written to; absent for a card. */
  payer?: string
}

export interface TopUpFormProps extends FormProps<TopUpValues> {
  /** Roubles that an order lacks; the form begins with them. */
  wanted?: number
  /** Who invoices can be written to; without the list there is the card alone. */
  payers?: readonly { value: string; label: string }[]
  /** Shown instead of the choice while there is no payer: how to add one. */
  noPayer?: ReactNode
  /** The text under the button for an amount: the resulting balance. */
  resultOf?: (amount: number) => ReactNode
}

const options = [
  ...TOP_UP_AMOUNTS.map((amount) => ({ value: String(amount), label: amountText(toKopecks(amount)) })),
  { value: OWN_AMOUNT, label: 'Другая сумма' },
]

const CARD = 'card'
const INVOICE = 'invoice'
const ways = [
  { value: CARD, label: 'Картой или по СБП', hint: 'Деньги на балансе сразу' },
  { value: INVOICE, label: 'По счету на плательщика', hint: 'Из банка, 1–3 рабочих дня' },
]

/** How much is put on the balance and how: one of four amounts or an own one, by card or by an invoice (AMB-39). */
export function TopUpForm(props: TopUpFormProps) {
  const { wanted, payers, noPayer, resultOf, onSubmit, loading, refusals, after, ...frame } = props
  const form = useForm({
    initial: { ...choiceOf(wanted), way: CARD, payer: payers?.[0]?.value ?? '' },
    fields: {
      choice: { label: 'Сколько положить' },
      own: { label: 'Сумма', rule: (own, { choice }) => ownAmountRule(own, choice) },
      way: { label: 'Как платить' },
      payer: {
        label: 'Плательщик',
        rule: (_, values) =>
          values.way === INVOICE && !payerOf(values.payer, payers)
            ? 'Сначала добавьте плательщика'
            : undefined,
      },
    },
    loading,
    refusals,
    onSubmit: ({ choice, own, way, payer: chosen }) => {
      const payer = way === INVOICE ? payerOf(chosen, payers) : undefined
      return onSubmit({ amount: topUpAmount(choice, own), ...(payer && { payer }) })
    },
  })
  const { choice, own, way } = form.values
  const amount = topUpAmount(choice, own)
  const field = form.field('choice')
  const wayField = form.field('way')
  const payerField = form.field('payer')
  const isRight = ownAmountRule(own, choice) === undefined
  const result = isRight && resultOf?.(amount)
  return (
    <FormShell
      form={form}
      label="Пополнение баланса"
      submitText={submitWords(way, isRight ? exactAmount(toKopecks(amount)) : undefined)}
      after={
        <>
          {result}
          {after}
        </>
      }
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
      {payers && (
        <RadioGroup
          label={wayField.label}
          name={wayField.name}
          value={wayField.value}
          onChange={wayField.onChange}
          options={ways}
        />
      )}
      {payers && way === INVOICE && payers.length > 0 && (
        <Select
          {...payerField}
          value={payerOf(payerField.value, payers) ?? ''}
          options={payers}
          placeholder="Выберите плательщика"
        />
      )}
      {payers?.length === 0 && way === INVOICE && (noPayer ?? payerField.error)}
    </FormShell>
  )
}

/** The chosen one, or the first of those that came after the form was opened. */
function payerOf(chosen: string, payers: TopUpFormProps['payers']): string | undefined {
  return (payers?.find(({ value }) => value === chosen) ?? payers?.[0])?.value
}

function submitWords(way: string, sum: string | undefined): string {
  if (way === INVOICE) return sum ? `Выставить счет на ${sum}` : 'Выставить счет'
  return sum ? `Пополнить на ${sum}` : 'Пополнить'
}
