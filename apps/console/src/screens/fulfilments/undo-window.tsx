import { TextField } from '@proverka/ui/fields'
import { useState } from 'react'
import { MoveWindow, rowsOf } from './move-window.tsx'
import type { WindowProps } from './window-props.ts'

/** Takes an answer or a refusal of the last day back. */
export function UndoWindow(props: WindowProps) {
  const [reason, setReason] = useState('')
  return (
    <MoveWindow
      {...props}
      title={`Отменить ответ: ${props.rows.length}`}
      note="Части снова ждут ответа, из отчетов он исчезнет, каждому покупателю уйдет письмо. Можно в течение суток."
      act={`Отменить ${props.rows.length} и написать`}
      variant="danger"
      body={() =>
        reason.trim() === ''
          ? 'Впишите, почему'
          : { action: 'undo', reason: reason.trim(), rows: rowsOf(props.rows) }
      }
    >
      <TextField name="reason" label="Почему" value={reason} onChange={setReason} />
    </MoveWindow>
  )
}
