import type { articleDraftSchema, articleVersionSchema, deskArticleSchema } from '@proverka/api/contract'
import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import { buildPath } from '@proverka/domain/navigation'
import { articleState, formatArticleSource, readingMinutes } from '@proverka/domain/sites'
import type { InferInput } from 'valibot'
import type { ArticleVersionRow, DeskArticleRow } from '../../platform/db/queries/content/article-desk.ts'
import { draftOf, loadFacts } from '../../services/blog/article-draft.ts'
import type { AppContext } from '../../services/context.ts'

export const presentDeskArticle = (row: DeskArticleRow): InferInput<typeof deskArticleSchema> => ({
  article_id: row.id,
  address: row.address,
  title: row.title,
  state: articleState({
    version: row.version,
    publishedVersion: row.published_version,
    isWithdrawn: row.withdrawn_at !== null,
    isScheduled: row.publish_at !== null,
  }),
  version: row.version,
  published_version: row.published_version,
  published_at: row.published_version === null ? null : (row.published_at?.toISOString() ?? null),
  publish_at: row.publish_at?.toISOString() ?? null,
  publish_version: row.publish_version,
  publish_refusal: row.publish_refusal === null ? null : ERROR_CODES[row.publish_refusal as ErrorCode].text,
  saved_at: row.saved_at.toISOString(),
  saved_by: row.saved_by,
  saved_by_email: row.saved_by_email,
  comment_count: row.comment_count,
})

const presentWritten = (row: ArticleVersionRow): InferInput<typeof articleVersionSchema>['written'] => ({
  address: row.address,
  title: row.title,
  lead: row.lead,
  drawing: row.drawing,
  category: row.category,
  author: row.author,
  tags: row.tags,
  source: formatArticleSource(row.content),
})

export const presentArticleVersion = (row: ArticleVersionRow): InferInput<typeof articleVersionSchema> => ({
  version: row.version,
  saved_at: row.saved_at.toISOString(),
  saved_by: row.saved_by,
  saved_by_email: row.saved_by_email,
  restored_from: row.restored_from,
  written: presentWritten(row),
})

/** An article with its newest version; undefined for an unknown one. */
export async function presentDraft(
  context: AppContext,
  id: string,
): Promise<InferInput<typeof articleDraftSchema> | undefined> {
  const { articleDesk } = context.queries
  const row = await articleDesk.findDesk(id)
  const version = row && (await articleDesk.findVersion(id, row.version))
  if (!row || !version) return undefined
  const isShown = row.published_version !== null && row.withdrawn_at === null
  return {
    ...presentDeskArticle(row),
    written: presentWritten(version),
    content: version.content,
    reading_minutes: readingMinutes(version.content),
    facts: [...(await loadFacts(context, draftOf(version), id))],
    url: isShown ? `${context.originOf('realty')}${buildPath('blog-id', { id: row.address })}` : null,
  }
}
