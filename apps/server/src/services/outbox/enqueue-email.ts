import type { AppContext } from '../../context.ts'
import { MailRefusedError } from '../../mail/mail-refused-error.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { Letter, LetterAttachment, WrittenFile, WrittenLetter } from '../../mail/letter.ts'
import { makeLetterDocuments } from './letter-documents.ts'
import { addToOutbox } from './add-to-outbox.ts'
import { giveLetterBack, hashOfAddress, spendLetter } from './recipients.ts'

/** Writes a letter down with its cause; it is sent once, after the transaction. False for a key that is known. */
export const enqueueEmail = (
  context: AppContext,
  uniqueKey: string,
  letter: WrittenLetter,
): Promise<boolean> => addToOutbox(context, 'mail', uniqueKey, letter, hashOfAddress(letter.to))

/**
 * The same for letters that cost whoever causes them nothing (SAFE-11): an address that nobody has proven
 * gets the first one of each kind. The kind is the beginning of the key.
 */
export async function postFreeLetter(
  context: AppContext,
  uniqueKey: string,
  letter: WrittenLetter,
): Promise<boolean> {
  const { outbox, persons } = context.queries
  const kind = uniqueKey.split(':')[0] ?? ''
  const hasOne = await outbox.hasLetterOfKind(hashOfAddress(letter.to), kind)
  if (hasOne && !(await persons.isProvenAddress(letter.to))) return false
  return enqueueEmail(context, uniqueKey, letter)
}

/** A letter that a version of before this one wrote: plain text, without a site. */
interface PlainLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files?: readonly WrittenFile[]
}

/** Sends a letter of the outbox, with its documents as they are now, and forgets what it said and its files. */
export async function sendLetter(context: AppContext, outboxId: string): Promise<void> {
  const outbox = context.queries.outbox
  const effect = await outbox.findEffect(outboxId)
  if (!effect || effect.sent_at || !effect.payload) return
  const written = effect.payload as WrittenLetter | PlainLetter
  const recipient = hashOfAddress(written.to)
  if (await outbox.isRefusedAddress(recipient)) return endDelivery(context, outboxId, written)
  const later = isOurs(context, written.to) ? undefined : await spendLetter(context, recipient)
  if (later) return sendLater(context, outboxId, later)
  const files = written.files ?? []
  const carried = await Promise.all(files.map((file) => readFile(context, file)))
  const letter = await draw(context, written, carried)
  try {
    await context.mailer.send(effect.unique_key, letter)
  } catch (error) {
    if (!isOurs(context, written.to)) await giveLetterBack(context, recipient)
    if (!(error instanceof MailRefusedError)) throw error
    if (error.isAddress) await outbox.markRefusedAddress(recipient, error.replyCode, context.clock.now())
    context.log.warn(
      { letter: outboxId, reply: error.replyCode },
      'the mail server refused a letter for good',
    )
    return endDelivery(context, outboxId, written)
  }
  await outbox.markSent(outboxId, context.clock.now())
  for (const { key } of files) await context.files.remove(key)
}

/** Questions to our own support are limited where they are asked. */
const isOurs = ({ config }: AppContext, address: string): boolean =>
  config.sites.some(({ support }) => support.email === address)

/** A letter that nobody will ever get: it is not tried again, and what it said is forgotten with its files. */
async function endDelivery(
  context: AppContext,
  outboxId: string,
  { files = [] }: WrittenLetter | PlainLetter,
): Promise<void> {
  await context.queries.outbox.giveUp(outboxId, context.clock.now())
  for (const { key } of files) await context.files.remove(key)
}

async function sendLater({ jobs }: AppContext, outboxId: string, at: Date): Promise<void> {
  // The limiter counts in real time.
  const seconds = Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1000))
  await jobs.enqueue('send-mail', { outboxId }, seconds)
}

async function draw(
  context: AppContext,
  written: WrittenLetter | PlainLetter,
  carried: readonly LetterAttachment[],
): Promise<Letter> {
  if (!('blocks' in written)) {
    const { to, subject, text } = written
    return { to, subject, text, ...(carried.length > 0 && { attachments: carried }) }
  }
  const { placed, attachments } = await makeLetterDocuments(context, written.documents ?? [])
  const all = [...carried, ...attachments]
  return { ...composeLetter(context, written, placed), ...(all.length > 0 && { attachments: all }) }
}

async function readFile(
  context: AppContext,
  { key, filename, contentType }: WrittenFile,
): Promise<LetterAttachment> {
  const bytes = await context.files.get(key)
  if (!bytes) throw new Error(`the file ${key} of a letter is gone`)
  return { filename, contentType, content: Buffer.from(bytes) }
}
