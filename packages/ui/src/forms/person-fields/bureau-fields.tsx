import { BUREAU_FIELDS } from '@proverka/domain/checks'
import { useState } from 'react'
import { DateField } from '../../fields/date-field/date-field.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FormRow } from '../form-shell/form-shell.tsx'
import type { PersonPart } from './person-fields.tsx'
import * as css from './person-fields.css.ts'

/** What the person's own report of a bureau says: optional and closed at first, open as soon as a field has a value. */
export function BureauFields({ form }: { form: PersonPart<(typeof BUREAU_FIELDS)[number]> }) {
  const [isOpen, setOpen] = useState(false)
  const isGiven = BUREAU_FIELDS.some((name) => form.field(name).value !== '')
  return (
    <details
      className={css.more}
      open={isOpen || isGiven}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.moreTitle}>
        <Icon icon={PlusIcon} size={18} />
        Добавить балл из своего отчета бюро
      </summary>
      <div className={css.moreFields}>
        <TextField
          {...form.field('bureau')}
          optional
          autoComplete="off"
          hint="Чья это шкала. Покажем балл со слов документа: сами его не проверяем и не считаем"
        />
        <FormRow>
          <TextField {...form.field('bureauScore')} optional inputMode="numeric" autoComplete="off" />
          <TextField {...form.field('bureauScale')} optional placeholder="1–999" autoComplete="off" />
        </FormRow>
        <DateField {...form.field('bureauDate')} optional />
      </div>
    </details>
  )
}
