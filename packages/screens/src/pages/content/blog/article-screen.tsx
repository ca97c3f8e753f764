import { formatDay, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { articleSections } from '@proverka/domain/sites'
import { Container } from '@proverka/ui/frame'
import { Breadcrumbs, Skeleton } from '@proverka/ui/primitives'
import { muted, text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useParams } from 'react-router'
import { useBrand } from '../../../runtime/brand/brand-context.ts'
import { ErrorPage } from '../../../runtime/error/error-page.tsx'
import { NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { statusOfError } from '../../../runtime/error/status-of-error.ts'
import { JsonLd } from '../../../runtime/page/json-ld.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleContents } from './article-contents.tsx'
import { ArticleReading } from './article-facts.tsx'
import { ArticleRating } from './article-rating.tsx'
import { blogPath } from './blog-place.ts'
import { Comments } from './comments.tsx'
import { useArticle } from './data.ts'
import type { FullArticle } from './data.ts'
import * as css from './article.css.ts'

const NOT_FOUND = 404

/** One article with what it leads to, its rating and its comments (BLOG-05). */
export function ArticleScreen() {
  const { id = '' } = useParams()
  const article = useArticle(id)
  if (article.data) return <Article key={id} article={article.data} />
  if (article.isError && statusOfError(article.error) === NOT_FOUND) return <ErrorPage />
  return (
    <Container className={css.waiting}>
      {article.isError ? (
        <NotLoaded title="Статья не пришла" query={article} />
      ) : (
        <Skeleton shape="head" label="Статья" />
      )}
    </Container>
  )
}

function Article({ article }: { article: FullArticle }) {
  const { id, title, lead, category, content } = article
  const sections = articleSections(content)
  const crumbs = [
    { label: 'Блог', href: buildPath('blog') },
    { label: category ?? title, ...(category && { href: blogPath({ category }) }) },
  ]
  return (
    <article>
      <PageHead
        title={title}
        description={lead}
        canonicalPath={buildPath('blog-id', { id })}
        type="article"
      />
      <ArticleData article={article} />
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
          <div className={css.text}>
            <ArticleRating articleId={id} own={article.own_rating} />
          </div>
        </div>
      </Container>
      <Comments articleId={id} />
    </article>
  )
}

/** The article and its breadcrumbs, for search engines. */
function ArticleData({ article }: { article: FullArticle }) {
  const { origins, key, siteName } = useBrand()
  const { id, title, lead, author, createdAt, updatedAt, rating } = article
  const addressOf = (path: string) => origins[key] + path
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Article',
          headline: title,
          description: lead,
          datePublished: createdAt,
          dateModified: updatedAt,
          image: addressOf(`/share${buildPath('blog-id', { id }).replace(/\/$/, '')}.png`),
          inLanguage: 'ru',
          mainEntityOfPage: addressOf(buildPath('blog-id', { id })),
          author: { '@type': 'Organization', name: author ?? siteName },
          publisher: { '@type': 'Organization', name: siteName },
          ...(rating.average !== null && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: Number(rating.average.toFixed(1)),
              ratingCount: rating.count,
            },
          }),
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Блог', item: addressOf(buildPath('blog')) },
            { '@type': 'ListItem', position: 2, name: title },
          ],
        }}
      />
    </>
  )
}
