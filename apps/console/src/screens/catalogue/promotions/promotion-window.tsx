import { codeOfError, messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { ChangeTable, type Change } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ActWindow } from '../../../parts/act-window.tsx'
import { useMay } from '../../../session/own-staff.ts'
import { logOfQuery } from '../catalogue-queries.ts'
import { whenText } from '../../../parts/moment.ts'
import * as css from '../catalogue-screen.css.ts'

/** A line of the effect of a save: the words of one value. */
export type Words = Readonly<Record<string, string>>

export interface PromotionWindowProps {
  title: string
  /** Key of the list that shows it. */
  listKey: QueryKey
  /** Of the log: `coupon:<id>`; absent for a new one. */
  subject?: string | undefined
  /** What is stored now, in words; absent for a new one. The list is asked again after a refusal, so it follows others' changes. */
  stored?: Words | undefined
  /** The fields as they are, in words. */
  typed: Words
  /** Why it cannot be saved yet. */
  blocked: boolean
  /** `ends`: it works no longer from now on. */
  save: (ends: boolean) => Promise<unknown>
  /** It still works, and can be ended. */
  canEnd?: boolean
  onClose: () => void
  children: ReactNode
}

/** A coupon, promocode or campaign is made, changed or ended; what changes is shown before the press. */
export function PromotionWindow(props: PromotionWindowProps) {
  const { title, listKey, subject, stored, typed, blocked, save, canEnd = false, onClose, children } = props
  const queries = useQueryClient()
  // As it was when the window was opened: the other half of the difference after a refusal.
  const [opened, setOpened] = useState(stored)
  const run = useMutation({
    mutationFn: save,
    onSuccess: (_reply, ends) => {
      notify('success', ends ? 'Завершено: история осталась' : 'Сохранено')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
  const isConflict = codeOfError(run.error) === 'record/changed'
  const changes = differences(stored, typed)
  const theirs = isConflict ? differences(opened, stored ?? {}) : []
  return (
    <ActWindow
      open
      title={title}
      act={stored ? 'Сохранить' : 'Создать'}
      blocked={blocked || changes.length === 0}
      pending={run.isPending}
      error={run.error ? messageOfError(run.error) : undefined}
      onAct={() => run.mutate(false)}
      onClose={onClose}
      actions={
        canEnd && (
          <Button size="xs" variant="secondary" disabled={run.isPending} onClick={() => run.mutate(true)}>
            Завершить сейчас
          </Button>
        )
      }
    >
      {children}
      {theirs.length > 0 && (
        <>
          <ChangeTable caption="Изменил другой сотрудник" changes={theirs} />
          <Button size="xs" variant="quiet" onClick={() => setOpened(stored)}>
            Видел, дальше правлю новое
          </Button>
        </>
      )}
      {stored && changes.length > 0 && <ChangeTable caption="Что изменится" changes={changes} />}
      {subject && <ChangeLog subject={subject} />}
    </ActWindow>
  )
}

function differences(before: Words | undefined, after: Words): Change[] {
  return Object.entries(after)
    .filter(([what, words]) => before?.[what] !== words)
    .map(([what, words]) => ({ what, before: before?.[what], after: words }))
}

const ACTIONS: Readonly<Record<string, string>> = { create: 'создано', update: 'изменено', remove: 'удалено' }

function ChangeLog({ subject }: { subject: string }) {
  const may = useMay()
  const log = useQuery(logOfQuery(subject, may('log.read')))
  if (!log.data || log.data.logs.length === 0) return null
  return (
    <ol className={css.history} aria-label="История">
      {log.data.logs.map(({ log_id, action, admin_email, date }) => (
        <li key={log_id} className={css.change}>
          <span>{ACTIONS[action.split('.')[1] ?? ''] ?? action}</span>
          <span className={css.note}>
            {admin_email} · {whenText(date)}
          </span>
        </li>
      ))}
    </ol>
  )
}
