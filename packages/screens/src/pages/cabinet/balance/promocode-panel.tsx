import { maxLength, toKopecks } from '@proverka/domain'
import { TextField } from '@proverka/ui/fields'
import { FormShell, requiredText, useForm } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { amountText, Notice } from '@proverka/ui/primitives'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { codeOfError, messageOfError } from '../../../runtime/error/status-of-error.ts'
import { useRedeemPromocode } from './data.ts'

const CODE_LIMIT = 100

/** A promocode for the balance: its amount comes to the bonus. */
export function PromocodePanel() {
  const redeem = useRedeemPromocode()
  const isAboutCode = codeOfError(redeem.error)?.startsWith('promocode/') ?? false
  const form = useForm({
    initial: { code: '' },
    fields: {
      code: {
        label: 'Промокод',
        rule: (value: string) => requiredText(value) ?? maxLength(CODE_LIMIT)(value.trim()),
      },
    },
    loading: redeem.isPending,
    refusals: isAboutCode ? { code: messageOfError(redeem.error) } : undefined,
    onEdit: redeem.reset,
    onSubmit: (values) => redeem.mutate(values.code.trim(), { onSuccess: () => form.reset(values) }),
  })
  return (
    <Panel title="Промокод" padded>
      <FormShell
        form={form}
        label="Промокод на баланс"
        submitText="Применить"
        layout="line"
        {...(redeem.error && !isAboutCode && { error: <ErrorText error={redeem.error} /> })}
        after={
          redeem.data && (
            <Notice tone="done" small role="status" title={`Промокод ${redeem.data.code} принят`}>
              На бонусе прибавилось {amountText(toKopecks(redeem.data.amount))}.
            </Notice>
          )
        }
      >
        <TextField
          {...form.field('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormShell>
    </Panel>
  )
}
