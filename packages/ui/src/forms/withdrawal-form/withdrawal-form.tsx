import {
  ACCOUNT_MESSAGE,
  amountInputSchema,
  BIK_MESSAGE,
  isBankAccount,
  isBik,
  requiredRule,
  toKopecks,
  toRoubles,
  typograph,
} from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import { NOT_ENOUGH_ON_ACCOUNT_TEXT } from '@proverka/domain/errors'
import { schemaRule } from '@proverka/domain/internal'
import type { ReactNode } from 'react'
import { MoneyField } from '../../fields/money-field/money-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
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
  /** His account, twenty digits, and the code of the bank; where there is a choice of payers. */
  account?: string
  bik?: string
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

/** How much of a partner's money is paid out, and to whom (PARTNER-05). */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { available, payers, noPayer, start, onSubmit, loading, refusals, blocked, ...frame } = props
  const form = useForm({
    initial: {
      amount: start ? String(start.amount) : '',
      account: start?.account ?? '',
      bik: start?.bik ?? '',
      payer: (payers?.find(({ value }) => value === start?.payer) ?? payers?.[0])?.value ?? '',
    },
    fields: {
      amount: { label: 'Сумма вывода', rule: (value) => withdrawalRule(value, available) },
      payer: { label: 'Кому', rule: (value) => (payers ? requiredText(value) : undefined) },
      bik: { label: 'БИК банка', rule: (value) => (payers ? bikRule(value) : undefined) },
      account: {
        label: 'Счет получателя',
        rule: (value, { bik }) => (payers ? accountRule(value, bik) : undefined),
      },
    },
    loading,
    refusals,
    onSubmit: ({ amount, payer, account, bik }) =>
      onSubmit({
        amount: Number(amount),
        ...(payers && { payer, account: digitsOf(account), bik: digitsOf(bik) }),
      }),
  })
  const nothing = available > 0 ? undefined : 'Выводить пока нечего: на счете партнера 0 ₽'
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
      {payers && payers.length > 0 && (
        <>
          <Select {...form.field('payer')} options={payers} />
          <TextField {...form.field('bik')} inputMode="numeric" />
          <TextField {...form.field('account')} inputMode="numeric" hint="20 цифр, на имя получателя" />
        </>
      )}
    </FormShell>
  )
}

/** People copy accounts with spaces between groups of digits. */
const digitsOf = (text: string): string => text.replaceAll(/\s/g, '')

const bikRule = (value: string): string | undefined =>
  requiredText(value) ?? (isBik(digitsOf(value)) ? undefined : typograph(BIK_MESSAGE))

const accountRule = (value: string, bik: string): string | undefined =>
  requiredText(value) ??
  // Without the bank an account cannot be checked.
  (isBankAccount(digitsOf(value), digitsOf(bik)) || !isBik(digitsOf(bik))
    ? undefined
    : typograph(ACCOUNT_MESSAGE))

const amountRule = schemaRule(amountInputSchema)

function withdrawalRule(value: string, available: Kopecks): string | undefined {
  const roubles = Number(value)
  const refusal =
    requiredRule(value) ??
    amountRule(roubles) ??
    (toKopecks(roubles) > available ? NOT_ENOUGH_ON_ACCOUNT_TEXT : undefined)
  return refusal && typograph(refusal)
}
