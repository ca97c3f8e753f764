import { formatDate } from '@proverka/domain'
import { HOUR_MS, moscowTime } from '@proverka/domain/timing'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { KeyHint, MaskedText, type DataColumn } from '@proverka/ui/console'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { ViewRow } from '../../parts/view-row.tsx'
import { ArticleTabs } from '../articles/article-tabs.tsx'
import { CommentActions } from './comment-actions.tsx'
import { CommentPanel } from './comment-panel.tsx'
import { hiddenText, marksText, VIEW_LABELS } from './comment-words.ts'
import { COMMENT_STATES, commentsQuery, type Comment } from './comments-query.ts'
import * as css from './comments-screen.css.ts'

/** Comments of the articles: new ones the oldest first, to be left, hidden with a reason, or put back. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const state = COMMENT_STATES.find((one) => one === params.get('view')) ?? 'new'
  const open = params.get('open') ?? undefined
  const now = useNow(true)
  const list = useInfiniteQuery(commentsQuery(state))
  const rows = list.data?.pages.flatMap((page) => page.comments) ?? NONE
  const counts = list.data?.pages[0]?.counts
  const columns = useMemo(() => commentColumns(now), [now])
  const show = (id?: string) => setParams({ view: state, ...(id !== undefined && { open: id }) })
  useScreenKeys({
    Escape: () => {
      if (open === undefined) return false
      show()
      return true
    },
  })
  return (
    <>
      <ScreenHead title="Комментарии" note={counts ? headWords(counts.new) : 'Загружаем'} />
      <ArticleTabs current="comments" count={counts?.new} />
      <div className={open === undefined ? undefined : css.desk}>
        <div>
          <ViewRow
            views={COMMENT_STATES.map((one) => ({
              label: VIEW_LABELS[one],
              href: `/articles/comments?view=${one}`,
              isCurrent: one === state,
              count: one === 'all' ? undefined : counts?.[one],
            }))}
          />
          <div className={css.sheet}>
            <ListTable
              query={list}
              list={{ name: 'comments', query: { state } }}
              key={state}
              caption="Комментарии"
              columns={columns}
              rows={rows}
              rowKey={({ comment_id }) => comment_id}
              onOpen={({ comment_id }) => show(comment_id)}
              bulk={(chosen, clear) => (
                <CommentActions
                  rows={chosen}
                  className={css.onBar}
                  onDone={() => {
                    clear()
                    document.querySelector<HTMLElement>('[role="grid"]')?.focus()
                  }}
                />
              )}
              empty={state === 'new' ? 'Новых нет: все разобраны.' : 'Здесь пусто.'}
              hint={
                <>
                  <KeyHint keys={['j', 'k']} /> по строкам, <KeyHint keys={['x']} /> выбрать,{' '}
                  <KeyHint keys={['Enter']} /> рядом
                </>
              }
            />
          </div>
        </div>
        {open !== undefined && <CommentPanel id={open} onClose={() => show()} />}
      </div>
    </>
  )
}

const NONE: readonly Comment[] = []

const headWords = (count: number): string =>
  count === 0 ? 'Все разобраны' : `Ждут: ${count.toLocaleString('ru')}`

const DAY_HOURS = 24

/** «7 ч», «2 дн.»: how long it has waited. */
function ageText(at: string, now: number): string {
  const hours = Math.floor((now - Date.parse(at)) / HOUR_MS)
  if (hours < 1) return 'меньше часа'
  return hours < 2 * DAY_HOURS ? `${hours}\u00A0ч` : `${Math.floor(hours / DAY_HOURS)}\u00A0дн.`
}

const commentColumns = (now: number): readonly DataColumn<Comment>[] => [
  { key: 'author', title: 'Кто', names: true, cell: ({ author }) => <MaskedText text={author} /> },
  { key: 'content', title: 'Что написал', wraps: true, cell: ({ content }) => content },
  { key: 'article', title: 'К статье', wraps: true, cell: ({ article_title }) => article_title },
  {
    key: 'state',
    title: 'Состояние',
    wraps: true,
    cell: (comment) => (
      <>
        <StateWord tone={comment.hidden ? 'grey' : 'done'}>{hiddenText(comment)}</StateWord>
        {comment.marks.length > 0 && <span className={css.under}>{marksText(comment)}</span>}
      </>
    ),
  },
  {
    key: 'age',
    title: 'Написан',
    right: true,
    cell: ({ created_at, reviewed_at }) => (
      <>
        {reviewed_at === null
          ? ageText(created_at, now)
          : `${formatDate(created_at)}, ${moscowTime(Date.parse(created_at))}`}
      </>
    ),
  },
]
