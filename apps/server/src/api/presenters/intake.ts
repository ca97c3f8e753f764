import type { intakeMatchSchema, takenFileSchema, waitingFileSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { AppContext } from '../../services/context.ts'
import type { NamedMatch } from '../../platform/db/queries/fulfilment/intake-files.ts'
import type { WaitingFile } from '../../services/intake/list-intake.ts'
import type { TakenFile } from '../../services/intake/take-in.ts'
import { lastUndo } from '../../services/intake/undo-match.ts'

export const presentTaken = (
  context: Pick<AppContext, 'config'>,
  file: TakenFile,
  match: NamedMatch | undefined,
): InferInput<typeof takenFileSchema> => ({
  name: file.name,
  archives: [...file.archives],
  state: file.state,
  file_id: file.fileId ?? null,
  order_item_id: file.orderItemId ?? null,
  match: match ? presentMatch(context, match) : null,
  reason: file.reason ?? null,
})

export function presentWaiting({ file, candidates }: WaitingFile): InferInput<typeof waitingFileSchema> {
  const extract = file.facts?.extract
  return {
    file_id: file.id,
    name: file.name,
    archives: [...file.archives],
    kind: file.kind,
    brought_at: file.brought_at.toISOString(),
    document: extract?.kind ?? null,
    number: extract?.number ?? null,
    date: extract?.date ?? null,
    cadastral_numbers: [...(extract?.object.cadastralNumbers ?? [])],
    asked: extract?.notice?.asked ?? null,
    notice_reason: extract?.notice?.reason ?? null,
    candidates: candidates.map(({ id, order_number, kind, request_number, reason }) => ({
      fulfilment_id: id,
      order_number,
      kind,
      request_number,
      reason,
    })),
  }
}

export const presentMatch = (
  context: Pick<AppContext, 'config'>,
  match: NamedMatch,
): InferInput<typeof intakeMatchSchema> => ({
  match_id: match.id,
  file_id: match.intake_file_id,
  file_name: match.file_name,
  fulfilment_id: match.fulfilment_id,
  order_item_id: match.order_item_id,
  order_number: match.order_number,
  kind: match.kind,
  matched_by: match.matched_by,
  matched_at: match.matched_at.toISOString(),
  undo_until: lastUndo(context, match.matched_at).toISOString(),
  undone_at: match.undone_at?.toISOString() ?? null,
})
