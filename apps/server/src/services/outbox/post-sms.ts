import type { AppContext } from '../../context.ts'
import type { SmsMessage } from '../../mail/sms.ts'
import { addToOutbox } from './add-to-outbox.ts'

/** Writes a text message down with its cause; it is sent once, after the transaction. False for a key that is known. */
export const postSms = (context: AppContext, uniqueKey: string, message: SmsMessage): Promise<boolean> =>
  addToOutbox(context, 'sms', uniqueKey, message)

/** Sends a message of the outbox and forgets its text. */
export async function sendSms(context: AppContext, outboxId: string): Promise<void> {
  const { outbox } = context.queries
  const effect = await outbox.findEffect(outboxId)
  if (!effect || effect.sent_at || !effect.payload) return
  await context.sms.send(effect.unique_key, effect.payload as SmsMessage)
  await outbox.markSent(outboxId, context.clock.now())
}
