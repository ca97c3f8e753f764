import { CHECK_TYPES, checksThatNeed, titleInSentence } from '@proverka/domain/checks'
import type { CheckNeed } from '@proverka/domain/checks'
import { useState } from 'react'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import { PassportField } from '../../fields/passport-field/passport-field.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FormRow } from '../form-shell/form-shell.tsx'
import type { PersonPart } from './person-fields.tsx'
import * as css from './person-fields.css.ts'

/** «Проверим: паспорт»: what a source answers only with these data, from the catalogue of checks. */
const checkedBy = (need: CheckNeed): string =>
  `Проверим: ${checksThatNeed(need, CHECK_TYPES).map(titleInSentence).join(', ')}`
const hints = {
  passport: checkedBy('passport'),
  inn: checkedBy('inn'),
  license: checkedBy('license'),
}

const MORE_WORDS = { passport: 'паспорт', inn: 'ИНН' }

/** Documents and numbers that some sources do not answer without. */
export type DocumentName = keyof typeof hints

/** Passport and INN, which are optional: closed at first, open as soon as one of them has a value. */
export function MoreData({
  form,
  without = [],
}: {
  form: PersonPart<'passport' | 'inn'>
  /** What the form asks for above. */
  without?: readonly string[]
}) {
  const [isOpen, setOpen] = useState(false)
  const values = { passport: form.field('passport').value, inn: form.field('inn').value }
  const offered = (['passport', 'inn'] as const).filter((name) => !without.includes(name))
  if (offered.length === 0) return null
  return (
    <details
      className={css.more}
      open={isOpen || offered.some((name) => values[name] !== '')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.moreTitle}>
        <Icon icon={PlusIcon} size={18} />
        {`Добавить ${offered.map((name) => MORE_WORDS[name]).join(' или ')}: проверим больше`}
      </summary>
      <div className={css.moreFields}>
        <FormRow>
          {offered.map((name) => (
            <DocumentField key={name} form={form} name={name} />
          ))}
        </FormRow>
      </div>
    </details>
  )
}

/** A document with what it is for. */
export function DocumentField<Name extends DocumentName>({
  form,
  name,
  required = false,
}: {
  form: PersonPart<Name>
  name: Name
  /** The check makes no sense without it. */
  required?: boolean
}) {
  const field = { ...form.field(name), optional: !required, hint: hints[name] }
  switch (name) {
    case 'passport':
      return <PassportField {...field} />
    case 'license':
      return <TextField {...field} placeholder="00 00 000000" autoComplete="off" />
    default:
      return <InnField {...field} of="person" />
  }
}
