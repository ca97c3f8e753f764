import { readPastedRows, type WholesaleRow } from '@proverka/domain/property'
import { useState } from 'react'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import { Button } from '../../primitives/button/button.tsx'
import * as css from './list-text-form.css.ts'

/** A list of cadastral numbers and addresses, pasted as text or as a column of a table. */
export function ListTextForm({ onRows }: { onRows: (rows: readonly WholesaleRow[]) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        const rows = readPastedRows(text)
        if (rows.length === 0) return setError('Вставьте хотя бы одну строку')
        onRows(rows)
        setText('')
      }}
    >
      <div className={css.text}>
        <Textarea
          label="Номера и адреса"
          name="wholesale-list"
          hint="По одному в строке или столбец таблицы: номера и адреса вперемешку"
          rows={5}
          value={text}
          error={error}
          onChange={(next) => {
            setText(next)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit">Проверить список</Button>
    </form>
  )
}
