import { appError } from '@proverka/domain/errors'
import { drawingUrl, parseArticleSource, readingMinutes } from '@proverka/domain/sites'
import { loadFacts } from '../../../services/blog/article-draft.ts'
import { publishArticle, withdrawArticle } from '../../../services/blog/publish-article.ts'
import { createArticle, restoreVersion, saveArticle } from '../../../services/blog/save-article.ts'
import type { AppContext } from '../../../services/context.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentArticleVersion, presentDeskArticle, presentDraft } from '../../presenters/article-desk.ts'

/** Articles as the staff writes them. */
export const articleRoutes = (context: AppContext) => {
  const draft = async (id: string) => {
    const article = await presentDraft(context, id)
    if (!article) throw appError('article/not-found')
    return article
  }
  /** Does something with an article and answers what it is then. */
  const changed = (id: string, change: () => Promise<void>) =>
    context.database.transaction(async () => {
      await change()
      return draft(id)
    })
  return {
    listDeskArticles: async ({ query: { limit, offset, ...filter } }) => {
      const { articleDesk } = context.queries
      return {
        articles: (await articleDesk.listDesk(filter, limit, offset)).map(presentDeskArticle),
        total: await articleDesk.countDesk(filter),
        ...(await articleDesk.listWords()),
      }
    },

    getDeskArticle: ({ params: { id } }) => draft(id),

    createArticle: ({ body }, call) =>
      withIdempotency(context, call, body, async () => draft(await createArticle(context, call, body))),

    saveArticle: ({ params: { id }, body }, call) => changed(id, () => saveArticle(context, call, id, body)),

    previewArticle: async ({ body: { article_id: id, source, drawing, ...body } }) => {
      const { blocks, faults } = parseArticleSource(source)
      const facts = await loadFacts(context, { ...body, image: drawing, blocks, faults }, id)
      return {
        content: [...blocks],
        reading_minutes: readingMinutes(blocks),
        facts: [...facts],
        image: drawing === null ? null : drawingUrl(drawing),
      }
    },

    publishArticle: ({ params: { id }, body }, call) =>
      changed(id, () => publishArticle(context, call, id, body)),

    withdrawArticle: ({ params: { id }, body }, call) =>
      changed(id, () => withdrawArticle(context, call, id, body)),

    listArticleVersions: async ({ params: { id }, query: { limit, offset } }) => {
      const { articleDesk } = context.queries
      const desk = await articleDesk.findDesk(id)
      if (!desk) throw appError('article/not-found')
      const rows = await articleDesk.listVersions(id, limit, offset)
      return { versions: rows.map(presentArticleVersion), total: desk.version }
    },

    restoreArticleVersion: ({ params: { id }, body }, call) =>
      changed(id, () => restoreVersion(context, call, id, body)),
  } satisfies Partial<Handlers['admin']>
}
