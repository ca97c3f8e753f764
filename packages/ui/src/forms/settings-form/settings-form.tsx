import { maxLength, normalisePhone, PHONE_MESSAGE } from '@proverka/domain'
import { PhoneField } from '../../fields/phone-field/phone-field.tsx'
import { EmailField, TextField } from '../../fields/text-field/text-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'

export interface SettingsValues {
  name: string
  /** `+7XXXXXXXXXX`; empty takes the number away. */
  phone: string
}

export interface SettingsFormProps extends FormProps<SettingsValues> {
  initial: { name: string; phone: string; email: string }
}

const NAME_LIMIT = 200

/** The person's own data in the account: the name, and the phone, which has to be proved anew when it changes. */
export function SettingsForm({ initial, onSubmit, loading, refusals, ...frame }: SettingsFormProps) {
  const form = useForm({
    initial,
    fields: {
      name: { label: 'Имя', rule: (value) => requiredText(value) ?? maxLength(NAME_LIMIT)(value.trim()) },
      phone: { label: 'Телефон', rule: phoneRule },
      email: { label: 'Электронная почта' },
    },
    loading,
    refusals,
    onSubmit: ({ name, phone }) => onSubmit({ name: name.trim(), phone: normalisePhone(phone) ?? '' }),
  })
  const changed = normalisePhone(form.values.phone) !== normalisePhone(initial.phone)
  return (
    <FormShell form={form} label="Личные данные" submitText="Сохранить" submitSize="m" {...frame}>
      <TextField {...form.field('name')} autoComplete="name" />
      <PhoneField
        {...form.field('phone')}
        optional
        hint={changed && initial.phone !== '' ? 'Новый номер нужно будет подтвердить' : undefined}
      />
      <EmailField
        {...form.field('email')}
        disabled
        hint={'На\u00a0эту почту открыт кабинет. Чтобы сменить ее, напишите в\u00a0поддержку'}
      />
    </FormShell>
  )
}

function phoneRule(value: string): string | undefined {
  return value.trim() === '' || normalisePhone(value) !== null ? undefined : PHONE_MESSAGE
}
