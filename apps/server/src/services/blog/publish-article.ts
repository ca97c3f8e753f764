import { AppError, appError } from '@proverka/domain/errors'
import { drawingUrl, isDrawing } from '@proverka/domain/sites'
import type { ArticleVersionRow, DeskRow } from '../../platform/db/queries/content/article-desk.ts'
import { InputError } from '../../platform/refusals.ts'
import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import { logChange, logChangeBy } from '../log-change.ts'
import { requireVersion } from '../require-version.ts'
import { draftOf, loadFacts } from './article-draft.ts'
import { lockArticle, requireFreeAddress } from './save-article.ts'

/** Articles of one look. */
const DUE_AT_ONCE = 50

/** Publishes the newest version now, or at a time. Throws 'record/changed' and 'article/not-ready'. In a transaction. */
export async function publishArticle(
  context: AppContext,
  call: Call,
  id: string,
  { version, at }: { readonly version: number; readonly at?: string | undefined },
): Promise<void> {
  const desk = await lockArticle(context, id)
  requireVersion(desk, version)
  const row = await requireReady(context, desk, version)
  if (at === undefined) {
    await publish(context, desk, row, context.clock.now())
  } else {
    const time = readTime(context, at)
    await context.queries.articleDesk.changeDesk(id, {
      publish_version: version,
      publish_at: time,
      publish_by: callerOf(call).user.id,
      publish_refusal: null,
    })
  }
  await logChange(context, call, {
    action: at === undefined ? 'articles.publish' : 'articles.schedule',
    subject: `article:${id}`,
    details: { version, ...(at !== undefined && { at }) },
  })
}

/** Cancels a publication that is to come, or takes an article from the site. In a transaction. */
export async function withdrawArticle(
  context: AppContext,
  call: Call,
  id: string,
  { version, what }: { readonly version: number; readonly what: 'schedule' | 'site' },
): Promise<void> {
  const { articleDesk } = context.queries
  const desk = await lockArticle(context, id)
  requireVersion(desk, version)
  if (what === 'schedule') {
    if (desk.publish_at === null) throw appError('article/not-published')
    await articleDesk.changeDesk(id, NO_SCHEDULE)
  } else {
    const published = await articleDesk.findPublished(desk.address)
    if (desk.published_version === null || !published || published.withdrawn_at)
      throw appError('article/not-published')
    await articleDesk.setWithdrawn(desk.address, context.clock.now())
  }
  await logChange(context, call, { action: `articles.withdraw-${what}`, subject: `article:${id}` })
}

const NO_SCHEDULE = { publish_version: null, publish_at: null, publish_by: null } as const

/**
 * Publishes articles whose time has come. Each is one transaction that holds the article, so that it comes out once, in
 * whichever process; one that may not come out any more is left a draft with the reason.
 */
export async function publishDueArticles(context: AppContext): Promise<void> {
  const { articleDesk } = context.queries
  for (const id of await articleDesk.listDuePublications(context.clock.now(), DUE_AT_ONCE)) {
    try {
      await context.database.transaction(() => publishDue(context, id))
    } catch (error) {
      if (!(error instanceof AppError)) {
        context.log.error({ err: error, article: id }, 'an article is not published, it will be tried again')
        continue
      }
      await articleDesk.changeDesk(id, { ...NO_SCHEDULE, publish_refusal: error.code })
      context.log.warn({ article: id, code: error.code }, 'an article was not published at its time')
    }
  }
}

async function publishDue(context: AppContext, id: string): Promise<void> {
  const desk = await lockArticle(context, id)
  const { publish_at: at, publish_version: version, publish_by: staffId } = desk
  // Another process was faster, or it was cancelled.
  if (at === null || version === null || staffId === null || at > context.clock.now()) return
  await publish(context, desk, await requireReady(context, desk, version), at)
  await logChangeBy(context, staffId, {
    action: 'articles.publish',
    subject: `article:${id}`,
    details: { version },
  })
}

async function requireReady(context: AppContext, desk: DeskRow, version: number): Promise<ArticleVersionRow> {
  const row = await context.queries.articleDesk.findVersion(desk.id, version)
  if (!row) throw appError('article/version-not-found')
  await requireFreeAddress(context, row.address, desk.id)
  const facts = await loadFacts(context, draftOf(row), desk.id)
  if (facts.some(({ state }) => state === 'error')) throw appError('article/not-ready')
  return row
}

/** Puts a version where readers see it; at another address than before the old one leads there. */
async function publish(context: AppContext, desk: DeskRow, row: ArticleVersionRow, at: Date): Promise<void> {
  const { articleDesk, articles } = context.queries
  const known = desk.published_version === null ? undefined : await articleDesk.findPublished(desk.address)
  if (known && row.address !== desk.address)
    await articleDesk.moveArticle(desk.id, desk.address, row.address, context.clock.now())
  await articles.saveArticle(
    {
      id: row.address,
      title: row.title,
      lead: row.lead,
      image: row.drawing !== null && isDrawing(row.drawing) ? drawingUrl(row.drawing) : null,
      category: row.category,
      author: row.author,
      content: JSON.stringify(row.content),
      created_at: known?.created_at ?? at,
      updated_at: known ? at : null,
      withdrawn_at: null,
    },
    row.tags,
  )
  await articleDesk.changeDesk(desk.id, {
    ...NO_SCHEDULE,
    publish_refusal: null,
    address: row.address,
    published_version: row.version,
  })
}

function readTime(context: AppContext, at: string): Date {
  const time = new Date(at)
  if (Number.isNaN(time.getTime()) || time <= context.clock.now())
    throw new InputError('at', 'Это время уже прошло: опубликуйте сейчас или выберите другое')
  return time
}
