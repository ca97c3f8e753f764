import { maxLength } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { exactAmount } from '../exact-amount.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'

export interface CouponFormProps extends Omit<FormProps<{ code: string }>, 'after'> {
  /** The code that counts now and what it takes off; nothing when it fits no product in the cart. */
  applied?: {
    code: string
    discount: Kopecks
    /** Why it takes nothing off, when that is known. */
    notice?: string
  }
  onRemove: () => void
  /** The person has asked for the field: it appears with the focus. */
  takesFocus?: boolean
}

const CODE_LIMIT = 100

/** A promo code: typed, checked by the server, shown with its discount, taken back. */
export function CouponForm(props: CouponFormProps) {
  const { applied, onRemove, onSubmit, loading, refusals, takesFocus = false, ...frame } = props
  const form = useForm({
    initial: { code: '' },
    fields: {
      code: {
        label: 'Промокод',
        rule: (value) => requiredText(value) ?? maxLength(CODE_LIMIT)(value.trim()),
      },
    },
    loading,
    refusals,
    focusOn: takesFocus ? 'code' : undefined,
    onSubmit: ({ code }) => onSubmit({ code: code.trim() }),
  })
  if (applied) {
    const helps = applied.discount > 0
    return (
      <Notice tone={helps ? 'green' : 'info'} small role="status" title={titleOf(applied)}>
        {applied.notice && <p>{applied.notice}</p>}
        <LinkButton onClick={onRemove}>Убрать</LinkButton>
      </Notice>
    )
  }
  return (
    <FormShell form={form} label="Скидка по промокоду" submitText="Применить" layout="line" {...frame}>
      <TextField {...form.field('code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </FormShell>
  )
}

function titleOf({ code, discount, notice }: NonNullable<CouponFormProps['applied']>): string {
  if (discount > 0) return `Промокод ${code}: скидка ${exactAmount(discount)}`
  return notice ? `Промокод ${code}: без скидки` : `Промокод ${code} не действует на выбранные услуги`
}
