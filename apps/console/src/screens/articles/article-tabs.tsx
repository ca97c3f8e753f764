import { ViewRow } from '../../parts/view-row.tsx'
import { useMay } from '../../session/own-staff.ts'

interface ArticleTabsProps {
  current: 'articles' | 'comments'
  /** How much is in the current part; undefined while it is not known. */
  count?: number | undefined
}

/** The two parts of the section, for those whose role opens both. */
export function ArticleTabs({ current, count }: ArticleTabsProps) {
  const may = useMay()
  if (!may('articles.write') || !may('comments.write')) return null
  const countOf = (part: ArticleTabsProps['current']) => (part === current ? count : undefined)
  return (
    <ViewRow
      label="Части раздела"
      views={[
        {
          label: 'Статьи',
          href: '/articles',
          isCurrent: current === 'articles',
          count: countOf('articles'),
        },
        {
          label: 'Комментарии',
          href: '/articles/comments',
          isCurrent: current === 'comments',
          count: countOf('comments'),
        },
      ]}
    />
  )
}
