import { typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { ARTICLES_ON_PAGE } from '@proverka/domain/sites'
import { Container } from '@proverka/ui/frame'
import { Anchor, Button, EmptyState, Link, Pagination, Skeleton } from '@proverka/ui/primitives'
import { muted, text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { ArticleReading, ArticleOrigin } from './article-facts.tsx'
import { ArticleRow, Drawing } from './article-row.tsx'
import { blogPath, readBlogPlace } from './blog-place.ts'
import type { BlogFilter } from './blog-place.ts'
import { BlogSearch } from './blog-search.tsx'
import { useArticles, useTags } from './data.ts'
import type { ArticlePreview } from './data.ts'
import * as css from './blog.css.ts'

/** The list of articles: the newest on top, the others as rows (BLOG-01..04, BLOG-06). */
export function BlogScreen() {
  const { page, ...filter } = readBlogPlace(useQuery())
  const articles = useArticles({ ...filter, page })
  const isWhole = page === 1 && blogPath(filter) === buildPath('blog')
  const [first, ...others] = articles.data?.data ?? []
  const lead = isWhole ? first : undefined
  const rows = isWhole ? others : (articles.data?.data ?? [])
  const { total = 0, categories = [], authors = [] } = articles.data?.meta ?? {}
  return (
    <>
      <PageHead
        title="Блог"
        description="Статьи для тех, кто покупает, сдает, нанимает или дает в долг: что проверить, по какому закону и чего не узнать."
        noindex={!isWhole}
      />
      <Container className={css.page}>
        <header className={css.head}>
          <h1 className={text.hero}>Блог</h1>
          <p className={clsx(text.lead, muted)}>
            Статьи для тех, кто на этой неделе покупает, сдает, нанимает или дает в долг. В каждой сказано,
            что можно проверить сразу и чего не узнать.
          </p>
        </header>
        {lead && <LeadArticle article={lead} />}
        <BlogSearch filter={filter} categories={categories} authors={authors} />
        <Tags filter={filter} />
        {articles.isPending && <Skeleton lines={6} />}
        {articles.isError && <NotLoaded title="Статьи не пришли" query={articles} />}
        {articles.data && total === 0 && <Nothing />}
        <ul aria-busy={articles.isPlaceholderData}>
          {rows.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        {total > 0 && (
          <div className={css.foot}>
            <Link href="/blog/rss.xml">RSS</Link>
            <Pagination
              page={page}
              pageSize={ARTICLES_ON_PAGE}
              total={total}
              hrefOf={(number) => blogPath(filter, number)}
            />
          </div>
        )}
      </Container>
    </>
  )
}

function LeadArticle({ article }: { article: ArticlePreview }) {
  return (
    <article className={css.lead}>
      <div className={css.leadText}>
        <ArticleOrigin article={article} />
        <h2 className={css.leadTitle}>
          <Anchor href={buildPath('blog-id', { id: article.id })} className={css.rowLink}>
            {typograph(article.title)}
          </Anchor>
        </h2>
        <p className={css.leadLead}>{typograph(article.lead)}</p>
        <p className={clsx(css.facts, css.leadFacts)}>
          <ArticleReading article={article} isShort />
          {article.author && <span>{article.author}</span>}
        </p>
      </div>
      <Drawing image={article.image} />
    </article>
  )
}

/** The rest is reached from the articles. */
const MOST_TAGS = 12

/** The tags of most articles with how many articles each has; the chosen one is filled, and leads back to all. */
function Tags({ filter }: { filter: BlogFilter }) {
  const { data: tags = [] } = useTags()
  const shown = tags.filter(({ name }, place) => place < MOST_TAGS || name === filter.tag)
  return (
    <nav aria-label="Темы" className={css.tags}>
      <Anchor
        href={blogPath({ ...filter, tag: '' })}
        aria-current={filter.tag ? undefined : 'true'}
        className={css.tag}
      >
        все
      </Anchor>
      {shown.map(({ name, count }) => (
        <Anchor
          key={name}
          href={blogPath({ ...filter, tag: name })}
          aria-current={filter.tag?.toLowerCase() === name.toLowerCase() ? 'true' : undefined}
          className={css.tag}
        >
          {name}, {count}
        </Anchor>
      ))}
    </nav>
  )
}

function Nothing() {
  return (
    <EmptyState title="Таких статей нет" action={<Button href={buildPath('blog')}>Все статьи</Button>}>
      <p>Уберите часть условий: слово ищем в заголовке целиком, как написано.</p>
    </EmptyState>
  )
}
