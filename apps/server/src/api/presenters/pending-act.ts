import type { pendingActSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import type { InferInput } from 'valibot'
import type { ListedAct } from '../../platform/db/queries/operation/pending-acts.ts'

export const presentPendingAct = (act: ListedAct): InferInput<typeof pendingActSchema> => ({
  pending_id: act.id,
  kind: act.kind,
  order_item_id: act.order_item_id,
  order_number: act.order_number,
  withdrawal_id: act.withdrawal_id,
  person_id: act.person_id,
  into_id: act.into_id,
  amount: toRoubles(act.amount_kopecks),
  reason: act.reason,
  made_by: act.made_by,
  maker: act.maker,
  made_at: act.made_at.toISOString(),
  due_at: act.due_at.toISOString(),
  waits_for_second: act.needs_second && act.confirmed_at === null && act.outcome === null,
  confirmed_by: act.confirmed_by,
  confirmer: act.confirmer,
  confirmed_at: act.confirmed_at?.toISOString() ?? null,
  outcome: act.outcome,
  refusal: act.refusal === null ? null : ERROR_CODES[act.refusal as ErrorCode].text,
  ended_by: act.ended_by,
  ender: act.ender,
  ended_at: act.ended_at?.toISOString() ?? null,
})
