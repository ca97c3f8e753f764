import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { EventLine, Panel } from '@proverka/ui/console'
import { useQuery } from '@tanstack/react-query'
import { CloseButton } from '../../parts/close-button.tsx'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ShownDatum } from '../../parts/shown-datum.tsx'
import { ACT_WORDS, hiddenText, marksText } from './comment-words.ts'
import { commentHistoryQuery } from './comments-query.ts'
import * as css from './comments-screen.css.ts'

/** One comment in full, and what the staff did with it. */
export function CommentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const history = useQuery(commentHistoryQuery(id))
  const close = <CloseButton onClose={onClose} />
  if (!history.data)
    return (
      <Panel title="Комментарий" aside={close}>
        {history.error ? (
          <RetryNotice message={messageOfError(history.error)} onRetry={() => void history.refetch()} />
        ) : (
          <p>Загружаем</p>
        )}
      </Panel>
    )
  const { comment, acts } = history.data
  return (
    <Panel title="Комментарий" aside={close} isAct>
      <p className={css.words}>{comment.content}</p>
      <dl className={css.facts}>
        <dt className={css.term}>Автор</dt>
        <dd className={css.value}>
          <ShownDatum kind="person" id={comment.author_id} field="name" label="имя" masked={comment.author} />
        </dd>
        <dt className={css.term}>Статья</dt>
        <dd className={css.value}>{comment.article_title}</dd>
        <dt className={css.term}>Состояние</dt>
        <dd className={css.value}>{hiddenText(comment)}</dd>
        {comment.marks.length > 0 && (
          <>
            <dt className={css.term}>Посмотрите</dt>
            <dd className={css.value}>{marksText(comment)}</dd>
          </>
        )}
      </dl>
      <h3 className={css.strong}>Что было</h3>
      <EventLine
        events={[
          { key: 'written', at: comment.created_at, title: 'Написан' },
          ...acts.toReversed().map(({ act, at, reason, staff_email }, index) => ({
            key: `${at} ${index}`,
            at,
            title: ACT_WORDS[act],
            note: [staff_email, reason].filter(Boolean).join(' · '),
          })),
        ]}
      />
    </Panel>
  )
}
