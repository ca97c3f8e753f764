import { KeyHint } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useState } from 'react'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { ModerationWindow, type Moderation } from './moderation-window.tsx'
import type { Comment } from './comments-query.ts'

const ACTS = [
  { action: 'keep', label: 'Оставить', code: 'KeyP', key: 'P' },
  { action: 'restore', label: 'Вернуть на сайт', code: 'KeyP', key: 'P' },
  { action: 'hide', label: 'Скрыть с причиной', code: 'KeyH', key: 'H' },
] as const satisfies readonly {
  readonly action: Moderation
  readonly label: string
  readonly code: string
  readonly key: string
}[]

const may = (action: Moderation, { hidden, reviewed_at }: Comment): boolean =>
  action === 'restore' ? hidden : !hidden && (action === 'hide' || reviewed_at === null)

interface CommentActionsProps {
  rows: readonly Comment[]
  className?: string
  onDone: () => void
}

/** What can be done with the comments: what their states allow, each in a window of its own. */
export function CommentActions({ rows, className, onDone }: CommentActionsProps) {
  const [open, setOpen] = useState<Moderation>()
  const acts = ACTS.filter(({ action }) => rows.every((row) => may(action, row)))
  useScreenKeys(Object.fromEntries(acts.map(({ action, code }) => [code, () => setOpen(action)])))
  const close = () => setOpen(undefined)
  return (
    <>
      {acts.map(({ action, label, key }) => (
        <Button
          key={action}
          size="xs"
          variant="secondary"
          {...(className !== undefined && { className })}
          aria-keyshortcuts={key}
          onClick={() => setOpen(action)}
        >
          {label} <KeyHint keys={[key]} />
        </Button>
      ))}
      {acts.length === 0 && <span>Общего действия у них нет</span>}
      {open && (
        <ModerationWindow
          action={open}
          rows={rows}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
    </>
  )
}
