import { required, toKopecks, toRoubles } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import { MoneyField } from '../../fields/money-field/money-field.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { exactAmount } from '../exact-amount.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

export interface WithdrawalValues {
  /** Roubles in whole kopecks. */
  amount: number
}

export interface WithdrawalFormProps extends FormProps<WithdrawalValues> {
  /** What the partner has. */
  available: Kopecks
}

/** Shown for more than there is; the server refuses it in the same words. */
const NOT_ENOUGH_MESSAGE = 'У\u00a0партнера на\u00a0счете меньше этой суммы'

/** How much of a partner's money is paid out (PARTNER-05). */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { available, onSubmit, loading, refusals, blocked, ...frame } = props
  const form = useForm({
    initial: { amount: '' },
    fields: { amount: { label: 'Сумма вывода', rule: (value) => withdrawalRule(value, available) } },
    loading,
    refusals,
    onSubmit: ({ amount }) => onSubmit({ amount: Number(amount) }),
  })
  return (
    <FormShell
      form={form}
      label="Вывод денег партнера"
      submitText="Вывести"
      submitSize="m"
      blocked={blocked ?? (available > 0 ? undefined : 'Выводить пока нечего: на счете партнера 0\u00a0₽')}
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
