import { Select, TextField } from '@proverka/ui/fields'
import { Button, Link } from '@proverka/ui/primitives'
import { buildPath } from '@proverka/domain/navigation'
import { useState } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import { blogPath } from './blog-place.ts'
import type { BlogFilter } from './blog-place.ts'
import * as css from './blog.css.ts'

interface BlogSearchProps {
  readonly filter: BlogFilter
  readonly categories: readonly string[]
  readonly authors: readonly string[]
}

interface Typed {
  readonly edits: BlogFilter
  /** The list that they ask for is on its way. */
  readonly isSent: boolean
}

const NOTHING_TYPED: Typed = { edits: {}, isSent: false }

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Narrows the list by title, section and author; a real form, which works before any script. */
export function BlogSearch({ filter, categories, authors }: BlogSearchProps) {
  const navigate = useNavigate()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const of = blogPath(filter)
  const [shown, setShown] = useState(of)
  if (shown !== of) {
    setShown(of)
    // What was typed while this list was on its way stays; Back and forward bring a list as it was asked for.
    if (typed.isSent || isBackOrForward) setTyped(NOTHING_TYPED)
  }
  const wanted = { ...filter, ...typed.edits }
  // Several fields may be told at once: what was typed before the script ran.
  const set = (change: BlogFilter) =>
    setTyped(({ edits }) => ({ edits: { ...edits, ...change }, isSent: false }))
  return (
    <form
      role="search"
      aria-label="Поиск по статьям"
      action={buildPath('blog')}
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        setTyped(({ edits }) => ({ edits, isSent: true }))
        void navigate(blogPath({ ...wanted, title: wanted.title?.trim() ?? '' }), {
          preventScrollReset: true,
        })
      }}
    >
      <TextField
        name="title"
        type="search"
        label="Найти в заголовках"
        placeholder="ипотека, задаток, доля"
        maxLength={200}
        value={wanted.title ?? ''}
        onChange={(title) => set({ title })}
      />
      <Select
        name="category"
        label="Раздел"
        placeholder="Все разделы"
        value={wanted.category ?? ''}
        options={asOptions(categories)}
        onChange={(category) => set({ category })}
      />
      <Select
        name="author"
        label="Автор"
        placeholder="Все авторы"
        value={wanted.author ?? ''}
        options={asOptions(authors)}
        onChange={(author) => set({ author })}
      />
      {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
      <Button type="submit" variant="secondary">
        Найти
      </Button>
      {of !== buildPath('blog') && (
        <Link href={buildPath('blog')} onClick={() => setTyped(NOTHING_TYPED)}>
          Сбросить
        </Link>
      )}
    </form>
  )
}
