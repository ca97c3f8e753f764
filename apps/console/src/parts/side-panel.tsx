import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { EventLine, Panel, type LineEvent } from '@proverka/ui/console'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { RetryNotice } from './retry-notice.tsx'

interface SidePanelProps<Data> {
  /** What it is called until its data are there. */
  title: string
  titleOf?: (data: Data) => string
  query: UseQueryResult<Data>
  onClose: () => void
  children: (data: Data) => ReactNode
  /** What was done with it. */
  eventsOf: (data: Data) => readonly LineEvent[]
}

/** One row of a table in full, beside it: what is known of it, and its history. */
export function SidePanel<Data>(props: SidePanelProps<Data>) {
  const { title, titleOf, query, onClose, children, eventsOf } = props
  const close = <CloseButton onClose={onClose} />
  if (query.data === undefined)
    return (
      <Panel title={title} aside={close}>
        {query.error ? (
          <RetryNotice message={messageOfError(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <p>Загружаем</p>
        )}
      </Panel>
    )
  return (
    <Panel title={titleOf?.(query.data) ?? title} aside={close} isAct>
      {children(query.data)}
      <h3>
        <strong>Что было</strong>
      </h3>
      <EventLine events={eventsOf(query.data)} />
    </Panel>
  )
}
