import { formatDateTime } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Panel } from '@proverka/ui/console'
import { Textarea } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { orderQuery, type OrderStory } from './order-query.ts'
import * as css from './order-screen.css.ts'

/** What the staff notes of an order; the buyer never sees it. */
export function NotesPanel({ orderId, notes }: { orderId: string; notes: OrderStory['notes'] }) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const add = useMutation({
    mutationFn: () => api.admin.addOrderNote({ params: { id: orderId }, body: { text } }),
    onSuccess: () => {
      setText('')
      return queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
    },
  })
  return (
    <Panel title="Заметки" aside="покупатель не видит">
      <ul className={css.list}>
        {notes.map((note) => (
          <li key={note.note_id} className={css.entry}>
            <p>
              <span className={css.strong}>{note.author}</span>{' '}
              <span className={css.note}>{formatDateTime(note.created_at)}</span>
            </p>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') add.mutate()
        }}
      >
        <Textarea name="note" label="Новая заметка" value={text} onChange={setText} maxLength={2000} />
        {add.error && <p role="alert">{messageOfError(add.error)}</p>}
        <div>
          <Button
            type="submit"
            size="xs"
            variant="secondary"
            disabled={text.trim() === ''}
            loading={add.isPending}
          >
            Записать
          </Button>
        </div>
      </form>
    </Panel>
  )
}
