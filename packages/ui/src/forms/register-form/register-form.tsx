import {
  firstMessage,
  maxLength,
  minLength,
  normalisePhone,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORDS_DIFFER_MESSAGE,
  required,
} from '@proverka/domain'
import { registrationRoles, roleLabel } from '@proverka/domain/accounts'
import type { ReactNode } from 'react'
import { PasswordField } from '../../fields/password-field/password-field.tsx'
import { PhoneField } from '../../fields/phone-field/phone-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { EmailField, TextField } from '../../fields/text-field/text-field.tsx'
import { ConsentFields, consentLabels } from '../consents/consent-fields.tsx'
import type { ConsentLinks } from '../consents/consent-fields.tsx'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { filled, requiredEmail, requiredPhone, ticked } from '../rule-set.ts'

export interface RegisterValues {
  name: string
  email: string
  /** `+7XXXXXXXXXX`. */
  phone: string
  person_role: number
  password: string
  /** Whether letters were agreed to; the two required consents are always given here. */
  marketing: boolean
}

export interface RegisterFormProps {
  consentLinks: ConsentLinks
  onSubmit: (values: RegisterValues) => void | Promise<void>
  loading?: boolean
  error?: ReactNode
  after?: ReactNode
}

const roles = registrationRoles().map((role) => ({ value: String(role), label: roleLabel(role) }))
const passwordRule = (value: string) =>
  firstMessage([required, minLength(PASSWORD_MIN_LENGTH), maxLength(PASSWORD_MAX_LENGTH)], value)

/** Registration (AUTH-08..13) with three separate consents (LAW-01). */
export function RegisterForm({ consentLinks, onSubmit, loading, error, after }: RegisterFormProps) {
  const form = useForm({
    initial: {
      name: '',
      email: '',
      phone: '',
      person_role: '',
      password: '',
      password_repeat: '',
      offer: false,
      privacy: false,
      marketing: false,
    },
    fields: {
      name: { label: 'Имя', rule: filled },
      email: { label: 'Электронная почта', rule: requiredEmail },
      phone: { label: 'Телефон', rule: requiredPhone },
      person_role: { label: 'Кто вы', rule: required },
      password: { label: 'Пароль', rule: passwordRule },
      password_repeat: {
        label: 'Пароль еще раз',
        rule: (value, { password }) =>
          required(value) ?? (value === password ? undefined : PASSWORDS_DIFFER_MESSAGE),
      },
      offer: { label: consentLabels.offer, rule: ticked },
      privacy: { label: consentLabels.personalData, rule: ticked },
      marketing: { label: consentLabels.marketing },
    },
    loading,
    onSubmit: ({ name, email, phone, person_role, password, marketing }) =>
      onSubmit({
        name: name.trim(),
        email: email.trim().toLowerCase(),
        phone: normalisePhone(phone) ?? phone,
        person_role: Number(person_role),
        password,
        marketing,
      }),
  })
  return (
    <FormShell form={form} label="Регистрация" submitText="Зарегистрироваться" error={error} after={after}>
      <TextField {...form.field('name')} autoComplete="name" />
      <EmailField {...form.field('email')} />
      <PhoneField {...form.field('phone')} />
      <Select {...form.field('person_role')} options={roles} placeholder="Выберите" />
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        hint={`От ${PASSWORD_MIN_LENGTH} знаков`}
      />
      <PasswordField {...form.field('password_repeat')} autoComplete="new-password" />
      <ConsentFields
        links={consentLinks}
        offer={form.check('offer')}
        personalData={form.check('privacy')}
        marketing={form.check('marketing')}
      />
    </FormShell>
  )
}
