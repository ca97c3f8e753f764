import { randomUUID } from 'node:crypto'
import { matchFulfilment, matchOrdered, type FulfilmentMatch } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { IntakeFileRow } from '../../platform/db/queries/fulfilment/intake-files.ts'
import type { IntakeCompanion, IntakeFacts } from '../../platform/db/schema/intake-schema.ts'
import { answerWithFile } from './answer-with-file.ts'
import { intakeKey } from '../files/intake-key.ts'
import { readReceived, requestFacts, type IntakeFile } from './read-received.ts'
import { receiveFiles, type BroughtFile } from './receive-files.ts'

/** Who brings files, and for what. */
export interface TakeInOptions {
  /** The fulfilment that they were obtained for, where a contractor was asked for it. */
  readonly fulfilmentId?: string
  /** The operator. */
  readonly by?: string
}

/**
 * What became of a file: `answered` an order; `waiting` for the operator's choice; `known` for it has answered one before;
 * `unused`, no document of the register beside others; `refused`, of which nothing is stored.
 */
export interface TakenFile {
  readonly name: string
  readonly archives: readonly string[]
  readonly state: 'answered' | 'waiting' | 'known' | 'unused' | 'refused'
  readonly fileId?: string
  readonly orderItemId?: string
  /** What it has answered. */
  readonly matchId?: string
  /** Why it is not used. */
  readonly reason?: string
}

/**
 * Takes in files of the register: archives, extracts, signatures, printed forms, any number at once. Each extract that
 * answers exactly one open fulfilment makes its report; any other one is stored and waits. A file that is known does nothing
 * again.
 */
export async function takeIn(
  context: AppContext,
  brought: readonly BroughtFile[],
  options: TakeInOptions = {},
): Promise<readonly TakenFile[]> {
  const { files: received, refused } = await receiveFiles(brought)
  const { files, unused } = await readReceived(context, received)
  const taken: TakenFile[] = []
  for (const file of files) {
    for (const { hash, bytes } of [file, ...file.companions]) await context.files.put(intakeKey(hash), bytes)
    taken.push(await context.database.transaction(() => takeOne(context, file, options)))
  }
  return [
    ...taken,
    ...unused.map((file) => ({ ...file, state: 'unused' as const })),
    ...refused.map(({ name, error }) => ({
      name,
      archives: [],
      state: 'refused' as const,
      reason: error.message,
    })),
  ]
}

async function takeOne(context: AppContext, file: IntakeFile, options: TakeInOptions): Promise<TakenFile> {
  const { intake } = context.queries
  const { name, archives, extract } = file
  const row = await storeFile(context, file, options.by)
  const told = { name, archives, fileId: row.id }
  const matches = await intake.listMatches(row.id)
  const active = matches.find(({ undone_at }) => !undone_at)
  if (active) return { ...told, state: 'known', orderItemId: active.order_item_id, matchId: active.id }
  const facts = requestFacts(file)
  if (!facts || !extract) return { ...told, state: 'waiting' }
  const undone = new Set(matches.map(({ fulfilment_id }) => fulfilment_id))
  const match = await findMatch(context, facts, options)
  if (match.kind !== 'one' || undone.has(match.id)) return { ...told, state: 'waiting' }
  const choice = { matchedBy: match.by, personId: options.by }
  const answered = await answerWithFile(context, { ...row, extract }, match.id, choice)
  return answered
    ? { ...told, state: 'answered', orderItemId: answered.order_item_id, matchId: answered.id }
    : { ...told, state: 'waiting' }
}

/** Which of the open fulfilments a file answers. */
export async function findMatch(
  { queries }: AppContext,
  facts: IntakeFacts,
  { fulfilmentId }: TakeInOptions = {},
): Promise<FulfilmentMatch> {
  const { extract, requestNumbers } = facts
  const numbers = extract.number === undefined ? requestNumbers : [extract.number, ...requestNumbers]
  if (fulfilmentId === undefined)
    return matchFulfilment(facts, await queries.intake.listOpen(extract.object.cadastralNumbers, numbers))
  const ordered = await queries.intake.findOpen(fulfilmentId)
  return ordered ? matchOrdered(facts, ordered) : { kind: 'none', candidates: [] }
}

/** The row of a file, held; what came with it later than before is added. */
async function storeFile(
  { queries: { intake }, clock }: AppContext,
  file: IntakeFile,
  personId: string | undefined,
): Promise<IntakeFileRow> {
  const companions = file.companions.map(({ kind, name, hash, size }): IntakeCompanion => ({
    kind,
    name,
    hash,
    size,
  }))
  await intake.insertFile({
    id: randomUUID(),
    hash: file.hash,
    name: file.name,
    archives: JSON.stringify(file.archives),
    kind: file.kind,
    size_bytes: file.bytes.length,
    facts: JSON.stringify(requestFacts(file)),
    signature: JSON.stringify(file.signature),
    companions: JSON.stringify(companions),
    person_id: personId ?? null,
    brought_at: clock.now(),
  })
  const row = await intake.lockByHash(file.hash)
  if (!row) throw new Error(`the file ${file.hash} was destroyed while it was taken in`)
  const known = new Set(row.companions.map(({ hash }) => hash))
  const added = companions.filter(({ hash }) => !known.has(hash))
  if (added.length === 0) return row
  // A signature that fits is worth more than none, and than one of another file.
  const signature = row.signature.kind === 'checked' ? row.signature : file.signature
  await intake.setCompanions(row.id, [...row.companions, ...added], signature)
  return row
}
