import {
  equalRule,
  firstMessage,
  normaliseEmail,
  normalisePhone,
  PASSWORD_MIN_LENGTH,
  PASSWORDS_DIFFER_MESSAGE,
  requiredRule,
} from '@proverka/domain'
import { registrationChoices } from '@proverka/domain/accounts'
import { PasswordField } from '../../fields/password-field/password-field.tsx'
import { PhoneField } from '../../fields/phone-field/phone-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { EmailField, TextField } from '../../fields/text-field/text-field.tsx'
import { ConsentFields, consentLabels } from '../consents/consent-fields.tsx'
import type { ConsentLinks } from '../consents/consent-fields.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText, newPassword, requiredEmail, requiredPhone, mustAccept } from '../form-rules.ts'

export interface RegisterValues {
  name: string
  email: string
  /** `+7XXXXXXXXXX`. */
  phone: string
  person_role: number
  password: string
  /** Whether emails were agreed to; the two required consents are always given here. */
  marketing: boolean
}

export interface RegisterFormProps extends FormProps<RegisterValues>, DraftedProps {
  consentLinks: ConsentLinks
}

const roles = registrationChoices().map(({ role, label }) => ({ value: String(role), label }))

/** Registration (AUTH-08..13) with three separate consents (LAW-01). */
export function RegisterForm(props: RegisterFormProps) {
  const { consentLinks, onSubmit, loading, refusals, draft, ...frame } = props
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
      name: { label: 'Имя', rule: requiredText },
      email: { label: 'Электронная почта', rule: requiredEmail },
      phone: { label: 'Телефон', rule: requiredPhone },
      person_role: { label: 'Кто вы', rule: requiredRule },
      password: { label: 'Пароль', rule: newPassword, secret: true },
      password_repeat: {
        label: 'Пароль еще раз',
        secret: true,
        rule: (value, { password }) =>
          firstMessage([requiredRule, equalRule(() => password, PASSWORDS_DIFFER_MESSAGE)], value),
      },
      offer: { label: consentLabels.offer, rule: mustAccept },
      privacy: { label: consentLabels.personalData, rule: mustAccept },
      marketing: { label: consentLabels.marketing },
    },
    draft,
    loading,
    refusals,
    onSubmit: ({ name, email, phone, person_role, password, marketing }) =>
      onSubmit({
        name: name.trim(),
        email: normaliseEmail(email) ?? email,
        phone: normalisePhone(phone) ?? phone,
        person_role: Number(person_role),
        password,
        marketing,
      }),
  })
  return (
    <FormShell form={form} label="Регистрация" submitText="Зарегистрироваться" {...frame}>
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
