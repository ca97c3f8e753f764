import { randomUUID } from 'node:crypto'
import type { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { isOpenFulfilment } from '@proverka/domain/orders'
import {
  findingOfRecord,
  recordFault,
  recordFormOf,
  settleAnswer,
  type Finding,
  type RecordForm,
} from '@proverka/domain/reports'
import type { PersonInput } from '@proverka/domain/checks'
import type { InferOutput } from 'valibot'
import { matchPerson } from '../../adapters/sources/match-person.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import { InputError } from '../../platform/refusals.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { AppContext } from '../context.ts'
import { intakeKey } from '../files/intake-key.ts'
import { kindOfFile } from '../files/uploads/file-kind.ts'
import { safeName } from '../files/uploads/safe-name.ts'
import { subjectOfTask } from '../reports/report-people.ts'
import { answerFulfilment } from './answer-fulfilment.ts'
import { lockFulfilment } from './move-fulfilment.ts'

type Body = InferOutput<typeof contract.admin.answerFulfilment.body>

/** A question that the operator looks up: about whom, and what he writes down of a record. */
export interface LookUp {
  readonly taskType: string
  readonly person: PersonInput
  readonly form: RecordForm
}

/** What the operator looks up for a fulfilment. Throws where its answer is a file. */
export async function findLookUp(
  context: AppContext,
  { kind, order_item_id, report_task_id }: Pick<FulfilmentRow, 'kind' | 'order_item_id' | 'report_task_id'>,
): Promise<LookUp> {
  const { orderItems, reports } = context.queries
  const form = recordFormOf(kind)
  const item = form && (await orderItems.findItem(order_item_id))
  const task = item && (await reports.findTask(report_task_id))
  const subject = task && (await subjectOfTask(context, task, item))
  if (!form || subject?.kind !== 'person') throw appError('fulfilment/not-looked-up')
  return { taskType: kind, person: subject.person, form }
}

/** A picture of the page that the operator looked at. */
export interface LookUpPicture {
  readonly bytes: Uint8Array
  readonly name: string
  /** SHA-256, hex. */
  readonly hash: string
}

/** The picture of an upload. Throws for a file of another kind. */
export async function readPicture(file: File): Promise<LookUpPicture> {
  const bytes = await file.bytes()
  const kind = await kindOfFile(bytes)
  if (!kind?.mediaType.startsWith('image/')) throw appError('file/type-refused', file.name)
  return { bytes, name: safeName(file.name, kind.extension), hash: sha256(bytes) }
}

/** Stores the bytes of a picture; what no row names is swept. */
export const storePicture = ({ files }: AppContext, { hash, bytes }: LookUpPicture): Promise<void> =>
  files.put(intakeKey(hash), bytes)

/**
 * Answers a fulfilment with what the operator saw in the register: its records, or that there are none, with a picture that is
 * stored already (`storePicture`) and the time at which he looked (FULFIL-11). In a transaction.
 */
export async function answerLookedUp(
  context: AppContext,
  id: string,
  { version, looked_up_at, records }: Omit<Body, 'picture'>,
  { picture, personId }: { readonly picture: LookUpPicture; readonly personId: string },
): Promise<FulfilmentRow> {
  const fulfilment = await lockFulfilment(context, id)
  const { taskType, person, form } = await findLookUp(context, fulfilment)
  if (fulfilment.version !== version) throw appError('fulfilment/changed')
  if (!isOpenFulfilment(fulfilment.status)) throw appError('fulfilment/illegal-move')
  const lookedUpAt = new Date(looked_up_at)
  if (lookedUpAt > context.clock.now()) throw new InputError('looked_up_at', 'Это время еще не наступило')
  if (lookedUpAt < fulfilment.created_at)
    throw new InputError('looked_up_at', 'Раньше оплаты: посмотрите еще раз')
  const findings = records.map((record, index) => findingOf(form, record, index, person))
  const answer = settleAnswer(
    taskType,
    findings.length > 0 ? { kind: 'found', findings } : { kind: 'not-found' },
  )
  await matchPicture(context, fulfilment, picture, personId)
  return answerFulfilment(context, fulfilment, {
    answer,
    hash: picture.hash,
    personId,
    lookedUpAt,
    details: { looked_up_at, records: records.length, picture: picture.hash },
  })
}

function findingOf(
  form: RecordForm,
  { number, facts, amount, person: recorded }: Body['records'][number],
  index: number,
  person: PersonInput,
): Finding {
  const record = { number, facts, ...(amount !== undefined && { amount: toKopecks(amount) }) }
  const fault = recordFault(form, record)
  if (fault) throw new InputError(`records.${index}.${fault.label}`, fault.message)
  return { ...findingOfRecord(form, record), match: matchPerson(recorded, person) }
}

/** Puts the picture among the files that the item was answered with. */
async function matchPicture(
  { queries: { intake }, clock }: AppContext,
  { id, order_item_id }: FulfilmentRow,
  { bytes, name, hash }: LookUpPicture,
  personId: string,
): Promise<void> {
  const at = clock.now()
  await intake.insertFile({
    id: randomUUID(),
    hash,
    name,
    archives: '[]',
    kind: 'picture',
    size_bytes: bytes.length,
    facts: 'null',
    signature: JSON.stringify({ kind: 'absent' }),
    companions: '[]',
    person_id: personId,
    brought_at: at,
  })
  const file = await intake.lockByHash(hash)
  if (file?.kind !== 'picture') throw appError('file/type-refused', name)
  await intake.insertMatch({
    id: randomUUID(),
    intake_file_id: file.id,
    fulfilment_id: id,
    order_item_id,
    matched_by: 'operator',
    person_id: personId,
    matched_at: at,
  })
}
