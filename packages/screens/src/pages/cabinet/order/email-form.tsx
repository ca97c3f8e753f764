import { normaliseEmail } from '@proverka/domain'
import { EmailField } from '@proverka/ui/fields'
import { FormShell, requiredEmail, useForm } from '@proverka/ui/forms'
import { keptWhole } from '@proverka/ui/theme'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { useCorrectEmail } from './data.ts'
import type { OrderView } from './data.ts'

/** Puts the address of an unpaid order right; what is typed stays when the server refuses it. */
export function EmailForm({ order }: { order: OrderView }) {
  const correction = useCorrectEmail(order)
  const form = useForm({
    initial: { email: order.email },
    fields: { email: { label: 'Электронная почта', rule: requiredEmail } },
    loading: correction.isPending,
    onSubmit: ({ email }) => correction.mutate(normaliseEmail(email) ?? email),
  })
  return (
    <FormShell
      form={form}
      label="Почта заказа"
      submitText="Исправить почту"
      submitSize="m"
      error={correction.error && <ErrorText error={correction.error} />}
    >
      <EmailField {...form.field('email')} hint="Сюда придут чек и отчет" />
      {correction.isSuccess && (
        <p role="status">
          Исправлено: письма придут на <span className={keptWhole}>{correction.data.email}</span>.
        </p>
      )}
    </FormShell>
  )
}
