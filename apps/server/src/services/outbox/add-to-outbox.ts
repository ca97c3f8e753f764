import type { AppContext } from '../context.ts'
import type { OutboxKind } from '../../platform/db/schema/outbox-schema.ts'
import type { JobName, JobPayloads } from '../../platform/jobs/jobs.ts'

/** Jobs that do one effect of the outbox. */
type EffectJob = { [Name in JobName]: JobPayloads[Name] extends { outboxId: string } ? Name : never }[JobName]

/** Which job does an effect of each kind. */
export const EFFECT_JOBS: { readonly [Kind in OutboxKind]: EffectJob } = {
  mail: 'send-mail',
  sms: 'send-sms',
  receipt: 'make-receipt',
  webhook: 'call-affiliate',
}

/**
 * Writes an outside effect down in the transaction of its cause; a job does it once, after that. False when an effect of
 * this key is there already: `uniqueKey` names the event that it follows from.
 */
export async function addToOutbox(
  context: AppContext,
  kind: OutboxKind,
  uniqueKey: string,
  payload: object,
  recipientHash?: string,
): Promise<boolean> {
  const effect = await context.queries.outbox.insertEffect(
    uniqueKey,
    payload,
    context.clock.now(),
    kind,
    recipientHash,
  )
  if (!effect) return false
  await context.jobs.enqueue(EFFECT_JOBS[kind], { outboxId: effect.id })
  return true
}
