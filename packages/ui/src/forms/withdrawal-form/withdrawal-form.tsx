import { required, toKopecks, toRoubles } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import type { ReactNode } from 'react'
import { MoneyField } from '../../fields/money-field/money-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { exactAmount } from '../exact-amount.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'

export interface WithdrawalValues {
  /** Roubles in whole kopecks. */
  amount: number
  /** Id of the payer that gets the money, where there is a choice of them. */
  payer?: string
}

export interface WithdrawalFormProps extends FormProps<WithdrawalValues> {
  /** What the partner has. */
  available: Kopecks
  /** Who can get the money; absent where the form does not ask. */
  payers?: readonly { value: string; label: string }[]
  /** Shown instead of the choice while there is no payer. */
  noPayer?: ReactNode
  /** What is filled in from the start: a refused request that is made again. */
  start?: WithdrawalValues
}

/** Shown for more than there is; the server refuses it in the same words. */
const NOT_ENOUGH_MESSAGE = 'У\u00a0партнера на\u00a0счете меньше этой суммы'

/** How much of a partner's money is paid out, and to whom (PARTNER-05). */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { available, payers, noPayer, start, onSubmit, loading, refusals, blocked, ...frame } = props
  const form = useForm({
    initial: {
      amount: start ? String(start.amount) : '',
      payer: (payers?.find(({ value }) => value === start?.payer) ?? payers?.[0])?.value ?? '',
    },
    fields: {
      amount: { label: 'Сумма вывода', rule: (value) => withdrawalRule(value, available) },
      payer: { label: 'Кому', rule: (value) => (payers ? requiredText(value) : undefined) },
    },
    loading,
    refusals,
    onSubmit: ({ amount, payer }) => onSubmit({ amount: Number(amount), ...(payers && { payer }) }),
  })
  const nothing = available > 0 ? undefined : 'Выводить пока нечего: на счете партнера 0\u00a0₽'
  const nobody = payers?.length === 0 ? noPayer : undefined
  return (
    <FormShell
      form={form}
      label="Вывод денег партнера"
      submitText="Вывести"
      submitSize="m"
      blocked={blocked ?? nothing ?? nobody}
      {...frame}
    >
      <MoneyField
        {...form.field('amount')}
        hint={
          available > 0 && (
            <>
              На счете {exactAmount(available)}.{' '}
              <LinkButton
                onClick={() => {
                  form.set('amount', String(toRoubles(available)))
                  form.focus('amount')
                }}
              >
                Вывести все
              </LinkButton>
            </>
          )
        }
      />
      {payers && payers.length > 0 && <Select {...form.field('payer')} options={payers} />}
    </FormShell>
  )
}

function withdrawalRule(value: string, available: Kopecks): string | undefined {
  const missing = required(value)
  if (missing !== undefined) return missing
  const roubles = Number(value)
  const kopecks = toKopecks(roubles)
  if (!(kopecks > 0)) return 'Сумма должна быть больше нуля'
  if (kopecks / 100 !== roubles) return 'Укажите сумму в\u00a0рублях и\u00a0копейках'
  return kopecks > available ? NOT_ENOUGH_MESSAGE : undefined
}
