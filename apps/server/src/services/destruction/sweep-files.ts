import type { AppContext } from '../context.ts'
import { isId } from '../../platform/db/is-id.ts'
import { documentKey } from '../../documents/kept-documents.ts'
import { attachmentKey } from '../files/attachments.ts'
import { logoKey } from '../reports/logos.ts'
import { extractKey } from '../reports/stored-extract.ts'
import { INTAKE_FOLDER, intakeKey } from '../files/intake-key.ts'
import { isBelowCeiling } from './destruction-ceiling.ts'
import { DESTROYED_FOLDER } from './destroyed-list.ts'
import { ASSETS_FOLDER } from '../../adapters/storage/file-kinds.ts'
import { isStorageName } from '../../adapters/storage/claim-storage.ts'
import { HOUR_MS } from '@proverka/domain/timing'

/** A file this young may belong to a row that is being written. */
const GRACE_MS = HOUR_MS

/** Files that are looked up at a time. */
const BATCH = 500

/** Names the database whose files these are: a storage may be left behind by another one. */
const OWNER_KEY = 'database'

/**
 * Removes files that no row refers to any more: of a removed report, group or person, of a sent email, of a process
 * that ended between the file and its row. A storage of another database is left alone. Returns how many.
 */
export async function sweepFiles(context: AppContext): Promise<number> {
  if (!(await isOwnStorage(context))) return 0
  const before = context.clock.now().getTime() - GRACE_MS
  const old = (await context.files.list())
    .filter(({ key, at }) => !isKeptWithoutRow(key) && at.getTime() <= before)
    .map(({ key }) => key)
  const unused: string[] = []
  for (let from = 0; from < old.length; from += BATCH) {
    const keys = old.slice(from, from + BATCH)
    const used = await usedOf(context, keys)
    unused.push(...keys.filter((candidate) => !used.has(candidate)))
  }
  // A database that went back in time knows nothing of its newest files.
  const stock = { due: unused.length, total: old.length }
  if (!(await isBelowCeiling(context, { kind: 'files', place: 'files' }, stock))) return 0
  for (const key of unused) await context.files.remove(key)
  if (unused.length > 0) context.log.info({ removed: unused.length }, 'files without rows are removed')
  return unused.length
}

/** Names of the storage; the list of what was destroyed and the files of the sites, which end by their own terms. */
const isKeptWithoutRow = (key: string): boolean =>
  key === OWNER_KEY || isStorageName(key) || key.startsWith(DESTROYED_FOLDER) || key.startsWith(ASSETS_FOLDER)

/** The first database that sweeps a storage marks it as its own. */
async function isOwnStorage(context: AppContext): Promise<boolean> {
  const databaseId = Buffer.from(await context.queries.storedFiles.findDatabaseId())
  const owner = await context.files.get(OWNER_KEY)
  if (!owner) await context.files.put(OWNER_KEY, databaseId)
  const isOwn = !owner || databaseId.equals(owner)
  if (!isOwn) context.log.warn('the file storage belongs to another database: nothing is removed from it')
  return isOwn
}

async function usedOf(context: AppContext, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = context.queries.storedFiles
  const idsBelow = (folder: string) =>
    keys.flatMap((key) => {
      const [first, id] = key.split('/')
      return first === folder && isId(id) ? [id] : []
    })
  const attachments = await rows.listAttachmentIds(idsBelow('attachments'))
  const exports = new Set(await context.queries.dataExports.listExportIds(idsBelow('exports')))
  const extracts = await rows.listExtracts(idsBelow('extracts'))
  const intake = await context.queries.intake.listUsed(
    keys.flatMap((key) => (key.startsWith(INTAKE_FOLDER) ? [key.slice(INTAKE_FOLDER.length)] : [])),
  )
  const logos = await context.queries.logos.listLogos(idsBelow('logos'))
  await context.queries.finishedDocuments.deleteOrphans()
  const subjects = keys.flatMap((key) => {
    const [first, , id] = key.split('/')
    return first === 'documents' && isId(id) ? [id] : []
  })
  const documents = subjects.length > 0 ? await context.queries.finishedDocuments.listDocuments(subjects) : []
  const isEmail = keys.some((key) => key.startsWith('letters/'))
  return new Set([
    ...attachments.map(attachmentKey),
    ...intake.map(intakeKey),
    ...logos.map(logoKey),
    ...keys.filter((key) => exports.has(/^exports\/([^/]+)\//.exec(key)?.[1] ?? '')),
    ...documents.map((document) => documentKey(document, document.digest)),
    ...extracts.map(({ itemId, hash }) => extractKey(itemId, hash)),
    ...(isEmail ? await rows.listEmailFiles() : []),
  ])
}
