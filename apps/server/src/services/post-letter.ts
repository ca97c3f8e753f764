import type { AppContext } from '../context.ts'
import type { LetterAttachment, WrittenFile, WrittenLetter } from '../mail/letter.ts'
import { postEffect } from './post-effect.ts'

/** Writes a letter down with its cause; it is sent once, after the transaction. False for a key that is known. */
export const postLetter = (context: AppContext, uniqueKey: string, letter: WrittenLetter): Promise<boolean> =>
  postEffect(context, 'mail', uniqueKey, letter)

/** Sends a letter of the outbox and forgets its text and its files. */
export async function sendLetter(context: AppContext, outboxId: string): Promise<void> {
  const outbox = context.queries.outbox
  const effect = await outbox.findEffect(outboxId)
  if (!effect || effect.sent_at || !effect.payload) return
  const { files = [], ...letter } = effect.payload as WrittenLetter
  const attachments = await Promise.all(files.map((file) => readFile(context, file)))
  await context.mailer.send(effect.unique_key, { ...letter, ...(files.length > 0 && { attachments }) })
  await outbox.markSent(outboxId, context.clock.now())
  for (const { key } of files) await context.files.remove(key)
}

async function readFile(
  context: AppContext,
  { key, filename, contentType }: WrittenFile,
): Promise<LetterAttachment> {
  const bytes = await context.files.get(key)
  if (!bytes) throw new Error(`the file ${key} of a letter is gone`)
  return { filename, contentType, content: Buffer.from(bytes) }
}
