import { normaliseEmail, normalisePhone } from '@proverka/domain'
import type { ReactNode } from 'react'
import { PhoneField } from '../../fields/phone-field/phone-field.tsx'
import { EmailField } from '../../fields/text-field/text-field.tsx'
import { ConsentFields, consentLabels } from '../consents/consent-fields.tsx'
import type { ConsentLinks } from '../consents/consent-fields.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormRow, FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredEmail, requiredPhone, mustAccept } from '../form-rules.ts'

export interface GuestOrderValues {
  email: string
  /** `+7XXXXXXXXXX`. */
  phone: string
  marketing: boolean
}

export interface GuestOrderFormProps extends FormProps<GuestOrderValues>, DraftedProps {
  consentLinks: ConsentLinks
  /** «Оплатить 1 199 ₽». */
  submitText: string
  /** The data above the contacts are checked and sent by the same press. */
  above?: () => { readonly ok: boolean }
  /** Shown between contacts and consents: «Уже есть кабинет? Войти», payment methods. */
  children?: ReactNode
}

/** Contacts and consents of a guest's order. */
export function GuestOrderForm(props: GuestOrderFormProps) {
  const { consentLinks, submitText, onSubmit, loading, refusals, draft, above, children, ...frame } = props
  const form = useForm({
    initial: { email: '', phone: '', offer: false, privacy: false, marketing: false },
    fields: {
      email: { label: 'Электронная почта', rule: requiredEmail },
      phone: { label: 'Телефон', rule: requiredPhone },
      offer: { label: consentLabels.offer, rule: mustAccept },
      privacy: { label: consentLabels.personalData, rule: mustAccept },
      marketing: { label: consentLabels.marketing },
    },
    above,
    draft,
    loading,
    refusals,
    onSubmit: ({ email, phone, marketing }) =>
      onSubmit({ email: normaliseEmail(email) ?? email, phone: normalisePhone(phone) ?? phone, marketing }),
  })
  return (
    <FormShell form={form} label="Оформление заказа" submitText={submitText} {...frame}>
      <FormRow>
        <EmailField {...form.field('email')} hint="Сюда придут отчет и чек" />
        <PhoneField {...form.field('phone')} hint="Если с заказом что-то не так" />
      </FormRow>
      {children}
      <ConsentFields
        links={consentLinks}
        offer={form.check('offer')}
        personalData={form.check('privacy')}
        marketing={form.check('marketing')}
      />
    </FormShell>
  )
}
