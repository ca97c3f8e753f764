import { catalogueProduct } from '@proverka/domain/orders'
import type { DataKind } from '@proverka/domain/legal'
import type { AppContext } from '../context.ts'
import type { DueItem } from '../../platform/db/queries/reports/kept-reports.ts'
import { documentKey } from '../../documents/kept-documents.ts'
import { exportKey } from '../accounts/export-data.ts'
import { intakeKey } from '../files/intake-key.ts'
import { extractKey } from '../reports/stored-extract.ts'
import type { Destroyed } from './write-act.ts'

/** What destroying needs of a server; a restore has no more. */
export type DestructionContext = Pick<AppContext, 'queries' | 'clock' | 'files' | 'database' | 'log'> & {
  readonly mailer: Pick<AppContext['mailer'], 'sent'>
  readonly sms: Pick<AppContext['sms'], 'sent'>
}

/** Subjects of products whose key is a number or an address of property: it is not about a person. */
const PROPERTY = new Set(['property', 'owner'])

/**
 * Destroys the reports of items, what the items say of their subjects, and after the commit their files; whatever file is
 * left then goes with the next sweep. Answers what was destroyed, for the act. In a transaction that holds the items.
 */
export async function destroyReports(
  context: DestructionContext,
  items: readonly DueItem[],
  kind: DataKind,
): Promise<readonly Destroyed[]> {
  if (items.length === 0) return []
  const { keptReports } = context.queries
  const { extracts, documents, archives, intake } = await keptReports.listFiles(items)
  // An archive that is signed as a whole is of several files.
  const used = new Set(await context.queries.intake.listUsed(intake.map(({ hash }) => hash)))
  // What was never bought is deleted whole; a buyer still sees which property the order was about.
  const unnamed = items.filter(
    ({ product_name }) =>
      kind === 'unpaid-orders' || !PROPERTY.has(catalogueProduct(product_name)?.subject ?? 'person'),
  )
  await keptReports.destroyReports(idsOf(items), idsOf(unnamed), context.clock.now())
  const files = [
    ...extracts.map(({ itemId, hash }) => ({
      folder: 'extracts',
      of: itemId,
      key: extractKey(itemId, hash),
    })),
    ...intake
      .filter(({ hash }) => !used.has(hash))
      .map(({ itemId, hash }) => ({ folder: 'intake', of: itemId, key: intakeKey(hash) })),
    ...documents.map((document) => ({
      folder: 'documents',
      of: document.id,
      key: documentKey(document, document.digest),
    })),
  ]
  removeAfterCommit(context, [
    ...files.map(({ key }) => key),
    ...archives.flatMap(({ id, parts }) => exportKeys(id, parts)),
  ])
  return [...Map.groupBy(items, ({ order_id }) => order_id)].flatMap(([orderId, own]) => {
    const subject = `order:${own[0]?.order_number ?? ''}`
    const ids = new Set([orderId, ...idsOf(own)])
    const count = (folder: string) =>
      files.filter((file) => file.folder === folder && ids.has(file.of)).length
    return [
      { kind, subject, place: 'order_items', count: own.length },
      { kind, subject, place: 'files/extracts', count: count('extracts') },
      { kind, subject, place: 'files/intake', count: count('intake') },
      { kind, subject, place: 'files/documents', count: count('documents') },
    ]
  })
}

/** The parts of an archive of all data of a user: another one is made when the user asks again. */
const exportKeys = (id: string, parts: number): string[] =>
  Array.from({ length: parts }, (_, place) => exportKey(id, place + 1))

/** Files go when nothing can bring their rows back. One that cannot be removed now is swept later. */
export function removeAfterCommit(context: DestructionContext, keys: readonly string[]): void {
  context.database.afterCommit(() => {
    void Promise.all(keys.map((key) => context.files.remove(key))).catch((error: unknown) =>
      context.log.warn({ err: error }, 'a destroyed file is left to the sweep'),
    )
  })
}

const idsOf = (items: readonly DueItem[]): string[] => items.map(({ id }) => id)
