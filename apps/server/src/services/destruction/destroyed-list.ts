import { DAY_MS } from '@proverka/domain/timing'
import { DATA_TERMS } from '@proverka/domain/legal'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import type { DestroyedAct } from '../../platform/db/queries/retention/destruction-acts.ts'
import type { ClawBack } from '../../platform/db/queries/retention/removals.ts'
import type { FileStorage } from '../../adapters/storage/file-storage.ts'

/*
 * What was destroyed at someone's word is written down outside of the database, too: a backup of before that moment does not
 * know it, and a restore has to do it again. Numbers and times alone, never the data.
 */

/** Folder of the storage; one file an act, which nothing changes any more. */
export const DESTROYED_FOLDER = 'destroyed/'

const id = v.pipe(v.string(), v.uuid())

const entrySchema = v.object({
  /** Of the act; of a consent or a file its own. */
  act: id,
  at: v.pipe(v.string(), v.isoTimestamp()),
  cause: v.picklist(['removal', 'objection', 'withdrawal', 'file']),
  /** As the act has it: `account:<id>`, `request:<number>`; without an act `consent:<id>`, `attachment:<id>`. */
  subject: v.string(),
  /** Accounts that were erased. */
  accounts: v.array(id),
  /** Items whose reports were destroyed. */
  items: v.array(id),
  /** Consents that were withdrawn. */
  consents: v.optional(v.array(id)),
  /** Uploads that their owner removed. */
  files: v.optional(v.array(id)),
  /** Hashes of the codes by which their people open the act. */
  codes: v.optional(v.array(v.object({ code_hash: v.string(), site: v.string() }))),
})

/** One act of the list. */
export type DestroyedEntry = v.InferOutput<typeof entrySchema>

export const readDestroyedEntry = (text: string): DestroyedEntry => v.parse(entrySchema, JSON.parse(text))

/** Puts into the list what is not in it yet; a process that ends in between leaves the rest to the next run. */
export async function listDestroyed({ queries, files, clock }: AppContext): Promise<void> {
  const acts = await queries.destructionActs.listUnlisted()
  const put = (entry: DestroyedEntry) =>
    files.put(keyOf(entry), new TextEncoder().encode(JSON.stringify(entry)))
  for (const act of acts) {
    await put(entryOf(act))
    await queries.destructionActs.markListed(act.id, clock.now())
  }
  for (const consent of await queries.removals.listUnlistedWithdrawals(clock.now())) {
    await put(takenBack(consent, 'withdrawal', { consents: [consent.id] }))
    await queries.removals.markWithdrawalListed(consent.id, clock.now())
  }
  for (const file of await queries.removals.listUnlistedFiles()) {
    await put(takenBack(file, 'file', { files: [file.id] }))
    await queries.removals.forgetListedFile(file.id)
  }
}

/** Removes what is older than any backup may be: the acts themselves end then. */
export async function forgetOldDestroyed({ files }: Pick<AppContext, 'files'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DATA_TERMS.act * DAY_MS).toISOString()
  for (const { key } of await files.list(DESTROYED_FOLDER))
    if (key.slice(DESTROYED_FOLDER.length) < before) await files.remove(key)
}

/** The whole list, the oldest first. */
export async function readDestroyedList(files: FileStorage): Promise<DestroyedEntry[]> {
  const keys = (await files.list(DESTROYED_FOLDER))
    .map(({ key }) => key)
    .filter((key) => key.endsWith('.json'))
  const entries: DestroyedEntry[] = []
  for (const key of keys.toSorted()) {
    const bytes = await files.get(key)
    if (bytes) entries.push(readDestroyedEntry(new TextDecoder().decode(bytes)))
  }
  return entries
}

const keyOf = ({ act, at }: DestroyedEntry): string => `${DESTROYED_FOLDER}${at}-${act}.json`

const takenBack = (
  { id: act, at }: ClawBack,
  cause: 'withdrawal' | 'file',
  what: Pick<DestroyedEntry, 'consents' | 'files'>,
): DestroyedEntry => ({
  act,
  at: at.toISOString(),
  cause,
  subject: `${cause === 'file' ? 'attachment' : 'consent'}:${act}`,
  accounts: [],
  items: [],
  ...what,
})

const entryOf = ({ id: act, at, cause, subject, accounts, items, codes }: DestroyedAct): DestroyedEntry => ({
  act,
  at: at.toISOString(),
  cause,
  subject,
  accounts: [...accounts],
  items: [...items],
  codes: [...codes],
})
