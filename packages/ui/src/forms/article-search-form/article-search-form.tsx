import { useState } from 'react'
import { Select } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import * as css from './article-search-form.css.ts'

/** What narrows a list of articles; absent or empty: nothing does. */
export interface ArticleSearchValues {
  title?: string
  category?: string
  author?: string
}

export interface ArticleSearchFormProps {
  values: ArticleSearchValues
  /** Sent along by a browser without the script: the tag that the list is narrowed by already. */
  tag?: string | undefined
  categories: readonly string[]
  authors: readonly string[]
  /** Address of the list that shows. */
  shownHref: string
  /** That list has come by Back or Forward. */
  isBackOrForward?: boolean
  /** Address of the whole list; a browser without the script sends the form there. */
  wholeHref: string
  onSubmit: (values: ArticleSearchValues) => void
}

interface Typed {
  readonly edits: ArticleSearchValues
  /** The list that they ask for is on its way. */
  readonly isSent: boolean
}

const NOTHING_TYPED: Typed = { edits: {}, isSent: false }

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Narrows the articles of the blog by title, section and author; works before any script. */
export function ArticleSearchForm(props: ArticleSearchFormProps) {
  const { values, tag, categories, authors, shownHref, isBackOrForward = false, wholeHref, onSubmit } = props
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [shown, setShown] = useState(shownHref)
  if (shown !== shownHref) {
    setShown(shownHref)
    // What was typed while this list was on its way stays; Back and forward bring a list as it was asked for.
    if (typed.isSent || isBackOrForward) setTyped(NOTHING_TYPED)
  }
  const wanted = { ...values, ...typed.edits }
  // Several fields may change at once: what was typed before the script ran.
  const set = (change: ArticleSearchValues) =>
    setTyped(({ edits }) => ({ edits: { ...edits, ...change }, isSent: false }))
  return (
    <form
      role="search"
      aria-label="Поиск по статьям"
      action={wholeHref}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTyped(({ edits }) => ({ edits, isSent: true }))
        onSubmit({ ...wanted, title: wanted.title?.trim() ?? '' })
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
      {tag && <input type="hidden" name="tag" value={tag} />}
      <Button type="submit" variant="secondary">
        Найти
      </Button>
      {shownHref !== wholeHref && (
        <Link href={wholeHref} onClick={() => setTyped(NOTHING_TYPED)}>
          Сбросить
        </Link>
      )}
    </form>
  )
}
