import { typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Anchor, Link } from '@proverka/ui/primitives'
import { ArticleOrigin, ArticleReading } from './article-facts.tsx'
import { blogPath } from './blog-place.ts'
import { usePriceText, useRoutePath } from './check-link.tsx'
import { CHECK_NAMES } from './check-names.ts'
import type { ArticlePreview } from './data.ts'
import * as css from './blog.css.ts'

/** An article of the list: its drawing, what it is about, and the check that it leads to. */
export function ArticleRow({ article }: { article: ArticlePreview }) {
  const { id, title, lead, image, check, author, tags } = article
  return (
    <li className={css.row}>
      <Drawing image={image} />
      <div>
        <ArticleOrigin article={article} />
        <h2 className={css.rowTitle}>
          <Anchor href={buildPath('blog-id', { id })} className={css.rowLink}>
            {typograph(title)}
          </Anchor>
        </h2>
        <p className={css.rowLead}>{typograph(lead)}</p>
        <p className={css.rowTags}>
          {author && <span>{author}</span>}
          {tags?.map((tag) => (
            <Link key={tag} href={blogPath({ tag })}>
              {tag}
            </Link>
          ))}
        </p>
      </div>
      <div className={css.rowSide}>
        <ArticleReading article={article} isShort />
        {check && <CheckLink route={check.route} product={check.product} />}
      </div>
    </li>
  )
}

/** Only decoration: the title says what the article is about. */
export function Drawing({ image }: { image: string | null }) {
  return (
    <div className={css.drawing} aria-hidden="true">
      {image && <img src={image} alt="" className={css.picture} width={160} height={90} loading="lazy" />}
    </div>
  )
}

function CheckLink({ route, product }: { route: string; product: string | undefined }) {
  const path = useRoutePath(route)
  const price = usePriceText(product)
  const name = CHECK_NAMES[route]
  if (path === undefined || name === undefined) return null
  return (
    <span className={css.rowCheck}>
      <Link href={path}>{price ? `${name}, ${price}` : name}</Link>
    </span>
  )
}
