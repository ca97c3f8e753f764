import { Select, TextField } from '@proverka/ui/fields'
import { useState } from 'react'
import { channelTitle } from './fulfilment-words.ts'
import { MoveWindow, rowsOf } from './move-window.tsx'
import type { WindowProps } from './window-props.ts'

/** To be ordered in another way, from the beginning. */
export function HandOverWindow({ channels, ...props }: WindowProps & { channels: readonly string[] }) {
  const [channel, setChannel] = useState('hand')
  const [reason, setReason] = useState('')
  return (
    <MoveWindow
      {...props}
      title={`Передать ${props.rows.length}`}
      note="Станут «к заказу», прежний номер запроса сотрется. Срок для покупателя не изменится."
      act={`Передать ${props.rows.length}`}
      body={() =>
        reason.trim() === ''
          ? 'Впишите, почему'
          : { action: 'hand-over', channel, reason: reason.trim(), rows: rowsOf(props.rows) }
      }
    >
      <Select
        name="channel"
        label="Как заказать"
        value={channel}
        onChange={setChannel}
        options={[...new Set(['hand', ...channels])].map((value) => ({ value, label: channelTitle(value) }))}
      />
      <TextField name="reason" label="Почему" value={reason} onChange={setReason} />
    </MoveWindow>
  )
}
