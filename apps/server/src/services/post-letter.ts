import type { AppContext } from '../context.ts'
import { composeLetter } from '../mail/compose-letter.ts'
import type { Letter, LetterAttachment, WrittenFile, WrittenLetter } from '../mail/letter.ts'
import { makeLetterDocuments } from './letter-documents.ts'
import { postEffect } from './post-effect.ts'

/** Writes a letter down with its cause; it is sent once, after the transaction. False for a key that is known. */
export const postLetter = (context: AppContext, uniqueKey: string, letter: WrittenLetter): Promise<boolean> =>
  postEffect(context, 'mail', uniqueKey, letter)

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
  const files = written.files ?? []
  const carried = await Promise.all(files.map((file) => readFile(context, file)))
  const letter = await draw(context, written, carried)
  await context.mailer.send(effect.unique_key, letter)
  await outbox.markSent(outboxId, context.clock.now())
  for (const { key } of files) await context.files.remove(key)
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
