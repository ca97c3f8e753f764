import { describePersonInn } from '@proverka/domain'
import type { CheckGround, CheckPurpose } from '@proverka/domain/checks'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import { requiredText } from '../form-rules.ts'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { purposeOf, ReasonField, reasonFields } from '../person-fields/reason-field.tsx'

export interface TaxpayerValues {
  taxpayer: { /** Twelve digits. */ inn: string }
  purpose: CheckPurpose
  ground: CheckGround
}

export interface TaxpayerFormProps extends FormProps<TaxpayerValues>, DraftedProps {
  /** «Проверить за 29 ₽». */
  submitText: string
}

/** A person of whom nothing but the taxpayer number is asked, and why (PROD-16, PROD-27, LAW-06). */
export function TaxpayerForm({
  submitText,
  onSubmit,
  loading,
  refusals,
  draft,
  ...frame
}: TaxpayerFormProps) {
  const form = useForm({
    initial: { inn: '', reason: '' },
    fields: {
      inn: {
        label: 'ИНН человека',
        rule: (value) => requiredText(value) ?? describePersonInn(value.trim()),
        secret: true,
      },
      reason: reasonFields.reason,
    },
    draft,
    loading,
    refusals,
    onSubmit: ({ inn, reason }) => onSubmit({ taxpayer: { inn: inn.trim() }, ...purposeOf({ reason }) }),
  })
  return (
    <FormShell form={form} label="Проверка по ИНН" submitText={submitText} {...frame}>
      <InnField {...form.field('inn')} of="person" hint={'12 цифр, есть в квитанциях и договорах'} />
      <ReasonField form={form} />
    </FormShell>
  )
}
