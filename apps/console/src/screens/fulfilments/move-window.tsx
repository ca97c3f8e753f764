import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ActWindow } from '../../parts/act-window.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { useMove, type MoveBody } from './use-move.ts'
import type { WindowProps } from './window-props.ts'

interface MoveWindowProps extends WindowProps {
  title: string
  note: ReactNode
  act: string
  variant?: 'primary' | 'danger'
  /** What is sent, or why it cannot be. */
  body: () => MoveBody | string
  children: ReactNode
}

/** A window that does one thing with all rows; those that were refused are shown with the difference. */
export function MoveWindow(props: MoveWindowProps) {
  const { rows, title, note, act, variant, body, onClose, onDone, children } = props
  const [fault, setFault] = useState<string>()
  const move = useMove()
  const results = move.data?.results
  const isRefused = results?.some(({ refusal }) => refusal !== undefined)
  const send = () => {
    const request = body()
    setFault(typeof request === 'string' ? request : undefined)
    if (typeof request === 'string') return
    move.mutate(request, {
      onSuccess: (reply) => {
        if (reply.results.some(({ refusal }) => refusal !== undefined)) return
        notify('success', `Сделано: ${rows.length}`)
        onDone()
      },
    })
  }
  return (
    <ActWindow
      open
      title={title}
      note={note}
      onClose={isRefused ? onDone : onClose}
      onAct={isRefused ? onDone : send}
      act={isRefused ? 'Понятно' : act}
      {...(variant && !isRefused && { variant })}
      pending={move.isPending}
      error={fault ?? (move.error ? messageOfError(move.error) : undefined)}
    >
      {isRefused && results ? <RefusedRows results={results} seen={rows} /> : children}
    </ActWindow>
  )
}

/** The rows of a call: each names the version that was seen. */
export const rowsOf = (rows: WindowProps['rows']) =>
  rows.map(({ fulfilment_id, version }) => ({ fulfilment_id, version }))
