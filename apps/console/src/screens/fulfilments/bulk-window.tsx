import { HandOverWindow } from './hand-over-window.tsx'
import { OrderedWindow } from './ordered-window.tsx'
import { RefuseWindow } from './refuse-window.tsx'
import { UndoWindow } from './undo-window.tsx'
import type { WindowProps } from './window-props.ts'

export type BulkAct = 'ordered' | 'refuse' | 'hand-over' | 'undo'

interface BulkWindowProps extends WindowProps {
  readonly act: BulkAct
  /** Channels that the queue has rows of. */
  readonly channels: readonly string[]
}

/** The window of one action with many rows. */
export function BulkWindow({ act, channels, ...shared }: BulkWindowProps) {
  switch (act) {
    case 'ordered':
      return <OrderedWindow {...shared} />
    case 'refuse':
      return <RefuseWindow {...shared} />
    case 'hand-over':
      return <HandOverWindow {...shared} channels={channels} />
    case 'undo':
      return <UndoWindow {...shared} />
  }
}
