import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../parts/facts.tsx'
import { ShownDatum } from '../../parts/shown-datum.tsx'
import { SidePanel } from '../../parts/side-panel.tsx'
import { ACT_WORDS, hiddenText, marksText } from './comment-words.ts'
import { commentHistoryQuery } from './comments-query.ts'
import * as css from './comments-screen.css.ts'

/** One comment in full, and what the staff did with it. */
export function CommentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <SidePanel
      title="Комментарий"
      query={useQuery(commentHistoryQuery(id))}
      onClose={onClose}
      eventsOf={({ comment, acts }) => [
        { key: 'written', at: comment.created_at, title: 'Написан' },
        ...acts.toReversed().map(({ act, at, reason, staff_email }, index) => ({
          key: `${at} ${index}`,
          at,
          title: ACT_WORDS[act],
          note: [staff_email, reason].filter(Boolean).join(' · '),
        })),
      ]}
    >
      {({ comment }) => (
        <>
          <p className={css.words}>{comment.content}</p>
          <Facts
            facts={[
              [
                'Автор',
                <ShownDatum
                  key="author"
                  kind="person"
                  id={comment.author_id}
                  field="name"
                  label="имя"
                  masked={comment.author}
                />,
              ],
              ['Статья', comment.article_title],
              ['Состояние', hiddenText(comment)],
              ...(comment.marks.length > 0 ? [['Посмотрите', marksText(comment)] as const] : []),
            ]}
          />
        </>
      )}
    </SidePanel>
  )
}
