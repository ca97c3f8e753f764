import type { AppContext } from '../context.ts'
import { SmsRefusedError, SmsUncertainError } from '../../adapters/mail/sms-providers/sms-errors.ts'
import type { SmsMessage } from '../../adapters/mail/sms.ts'
import { addToOutbox } from './add-to-outbox.ts'

/** Writes a text message down with its cause; it is sent once, after the transaction. False for a key that is known. */
export const postSms = (context: AppContext, uniqueKey: string, message: SmsMessage): Promise<boolean> =>
  addToOutbox(context, 'sms', uniqueKey, message)

/**
 * Sends a message of the outbox and forgets its text. Where the provider cannot tell a repeat, a message that may have been
 * sent is not sent again: rather none than two.
 */
export async function sendSms(context: AppContext, outboxId: string): Promise<void> {
  const { clock, log, sms } = context
  const { outbox } = context.queries
  const effect = await outbox.findEffect(outboxId)
  if (!effect || effect.sent_at || !effect.payload) return
  const isRepeat = effect.attempted_at !== null
  const giveUp = async (reason: string) => {
    log.warn({ message: outboxId, reason }, 'a text message is not tried again')
    await outbox.giveUp(outboxId, clock.now())
  }
  if (isRepeat && !sms.knowsKeys) return giveUp('nobody knows what became of the first try')
  await outbox.markAttempt(outboxId, clock.now())
  try {
    await sms.send(effect.unique_key, effect.payload as SmsMessage, { isRepeat })
  } catch (error) {
    if (error instanceof SmsRefusedError) return giveUp(error.message)
    if (!(error instanceof SmsUncertainError)) await outbox.markAttempt(outboxId, effect.attempted_at)
    else if (!sms.knowsKeys) return giveUp(error.message)
    throw error
  }
  await outbox.markSent(outboxId, clock.now())
}
