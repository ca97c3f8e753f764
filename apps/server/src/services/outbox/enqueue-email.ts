import { DAY_MS } from '@proverka/domain/timing'
import type { AppContext } from '../context.ts'
import { MailRefusedError } from '../../adapters/mail/mail-refused-error.ts'
import { siteOf } from '../../platform/config/sites.ts'
import { composeEmail } from '../../documents/emails/compose-email.ts'
import type { Email, EmailAttachment } from '../../adapters/mail/email.ts'
import type { WrittenFile, WrittenEmail } from '../../documents/emails/email-content.ts'
import { senderOf } from '../../adapters/mail/sender.ts'
import { makeEmailDocuments } from './email-documents.ts'
import { addToOutbox } from './add-to-outbox.ts'
import { mayAdvertise } from './may-advertise.ts'
import { giveEmailBack, hashOfAddress, spendEmail } from './recipients.ts'

/** How long nothing is tried for an address that was refused: the Russian texts of the notices name a day. */
const REFUSAL_MS = DAY_MS

/** Writes an email down with its cause; it is sent once, after the transaction. False for a key that is known. */
export const enqueueEmail = (
  context: AppContext,
  uniqueKey: string,
  message: WrittenEmail,
): Promise<boolean> => addToOutbox(context, 'mail', uniqueKey, message, hashOfAddress(message.to))

/**
 * The same for emails that cost nothing to trigger (SAFE-11): an unproven address gets the first one of each kind.
 * The kind is the beginning of the key.
 */
export async function enqueueFreeEmail(
  context: AppContext,
  uniqueKey: string,
  message: WrittenEmail,
): Promise<boolean> {
  const { outbox, users } = context.queries
  const kind = uniqueKey.split(':')[0] ?? ''
  const hasOne = await outbox.hasEmailOfKind(hashOfAddress(message.to), kind)
  if (hasOne && !(await users.isProvenAddress(message.to))) return false
  return enqueueEmail(context, uniqueKey, message)
}

/** An email that a version of before this one wrote: plain text, without a site. */
interface PlainEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files?: readonly WrittenFile[]
}

/** Sends an email of the outbox, with its documents as they are now, and forgets what it said and its files. */
export async function sendEmail(context: AppContext, outboxId: string): Promise<void> {
  const outbox = context.queries.outbox
  const effect = await outbox.findEffect(outboxId)
  if (!effect || effect.sent_at || !effect.payload) return
  const written = effect.payload as WrittenEmail | PlainEmail
  const recipient = hashOfAddress(written.to)
  if (await isRefused(context, recipient)) return endDelivery(context, outboxId, written)
  const { advertisingTo } = written as WrittenEmail
  if (advertisingTo && !(await mayAdvertise(context, advertisingTo, written.to)))
    return endDelivery(context, outboxId, written)
  const waitMs = isOurs(context, written.to) ? undefined : await spendEmail(context, recipient)
  if (waitMs !== undefined) return sendLater(context, outboxId, waitMs)
  const files = written.files ?? []
  const carried = await Promise.all(files.map((file) => readFile(context, file)))
  const message = await draw(context, written, carried)
  try {
    await context.mailer.send(effect.unique_key, message)
  } catch (error) {
    if (!isOurs(context, written.to)) await giveEmailBack(context, recipient)
    if (!(error instanceof MailRefusedError)) throw error
    if (error.isAddress) await outbox.markRefusedAddress(recipient, error.replyCode, context.clock.now())
    context.log.warn(
      { message: outboxId, reply: error.replyCode },
      'the mail server refused an email for good',
    )
    return endDelivery(context, outboxId, written)
  }
  await outbox.markSent(outboxId, context.clock.now())
  await outbox.forgetRefusal(recipient)
  for (const { key } of files) await context.files.remove(key)
}

/** Whether a mail server refused the address a short time ago; then one email tries whether the mailbox works again. */
async function isRefused({ queries, clock }: AppContext, recipient: string): Promise<boolean> {
  const refusedAt = await queries.outbox.findRefusedAt(recipient)
  return refusedAt !== null && refusedAt.getTime() + REFUSAL_MS > clock.now().getTime()
}

/** Questions to our own support are limited where they are asked. */
const isOurs = ({ config }: AppContext, address: string): boolean =>
  config.sites.some(({ support }) => support.email === address)

/** An undeliverable email: it is not tried again, and its text and files are removed. */
async function endDelivery(
  context: AppContext,
  outboxId: string,
  { files = [] }: WrittenEmail | PlainEmail,
): Promise<void> {
  await context.queries.outbox.giveUp(outboxId, context.clock.now())
  for (const { key } of files) await context.files.remove(key)
}

async function sendLater({ jobs }: AppContext, outboxId: string, waitMs: number): Promise<void> {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  await jobs.enqueue('send-mail', { outboxId }, { delaySeconds: seconds })
}

async function draw(
  context: AppContext,
  written: WrittenEmail | PlainEmail,
  carried: readonly EmailAttachment[],
): Promise<Email> {
  if (!('blocks' in written)) {
    const { to, subject, text } = written
    const from = senderOf(context.config, siteOf(context.config.sites, undefined))
    return { from, to, subject, text, ...(carried.length > 0 && { attachments: carried }) }
  }
  const { placed, attachments } = await makeEmailDocuments(context, written.documents ?? [])
  const all = [...carried, ...attachments]
  return { ...composeEmail(context, written, placed), ...(all.length > 0 && { attachments: all }) }
}

async function readFile(
  context: AppContext,
  { key, filename, contentType }: WrittenFile,
): Promise<EmailAttachment> {
  const bytes = await context.files.get(key)
  if (!bytes) throw new Error(`the file ${key} of an email is gone`)
  return { filename, contentType, content: Buffer.from(bytes) }
}
