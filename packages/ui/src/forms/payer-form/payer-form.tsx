import { describePersonInn } from '@proverka/domain'
import { payerErrors, payerPayload } from '@proverka/domain/accounts'
import type { PayerForm as PayerDetails } from '@proverka/domain/accounts'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import { RadioCards } from '../../fields/radio-cards/radio-cards.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormRow, FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

export interface PayerFormProps extends FormProps<PayerDetails>, DraftedProps {
  /** Requisites that are being changed. */
  initial?: PayerDetails
  submitText?: string
}

const COMPANY_INN_LENGTH = 10

interface PayerValues extends PayerDetails {
  [name: string]: string
  kind: string
}

const kinds = [
  { value: 'company', label: 'Организация', hint: 'ИНН из 10 цифр и КПП' },
  { value: 'person', label: 'Предприниматель', hint: 'ИНН из 12 цифр, без КПП' },
]

/** Requisites that bills are written to (ENTITY-26, AMB-99). */
export function PayerForm(props: PayerFormProps) {
  const { initial, submitText = 'Сохранить реквизиты', onSubmit, loading, refusals, draft, ...frame } = props
  const form = useForm<PayerValues>({
    initial: {
      kind: initial && initial.inn.length !== COMPANY_INN_LENGTH ? 'person' : 'company',
      inn: initial?.inn ?? '',
      kpp: initial?.kpp ?? '',
      name: initial?.name ?? '',
      address: initial?.address ?? '',
    },
    fields: {
      kind: { label: 'Кто платит' },
      inn: { label: 'ИНН', rule: innRule },
      kpp: { label: 'КПП', rule: (_, values) => payerErrors(detailsOf(values)).kpp },
      name: { label: 'Название', rule: (_, values) => payerErrors(detailsOf(values)).name },
      address: { label: 'Адрес', rule: (_, values) => payerErrors(detailsOf(values)).address },
    },
    loading,
    refusals,
    draft,
    onSubmit: (values) => onSubmit(payerPayload(detailsOf(values))),
  })
  const isCompany = form.values.kind === 'company'
  const kind = form.field('kind')
  return (
    <FormShell form={form} label="Плательщик" submitText={submitText} submitSize="m" {...frame}>
      <RadioCards
        legend={kind.label}
        name={kind.name}
        value={kind.value}
        onChange={kind.onChange}
        options={kinds}
      />
      {isCompany ? (
        <FormRow>
          <InnField {...form.field('inn')} of="company" />
          <TextField
            {...form.field('kpp')}
            placeholder="9 знаков"
            autoComplete="off"
            autoCapitalize="characters"
          />
        </FormRow>
      ) : (
        <InnField {...form.field('inn')} of="person" />
      )}
      <TextField
        {...form.field('name')}
        autoComplete="organization"
        placeholder={isCompany ? 'ООО «Название»' : 'ИП Фамилия Имя Отчество'}
      />
      <Textarea {...form.field('address')} rows={2} hint="Как в учредительных документах" />
    </FormShell>
  )
}

/** The requisites as stored; an entrepreneur has no KPP, whatever was typed before. */
function detailsOf({ kind, inn, kpp, name, address }: PayerValues): PayerDetails {
  return {
    inn: inn.trim(),
    kpp: kind === 'company' ? kpp.trim().toUpperCase() : '',
    name: name.trim(),
    address: address.trim(),
  }
}

function innRule(inn: string, values: PayerValues): string | undefined {
  if (values.kind !== 'company') return describePersonInn(inn.trim())
  const message = payerErrors(detailsOf(values)).inn
  if (message !== undefined) return message
  return inn.trim().length === COMPANY_INN_LENGTH ? undefined : 'ИНН организации — 10 цифр'
}
