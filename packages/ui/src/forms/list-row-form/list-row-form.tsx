import { useState } from 'react'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { Button } from '../../primitives/button/button.tsx'
import * as css from './list-row-form.css.ts'

export interface ListRowFormProps {
  /** Number of the row in its list, from 1. */
  line: number
  initialText: string
  /** Gets the row as it is to be, trimmed; undefined when nothing was left in it. */
  onSubmit: (text: string | undefined) => void
}

/** Corrects one row of a list of objects. */
export function ListRowForm({ line, initialText, onSubmit }: ListRowFormProps) {
  const [text, setText] = useState(initialText)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(text.trim() || undefined)
      }}
    >
      <div className={css.text}>
        <TextField label={`Строка ${line}`} name="row" value={text} onChange={setText} maxLength={500} />
      </div>
      <Button type="submit" size="s">
        Проверить
      </Button>
    </form>
  )
}
