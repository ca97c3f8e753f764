import { typograph } from '@proverka/domain'
import type { ArticleBlock, ArticleLink, ArticleSection } from '@proverka/domain/sites'
import { linkedParts } from '@proverka/domain/sites'
import { BelowFold } from '@proverka/page-engine/react'
import { Link } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
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

/**
 * The pieces of an article, each as its element; a law is beside what it is about. What follows the part of the first
 * heading is below the first screen.
 */
export function ArticleBody({ article: { id, content }, sections }: ArticleBodyProps) {
  const [opening = [], ...rest] = partsOf(withLawsTogether(content))
  let heading = 0
  const blocksOf = (part: readonly Piece[]) =>
    part.map((block, index) => (
      // The pieces of a text have no names and never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <Block key={index} block={block} articleId={id} sectionId={idOf(block)} />
    ))
  return (
    <>
      <div className={clsx(css.text, css.opening)}>{blocksOf(opening)}</div>
      {rest.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.wide}>
          <BelowFold>
            <div className={clsx(css.text, css.inWide)}>{blocksOf(part)}</div>
          </BelowFold>
        </div>
      ))}
    </>
  )

  function idOf(block: Piece): string | undefined {
    return block.kind === 'heading' ? sections[heading++]?.id : undefined
  }
}

/** A part begins with its heading; the first one also has what precedes any heading. */
function partsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const parts: Piece[][] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last && (piece.kind !== 'heading' || last.every(({ kind }) => kind !== 'heading'))) last.push(piece)
    else parts.push([piece])
  }
  return parts
}

type Law = Extract<ArticleBlock, { kind: 'law' }>
type Piece = Exclude<ArticleBlock, Law> | { readonly kind: 'laws'; readonly laws: readonly Law[] }

/** Laws that follow each other share a place in the margin: one below the other would leave a gap in the text. */
function withLawsTogether(blocks: readonly ArticleBlock[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const block of blocks) {
    const last = pieces.at(-1)
    if (block.kind !== 'law') pieces.push(block)
    else if (last?.kind === 'laws') pieces[pieces.length - 1] = { kind: 'laws', laws: [...last.laws, block] }
    else pieces.push({ kind: 'laws', laws: [block] })
  }
  return pieces
}

interface BlockProps {
  readonly block: Piece
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
    case 'laws':
      return (
        <aside className={css.laws}>
          {block.laws.map(({ source, text }) => (
            <p key={`${source} ${text}`}>
              <b className={css.lawSource}>{typograph(source)}</b>
              {typograph(text)}
            </p>
          ))}
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
