import { ArticleSearchForm } from '@proverka/ui/forms'
import { buildPath } from '@proverka/domain/navigation'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import { blogPath } from './blog-place.ts'
import type { BlogFilter } from './blog-place.ts'
import * as css from './blog.css.ts'

interface BlogSearchProps {
  readonly filter: BlogFilter
  readonly categories: readonly string[]
  readonly authors: readonly string[]
}

/** The search of the blog; the address of the page holds what it narrows by. */
export function BlogSearch({ filter: { tag, ...values }, categories, authors }: BlogSearchProps) {
  const navigate = useNavigate()
  const tagged = tag ? { tag } : {}
  return (
    <div className={css.search}>
      <ArticleSearchForm
        values={values}
        tag={tag}
        categories={categories}
        authors={authors}
        shownHref={blogPath({ ...values, ...tagged })}
        isBackOrForward={useNavigationType() === NavigationType.Pop}
        wholeHref={buildPath('blog')}
        onSubmit={(wanted) => void navigate(blogPath({ ...wanted, ...tagged }), { preventScrollReset: true })}
      />
    </div>
  )
}
