import { CHECK_TYPES, checksThatNeed } from '@proverka/domain/reports'
import type { CheckNeed } from '@proverka/domain/reports'
import { useState } from 'react'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import { PassportField } from '../../fields/passport-field/passport-field.tsx'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FormRow } from '../form-shell/form-shell.tsx'
import type { PersonPart } from './person-fields.tsx'
import * as css from './person-fields.css.ts'

/** «Проверим: паспорт»: what a source answers only with these data, from the catalogue of checks. */
const checkedBy = (need: CheckNeed): string =>
  `Проверим: ${checksThatNeed(need, CHECK_TYPES).join(', ').toLowerCase()}`
const hints = { passport: checkedBy('passport'), inn: checkedBy('inn') }

/** Passport and INN, which nobody has to give: closed at first, open as soon as one of them holds something. */
export function MoreData({ form }: { form: PersonPart<'passport' | 'inn'> }) {
  const [isOpen, setOpen] = useState(false)
  const passport = form.field('passport')
  const inn = form.field('inn')
  return (
    <details
      className={css.more}
      open={isOpen || passport.value !== '' || inn.value !== ''}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.moreTitle}>
        <Icon icon={PlusIcon} size={18} />
        Добавить паспорт или ИНН: проверим больше
      </summary>
      <div className={css.moreFields}>
        <FormRow>
          <DocumentField form={form} name="passport" />
          <DocumentField form={form} name="inn" />
        </FormRow>
      </div>
    </details>
  )
}

/** Passport or INN with what it is for. */
export function DocumentField({
  form,
  name,
}: {
  form: PersonPart<'passport' | 'inn'>
  name: 'passport' | 'inn'
}) {
  const field = { ...form.field(name), optional: true, hint: hints[name] }
  return name === 'passport' ? <PassportField {...field} /> : <InnField {...field} of="person" />
}
