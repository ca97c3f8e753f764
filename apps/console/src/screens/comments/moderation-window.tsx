import {
  COMMENT_REASON_LIMIT,
  COMMENT_REASONS,
  commentReasonText,
  type CommentReason,
} from '@proverka/domain/sites'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { ChangeTable, type Change } from '@proverka/ui/console'
import { RadioGroup, TextField } from '@proverka/ui/fields'
import { useState } from 'react'
import { ActWindow } from '../../parts/act-window.tsx'
import { hiddenText, stateText } from './comment-words.ts'
import type { Comment } from './comments-query.ts'
import { useModeration, type ModerationBody, type ModerationResult } from './use-moderation.ts'
import * as css from './comments-screen.css.ts'

export type Moderation = ModerationBody['action']

interface ModerationWindowProps {
  action: Moderation
  rows: readonly Comment[]
  onClose: () => void
  /** Something was done: the choice is over. */
  onDone: () => void
}

const OWN_WORDS = 'own-words'

/** One act on all chosen comments; those that were refused are shown with what a colleague changed. */
export function ModerationWindow({ action, rows, onClose, onDone }: ModerationWindowProps) {
  const [reason, setReason] = useState<CommentReason | typeof OWN_WORDS>('personal')
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const moderation = useModeration()
  const results = moderation.data?.results
  const isRefused = results?.some(({ refusal }) => refusal !== undefined) === true
  const send = () => {
    const isEmpty = action === 'hide' && reason === OWN_WORDS && words.trim() === ''
    setFault(isEmpty ? 'Впишите причину: ее прочитает автор' : undefined)
    if (isEmpty) return
    const chosen = rows.map(({ comment_id, version }) => ({ comment_id, version }))
    const why = reason === OWN_WORDS ? { text: words.trim() } : { reason }
    const body: ModerationBody = action === 'hide' ? { action, why, rows: chosen } : { action, rows: chosen }
    moderation.mutate(body, {
      onSuccess: (reply) => {
        if (reply.results.some(({ refusal }) => refusal !== undefined)) return
        notify('success', DONE[action])
        onDone()
      },
    })
  }
  return (
    <ActWindow
      open
      title={`${TITLES[action]}: ${rows.length}`}
      onClose={isRefused ? onDone : onClose}
      onAct={isRefused ? onDone : send}
      act={isRefused ? 'Понятно' : `${ACTS[action]} ${rows.length}`}
      {...(action === 'hide' && !isRefused && { variant: 'danger' as const })}
      pending={moderation.isPending}
      error={fault ?? (moderation.error ? messageOfError(moderation.error) : undefined)}
    >
      {isRefused && results ? (
        <RefusedComments results={results} seen={rows} />
      ) : (
        <>
          {action === 'hide' && (
            <>
              <RadioGroup
                name="reason"
                label="Почему"
                value={reason}
                onChange={(value) => setReason(value as typeof reason)}
                options={[
                  ...COMMENT_REASONS.map((value) => ({ value, label: commentReasonText(value) })),
                  { value: OWN_WORDS, label: 'Другое, словами' },
                ]}
              />
              {reason === OWN_WORDS && (
                <TextField
                  name="words"
                  label="Причина"
                  hint="Так ее прочитает автор"
                  value={words}
                  onChange={setWords}
                  maxLength={COMMENT_REASON_LIMIT}
                />
              )}
            </>
          )}
          <ChangeTable caption="Что произойдет" changes={changesOf(action, rows)} />
        </>
      )}
    </ActWindow>
  )
}

const TITLES: Readonly<Record<Moderation, string>> = {
  keep: 'Оставить на сайте',
  hide: 'Скрыть с причиной',
  restore: 'Вернуть на сайт',
}
const ACTS: Readonly<Record<Moderation, string>> = { keep: 'Оставить', hide: 'Скрыть', restore: 'Вернуть' }
const DONE: Readonly<Record<Moderation, string>> = {
  keep: 'Оставлено на сайте',
  hide: 'Скрыто, автору ушло письмо с причиной',
  restore: 'Снова на сайте, автору ушло письмо',
}

function changesOf(action: Moderation, rows: readonly Comment[]): readonly Change[] {
  const readers = { what: 'Читатели', before: rows[0] && stateText(rows[0]) }
  switch (action) {
    case 'keep':
      return [{ what: 'Список новых', before: 'ждет', after: 'разобран; на сайте ничего не меняется' }]
    case 'hide':
      return [
        { ...readers, after: 'не видят' },
        { what: 'Автор', before: 'видит', after: 'видит «скрыт» с причиной, получит письмо' },
      ]
    case 'restore':
      return [
        { ...readers, after: 'видят' },
        { what: 'Автор', after: 'получит письмо' },
      ]
  }
}

interface RefusedCommentsProps {
  results: readonly ModerationResult[]
  /** The comments as they were seen. */
  seen: readonly Comment[]
}

function RefusedComments({ results, seen }: RefusedCommentsProps) {
  const refused = results.filter(({ refusal }) => refusal !== undefined)
  return (
    <div role="alert">
      <p className={css.strong}>
        Сделано {results.length - refused.length} из {results.length}. Остальное не тронуто:
      </p>
      <ul className={css.list}>
        {refused.map(({ comment_id, refusal, comment }) => {
          const before = seen.find((one) => one.comment_id === comment_id)
          return (
            <li key={comment_id}>
              <span className={css.strong}>{before?.content.slice(0, 80) ?? comment_id}</span>
              <span className={css.under}>{refusal?.text}</span>
              {before && (
                <ChangeTable
                  caption="Изменили без вас"
                  after="сейчас"
                  changes={[
                    {
                      what: 'Комментарий',
                      before: hiddenText(before),
                      after: comment ? hiddenText(comment) : 'удален',
                    },
                  ]}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
