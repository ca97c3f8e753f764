import { DAY_MS } from '@proverka/domain/timing'
import type { AppContext } from '../context.ts'
import { readDeliveryStatus, type Bounce } from '../../adapters/mail/bounces/read-bounce.ts'
import { messageIdOf } from '../../adapters/mail/mailer.ts'
import { hashOfAddress } from './recipients.ts'

type BounceContext = Pick<AppContext, 'queries' | 'clock'>

/** Mail servers give up within a week; a notification about an older email is not about ours. */
const SENT_WITHIN_MS = 10 * DAY_MS

/** The reply of a server that refused, where a notification tells none. */
const USUAL_REPLY = 550

/** What a notification came to, for the line that the command prints; it names no address. */
export type TakenBounce =
  /** No delivery status notification. */
  | 'other'
  /** About no email of ours. */
  | 'unknown'
  /** Delivered, or still tried, or undeliverable for another reason than the address. */
  | 'passing'
  /** The address is refused, as if the mail server had said so at once. */
  | 'refused'

/**
 * Takes a delivery status notification that came after a relay had accepted the email. An address is refused only by a
 * notification about an email that we sent to it: else anyone could block any address with a forged notification.
 */
export async function takeBounce(context: BounceContext, source: string): Promise<TakenBounce> {
  const status = readDeliveryStatus(source)
  if (!status) return 'other'
  const outcomes: TakenBounce[] = []
  for (const bounce of status.bounces) outcomes.push(await takeOne(context, bounce, status.messageId))
  return (['refused', 'passing'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'unknown'
}

async function takeOne(
  { queries: { outbox }, clock }: BounceContext,
  bounce: Bounce,
  messageId: string | undefined,
): Promise<TakenBounce> {
  const now = clock.now()
  const since = new Date(now.getTime() - SENT_WITHIN_MS)
  const sent = await outbox.listSentTo(bounce.addresses.map(hashOfAddress), since)
  // Without its headers the last email to that address is meant.
  const email =
    messageId === undefined ? sent[0] : sent.find(({ unique_key }) => messageIdOf(unique_key) === messageId)
  if (!email) return 'unknown'
  if (!bounce.isFinal) return 'passing'
  await outbox.markBounced(email.id, now)
  if (!bounce.isAddress) return 'passing'
  await outbox.markRefusedAddress(email.recipient_hash, bounce.replyCode ?? USUAL_REPLY, now)
  return 'refused'
}
