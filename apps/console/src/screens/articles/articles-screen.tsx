import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { KeyHint } from '@proverka/ui/console'
import { Anchor, Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { FilterRow } from '../../parts/filter-row.tsx'
import { ExportButton } from '../../parts/list-table/export-button.tsx'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { useMay } from '../../session/own-staff.ts'
import { ArticleTabs } from './article-tabs.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { stateText, STATE_TONES } from './article-words.ts'
import { articleQuery, articlesQuery, type DeskArticle } from './articles-query.ts'
import { NewArticleWindow } from './new-article-window.tsx'
import * as css from './articles-screen.css.ts'

/** Articles: those who may only moderate go to the comments. */
export function Component() {
  const may = useMay()
  return may('articles.write') ? <Articles /> : <Navigate to="/articles/comments" replace />
}

function Articles() {
  const [params, setParams] = useSearchParams()
  const [isMaking, setIsMaking] = useState(false)
  const search = params.get('search') ?? ''
  const list = useQuery(articlesQuery(search))
  const rows = list.data?.articles ?? NONE
  const open = params.get('open') ?? undefined
  const show = (id: string) => setParams({ ...(search && { search }), open: id })
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ article_id }) => article_id === open)
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
    if (!next) return false
    show(next.article_id)
    return true
  }
  useScreenKeys({
    KeyJ: () => step(1),
    KeyK: () => step(-1),
    KeyN: () => setIsMaking(true),
  })
  return (
    <>
      <ScreenHead title="Статьи" note={list.data ? headWords(rows) : 'Загружаем'}>
        <ExportButton
          list={{ name: 'articles', query: { search } }}
          total={list.data?.total}
          hasKey={false}
        />
        <Button size="xs" variant="secondary" onClick={() => setIsMaking(true)}>
          Новая статья <KeyHint keys={['N']} />
        </Button>
      </ScreenHead>
      <ArticleTabs current="articles" count={list.data?.total} />
      {list.error && <RetryNotice message={messageOfError(list.error)} onRetry={() => void list.refetch()} />}
      <div className={css.desk}>
        <div className={clsx(open !== undefined && css.listBeside)}>
          <FilterRow
            search={{
              label: 'Заголовок или адрес',
              value: search,
              onChange: (value) => setParams(value === '' ? {} : { search: value }),
            }}
            filters={NO_FILTERS}
          />
          <nav className={css.list} aria-label="Статьи">
            {rows.map((row) => (
              <Anchor
                key={row.article_id}
                className={css.article}
                href={`/articles?${search && `search=${encodeURIComponent(search)}&`}open=${row.article_id}`}
                {...(row.article_id === open && { 'aria-current': 'true' })}
              >
                <span className={css.title}>{row.title}</span>
                <StateWord tone={STATE_TONES[row.state]}>{stateText(row)}</StateWord>
              </Anchor>
            ))}
            <p className={css.foot}>
              {rows.length === 0 ? (
                emptyWords(list.isPending, search)
              ) : (
                <>
                  <KeyHint keys={['j', 'k']} /> по списку
                </>
              )}
            </p>
          </nav>
        </div>
        {open === undefined ? (
          <p className={css.note}>Выберите статью слева или начните новую.</p>
        ) : (
          <OpenArticle
            key={open}
            id={open}
            categories={list.data?.categories ?? NO_WORDS}
            authors={list.data?.authors ?? NO_WORDS}
          />
        )}
      </div>
      {isMaking && (
        <NewArticleWindow
          author={list.data?.authors[0] ?? ''}
          category=""
          onClose={() => setIsMaking(false)}
          onMade={(id) => {
            setIsMaking(false)
            setParams({ open: id })
          }}
        />
      )}
    </>
  )
}

const NONE: readonly DeskArticle[] = []
const NO_WORDS: readonly string[] = []
const NO_FILTERS = [] as const

function emptyWords(isLoading: boolean, search: string): string {
  if (isLoading) return 'Загружаем'
  return search === '' ? 'Статей пока нет.' : 'Под отбор не подошла ни одна.'
}

function headWords(rows: readonly DeskArticle[]): string {
  const count = (state: DeskArticle['state']) => rows.filter((row) => row.state === state).length
  const words = [
    ['Черновиков', count('draft')],
    ['назначено', count('scheduled')],
    ['с правкой', count('changed')],
  ] as const
  const shown = words.filter(([, many]) => many > 0).map(([word, many]) => `${word}: ${many}`)
  return shown.length === 0 ? 'Все на сайте' : shown.join(', ')
}

interface OpenArticleProps {
  id: string
  categories: readonly string[]
  authors: readonly string[]
}

function OpenArticle({ id, ...words }: OpenArticleProps) {
  const article = useQuery(articleQuery(id))
  const back = (
    <p className={css.back}>
      <Anchor href="/articles">Все статьи</Anchor>
    </p>
  )
  if (article.data)
    return (
      <>
        {back}
        <ArticleEditor draft={article.data} {...words} />
      </>
    )
  return (
    <div>
      {back}
      {article.error ? (
        <RetryNotice message={messageOfError(article.error)} onRetry={() => void article.refetch()} />
      ) : (
        <p className={css.note}>Загружаем статью</p>
      )}
    </div>
  )
}
