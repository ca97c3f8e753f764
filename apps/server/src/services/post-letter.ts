import type { AppContext } from '../context.ts'
import type { Letter } from '../mail/letter.ts'

/** Writes a letter down with its cause; it is sent once, after the transaction. A known key is not written again. */
export async function postLetter(context: AppContext, uniqueKey: string, letter: Letter): Promise<void> {
  const effect = await context.queries.outbox.insertEffect(uniqueKey, letter, context.clock.now())
  if (effect) await context.jobs.enqueue('send-mail', { outboxId: effect.id })
}

/** Sends a letter of the outbox and forgets its text. */
export async function sendLetter(context: AppContext, outboxId: string): Promise<void> {
  const outbox = context.queries.outbox
  const effect = await outbox.findEffect(outboxId)
  if (!effect || effect.sent_at || !effect.payload) return
  await context.mailer.send(effect.unique_key, effect.payload as Letter)
  await outbox.markSent(outboxId, context.clock.now())
}
