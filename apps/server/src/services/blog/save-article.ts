import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { parseArticleSource, type ArticleBlock, type Drawing } from '@proverka/domain/sites'
import type { ArticleVersionRow, DeskRow } from '../../platform/db/queries/content/article-desk.ts'
import { InputError } from '../../platform/refusals.ts'
import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import { logChange } from '../log-change.ts'
import { requireVersion } from '../require-version.ts'

/** What was typed of an article. */
export interface WrittenArticle {
  readonly address: string
  readonly title: string
  readonly lead: string
  readonly drawing: Drawing | null
  readonly category: string
  readonly author: string
  readonly tags: readonly string[]
  readonly source: string
}

interface VersionFields extends Omit<WrittenArticle, 'source' | 'drawing'> {
  readonly drawing: string | null
  readonly content: readonly ArticleBlock[]
}

/** Makes an article that only the staff sees; answers its id. In a transaction. */
export async function createArticle(
  context: AppContext,
  call: Call,
  written: WrittenArticle,
): Promise<string> {
  const { articleDesk } = context.queries
  const fields = readFields(written)
  const id = randomUUID()
  await requireFreeAddress(context, fields.address, undefined)
  await articleDesk.insertDesk({
    id,
    address: fields.address,
    version: 1,
    created_at: context.clock.now(),
  })
  await insertVersion(context, call, { id, version: 1, fields, restoredFrom: null })
  await logChange(context, call, { action: 'articles.create', subject: `article:${id}` })
  return id
}

/** Adds a version; the same words as before add none. Throws 'record/changed'. In a transaction. */
export async function saveArticle(
  context: AppContext,
  call: Call,
  id: string,
  { version, ...written }: WrittenArticle & { readonly version: number },
): Promise<void> {
  const desk = await lockArticle(context, id)
  requireVersion(desk, version)
  const fields = readFields(written)
  const newest = await context.queries.articleDesk.findVersion(id, desk.version)
  if (newest && isSame(newest, fields)) return
  await addVersion(context, call, desk, fields, null)
  await logChange(context, call, {
    action: 'articles.save',
    subject: `article:${id}`,
    details: { version: desk.version + 1 },
  })
}

/** Makes a former version the newest one. In a transaction. */
export async function restoreVersion(
  context: AppContext,
  call: Call,
  id: string,
  { version, from }: { readonly version: number; readonly from: number },
): Promise<void> {
  const desk = await lockArticle(context, id)
  requireVersion(desk, version)
  const former = await context.queries.articleDesk.findVersion(id, from)
  if (!former) throw appError('article/version-not-found')
  await addVersion(context, call, desk, former, from)
  await logChange(context, call, {
    action: 'articles.restore',
    subject: `article:${id}`,
    details: { version: desk.version + 1, from },
  })
}

/** The article, held for a change. Throws 'article/not-found'. */
export async function lockArticle({ queries }: AppContext, id: string): Promise<DeskRow> {
  const desk = await queries.articleDesk.lockDesk(id)
  if (!desk) throw appError('article/not-found')
  return desk
}

export async function requireFreeAddress(
  { queries }: AppContext,
  address: string,
  id: string | undefined,
): Promise<void> {
  if (await queries.articleDesk.isAddressTaken(address, id)) throw appError('article/address-taken')
}

async function addVersion(
  context: AppContext,
  call: Call,
  desk: DeskRow,
  fields: VersionFields,
  restoredFrom: number | null,
): Promise<void> {
  const version = desk.version + 1
  if (fields.address !== desk.address) await requireFreeAddress(context, fields.address, desk.id)
  await insertVersion(context, call, { id: desk.id, version, fields, restoredFrom })
  await context.queries.articleDesk.changeDesk(desk.id, {
    version,
    // An article that readers know moves when it is published.
    ...(desk.published_version === null && { address: fields.address }),
  })
}

interface NewVersion {
  readonly id: string
  readonly version: number
  readonly fields: VersionFields
  readonly restoredFrom: number | null
}

async function insertVersion(
  { queries, clock }: AppContext,
  call: Call,
  { id, version, fields, restoredFrom }: NewVersion,
): Promise<void> {
  const { address, title, lead, drawing, category, author, tags, content } = fields
  await queries.articleDesk.insertVersion({
    article_id: id,
    version,
    address,
    title,
    lead,
    drawing,
    category,
    author,
    tags: JSON.stringify(tags),
    content: JSON.stringify(content),
    saved_by: callerOf(call).user.id,
    saved_at: clock.now(),
    restored_from: restoredFrom,
  })
}

/** The pieces of what was typed; what cannot be read is refused with its line, so that nothing of it is lost. */
function readFields({ source, ...fields }: WrittenArticle): VersionFields {
  const { blocks, faults } = parseArticleSource(source)
  const [fault] = faults
  if (fault) throw new InputError('source', `Строка ${fault.line}: ${fault.text}`)
  return { ...fields, tags: [...new Set(fields.tags)], content: blocks }
}

const isSame = (row: ArticleVersionRow, fields: VersionFields): boolean =>
  (['address', 'title', 'lead', 'drawing', 'category', 'author'] as const).every(
    (name) => row[name] === fields[name],
  ) &&
  JSON.stringify(row.tags) === JSON.stringify(fields.tags) &&
  canonical(row.content) === canonical(fields.content)

/** A database may give the keys of an object in another order. */
const canonical = (blocks: readonly ArticleBlock[]): string =>
  JSON.stringify(blocks, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
