import { routeByName } from '@proverka/domain/navigation'
import { catalogueProduct } from '@proverka/domain/orders'
import { articleFacts, type ArticleDraft, type ArticleFact } from '@proverka/domain/sites'
import type { ArticleVersionRow } from '../../platform/db/queries/content/article-desk.ts'
import type { AppContext } from '../context.ts'

/** What is to be known of an article before it is published. */
export async function loadFacts(
  { queries }: AppContext,
  draft: ArticleDraft,
  id: string | undefined,
): Promise<readonly ArticleFact[]> {
  return articleFacts(draft, {
    isAddressTaken: await queries.articleDesk.isAddressTaken(draft.address, id),
    isPage,
    isProduct: (name) => catalogueProduct(name) !== undefined,
  })
}

/** A stored version as its facts are read; its source was readable when it was saved. */
export const draftOf = (row: ArticleVersionRow): ArticleDraft => ({
  address: row.address,
  title: row.title,
  lead: row.lead,
  category: row.category,
  author: row.author,
  tags: row.tags,
  image: row.drawing,
  blocks: row.content,
  faults: [],
})

function isPage(name: string): boolean {
  try {
    return !routeByName(name).path.includes('{')
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
