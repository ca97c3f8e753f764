import { maxLength } from '@proverka/domain'
import { schemaRule } from '@proverka/domain/internal'
import {
  checkedPersonSchema,
  SUBJECT_REQUEST_KINDS,
  SUBJECT_REQUEST_WORDS,
  SUBJECT_TEXT_LIMIT,
} from '@proverka/domain/legal'
import type { CheckedPerson, SubjectRequestKind } from '@proverka/domain/legal'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import { PhoneField } from '../../fields/phone-field/phone-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { EmailField } from '../../fields/text-field/text-field.tsx'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import { requiredEmail } from '../form-rules.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormRow, FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { PersonNames } from '../person-fields/person-fields.tsx'

export interface SubjectRequestValues {
  kind: SubjectRequestKind
  person: CheckedPerson
  /** Where the answer goes. */
  email: string
  text: string
}

const { entries } = checkedPersonSchema

const field = (name: keyof CheckedPerson, label: string) => ({
  label,
  rule: schemaRule(entries[name]),
  secret: true,
})

const kinds = SUBJECT_REQUEST_KINDS.map((kind) => ({ value: kind, label: SUBJECT_REQUEST_WORDS[kind] }))

/** A person who was checked asks what is held about them, or objects to it (OPS-03; articles 14 and 21 of 152-FZ). */
export function SubjectRequestForm({
  onSubmit,
  loading,
  refusals,
  ...frame
}: FormProps<SubjectRequestValues>) {
  const form = useForm({
    initial: {
      kind: 'access',
      lastName: '',
      firstName: '',
      middleName: '',
      birthDate: '',
      inn: '',
      phone: '',
      email: '',
      text: '',
    },
    fields: {
      kind: { label: 'Чего вы хотите' },
      lastName: field('lastName', 'Фамилия'),
      firstName: field('firstName', 'Имя'),
      middleName: field('middleName', 'Отчество'),
      birthDate: field('birthDate', 'Дата рождения'),
      inn: field('inn', 'ИНН'),
      phone: field('phone', 'Телефон'),
      email: { label: 'Почта для ответа', rule: requiredEmail },
      text: {
        label: 'Что еще нам важно знать',
        rule: maxLength(SUBJECT_TEXT_LIMIT, `Не больше ${SUBJECT_TEXT_LIMIT}\u00a0знаков`),
        secret: true,
      },
    },
    loading,
    refusals,
    onSubmit: ({ kind, email, text, ...person }) =>
      onSubmit({
        kind: SUBJECT_REQUEST_KINDS.find((one) => one === kind) ?? 'access',
        person,
        email: email.trim(),
        text: text.trim(),
      }),
  })
  return (
    <FormShell form={form} label="Обращение о своих данных" submitText="Отправить обращение" {...frame}>
      <Select {...form.field('kind')} options={kinds} />
      <PersonNames form={form} beside={<InnField {...form.field('inn')} optional of="person" />} />
      <FormRow>
        <EmailField {...form.field('email')} />
        <PhoneField {...form.field('phone')} optional />
      </FormRow>
      <Textarea {...form.field('text')} optional maxLength={SUBJECT_TEXT_LIMIT} />
    </FormShell>
  )
}
