import { Select, TextField } from '@proverka/ui/fields'
import { Button, Link } from '@proverka/ui/primitives'
import { buildPath } from '@proverka/domain/navigation'
import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { blogPath, readBlogPlace } from './blog-place.ts'
import type { BlogFilter } from './blog-place.ts'
import * as css from './blog.css.ts'

/** What the list that is on its way holds: the form is its own from the press on, so that no later choice is lost. */
function useComingFilter(): BlogFilter | undefined {
  const { location } = useNavigation()
  if (location?.pathname !== buildPath('blog')) return undefined
  const { page: _, ...filter } = readBlogPlace(new URLSearchParams(location.search))
  return filter
}

interface BlogSearchProps {
  readonly filter: BlogFilter
  readonly categories: readonly string[]
  readonly authors: readonly string[]
}

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Narrows the list by title, section and author; a real form, which works before any script. */
export function BlogSearch({ filter: shown, categories, authors }: BlogSearchProps) {
  const navigate = useNavigate()
  const filter = useComingFilter() ?? shown
  const of = blogPath(filter)
  const [typed, setTyped] = useState({ of, filter })
  // Back and forward bring another list; what is being typed stays otherwise.
  const wanted = typed.of === of ? typed.filter : filter
  // Several fields may be told at once: what was typed before the script ran.
  const set = (change: BlogFilter) =>
    setTyped((last) => ({ of, filter: { ...(last.of === of ? last.filter : filter), ...change } }))
  return (
    <form
      role="search"
      aria-label="Поиск по статьям"
      action={buildPath('blog')}
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
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
      {of !== buildPath('blog') && <Link href={buildPath('blog')}>Сбросить</Link>}
    </form>
  )
}
