import type { ArticleSection } from '@proverka/domain/sites'
import { useCurrentSection } from '../../../runtime/page/use-current-section.ts'
import * as css from './article.css.ts'

/** The table of contents, which follows the reader. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  if (sections.length < 2) return <div />
  return (
    <nav aria-label="Содержание" className={css.contents}>
      <p className={css.contentsTitle}>Содержание</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.contentsLink}
              aria-current={current === id ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
