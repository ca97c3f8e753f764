import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { useParams } from 'react-router'
import { useBrand } from '../../../runtime/brand/brand-context.ts'
import { ErrorPage } from '../../../runtime/error/error-page.tsx'
import { NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { statusOfError } from '../../../runtime/error/status-of-error.ts'
import { JsonLd } from '../../../runtime/page/json-ld.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { ArticleRating } from './article-rating.tsx'
import { ArticleView } from './article-view.tsx'
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
  const { id, title, lead } = article
  return (
    <article>
      <PageHead
        title={title}
        description={lead}
        canonicalPath={buildPath('blog-id', { id })}
        type="article"
      />
      <ArticleData article={article} />
      <ArticleView article={article}>
        <ArticleRating articleId={id} own={article.own_rating} />
      </ArticleView>
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
