import { formatDay, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { articleSections } from '@proverka/domain/sites'
import { Container } from '@proverka/ui/frame'
import { Breadcrumbs } from '@proverka/ui/primitives'
import { muted, text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ArticleBody } from './article-body.tsx'
import { ArticleContents } from './article-contents.tsx'
import { ArticleReading } from './article-facts.tsx'
import { blogPath } from './blog-place.ts'
import type { FullArticle } from './data.ts'
import * as css from './article.css.ts'

interface ArticleViewProps {
  article: FullArticle
  /** Below the text. */
  children?: ReactNode
}

/** What an article says: its head, its contents and its text. The console previews it with the same. */
export function ArticleView({ article, children }: ArticleViewProps) {
  const { title, lead, category, content } = article
  const sections = articleSections(content)
  const crumbs = [
    { label: 'Блог', href: buildPath('blog') },
    { label: category ?? title, ...(category && { href: blogPath({ category }) }) },
  ]
  return (
    <>
      <header className={css.head}>
        <Container>
          <Breadcrumbs crumbs={crumbs} />
          <h1 className={clsx(text.h1, css.title)}>{typograph(title)}</h1>
          <p className={clsx(text.lead, muted, css.lead)}>{typograph(lead)}</p>
          <p className={css.facts}>
            <time dateTime={article.createdAt}>{formatDay(article.createdAt)}</time>
            {article.updatedAt !== article.createdAt && (
              <span>
                обновлено <time dateTime={article.updatedAt}>{formatDay(article.updatedAt)}</time>
              </span>
            )}
            <ArticleReading article={article} />
            {article.author && <span>{article.author}</span>}
          </p>
        </Container>
      </header>
      <Container className={css.columns}>
        <ArticleContents sections={sections} />
        <div>
          <ArticleBody article={article} sections={sections} />
          {children && <div className={css.text}>{children}</div>}
        </div>
      </Container>
    </>
  )
}
