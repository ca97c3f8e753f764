import { CHECK_TYPES, checksThatNeed, titleInSentence } from '@proverka/domain/reports'
import type { CheckNeed } from '@proverka/domain/reports'
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

/** Documents and numbers that some sources do not answer without. */
export type DocumentName = keyof typeof hints

/** Passport and INN, which are optional: closed at first, open as soon as one of them has a value. */
export function MoreData({
  form,
  withoutPassport,
}: {
  form: PersonPart<'passport' | 'inn'>
  withoutPassport?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const passport = form.field('passport')
  const inn = form.field('inn')
  return (
    <details
      className={css.more}
      open={isOpen || (!withoutPassport && passport.value !== '') || inn.value !== ''}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.moreTitle}>
        <Icon icon={PlusIcon} size={18} />
        {withoutPassport ? 'Добавить ИНН: проверим больше' : 'Добавить паспорт или ИНН: проверим больше'}
      </summary>
      <div className={css.moreFields}>
        <FormRow>
          {!withoutPassport && <DocumentField form={form} name="passport" />}
          <DocumentField form={form} name="inn" />
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
