import { typograph } from '@proverka/domain'
import type { ArticleBlock, ArticleLink, ArticleSection } from '@proverka/domain/sites'
import { linkedParts } from '@proverka/domain/sites'
import { Link } from '@proverka/ui/primitives'
import { Checklist } from './checklist.tsx'
import { useRoutePath } from './check-link.tsx'
import { CheckOffer } from './check-offer.tsx'
import type { FullArticle } from './data.ts'
import { TermsCalculator } from './terms-calculator.tsx'
import * as css from './article.css.ts'

interface ArticleBodyProps {
  readonly article: FullArticle
  readonly sections: readonly ArticleSection[]
}

/** The pieces of an article, each as its element; a law stands beside what it is about. */
export function ArticleBody({ article: { id, content }, sections }: ArticleBodyProps) {
  let heading = 0
  return content.map((block, index) => (
    // The pieces of a text have no names and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Block key={index} block={block} articleId={id} sectionId={idOf(block)} />
  ))

  function idOf(block: ArticleBlock): string | undefined {
    return block.kind === 'heading' ? sections[heading++]?.id : undefined
  }
}

interface BlockProps {
  readonly block: ArticleBlock
  readonly articleId: string
  readonly sectionId: string | undefined
}

function Block({ block, articleId, sectionId }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={sectionId} className={css.heading}>
          {typograph(block.text)}
        </h2>
      )
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <Linked text={block.text} links={block.links} />
        </p>
      )
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item) => (
            <li key={item} className={css.item}>
              <Linked text={item} links={block.links} />
            </li>
          ))}
        </ul>
      )
    case 'law':
      return (
        <aside className={css.law}>
          <b className={css.lawSource}>{typograph(block.source)}</b>
          {typograph(block.text)}
        </aside>
      )
    case 'check':
      return <CheckOffer block={block} />
    case 'checklist':
      return <Checklist articleId={articleId} items={block.items} />
    case 'terms':
      return <TermsCalculator name={block.name} />
  }
}

function Linked({ text, links }: { text: string; links: readonly ArticleLink[] | undefined }) {
  return linkedParts(text, links).map((part) =>
    part.route === undefined ? (
      typograph(part.text)
    ) : (
      <RouteLink key={part.text} route={part.route}>
        {typograph(part.text)}
      </RouteLink>
    ),
  )
}

/** Words alone where this site has no such page. */
function RouteLink({ route, children }: { route: string; children: string }) {
  const path = useRoutePath(route)
  return path === undefined ? children : <Link href={path}>{children}</Link>
}
