import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Nodemailer from 'nodemailer'
import type { Letter } from './letter.ts'
import { mailErrorOf } from './mail-refused-error.ts'

/** Sends letters. `key` names the letter: sending it again under the same key must not make a second one. */
export interface Mailer {
  send: (key: string, letter: Letter) => Promise<void>
}

/** Letters as `.eml` files, one per key: a repeat writes the same file. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const getTransport = lazyTransport(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    async send(key, letter) {
      const transport = await getTransport()
      await mkdir(folder, { recursive: true })
      const { message } = await transport.sendMail(messageOf(from, key, letter))
      const file = join(folder, `${key.replaceAll(/[^\w-]+/g, '_')}.eml`)
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
  }
}

/** Letters through a mail server; the Message-ID lets receivers drop a repeat. Throws `MailRefusedError` when it is final. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const getTransport = lazyTransport(({ createTransport }) => createTransport(url))
  return {
    async send(key, letter) {
      const transport = await getTransport()
      try {
        await transport.sendMail(messageOf(from, key, letter))
      } catch (error) {
        throw mailErrorOf(error)
      }
    },
  }
}

/** Loads the library with the first letter: a start does not wait a tenth of a second for it. */
function lazyTransport<Transport>(
  create: (nodemailer: typeof Nodemailer) => Transport,
): () => Promise<Transport> {
  let transport: Promise<Transport> | undefined
  return () => (transport ??= import('nodemailer').then(create))
}

/** Letters kept in memory by key, for tests. */
export function createMemoryMailer(): Mailer & { readonly letters: ReadonlyMap<string, Letter> } {
  const letters = new Map<string, Letter>()
  return { letters, send: async (key, letter) => void letters.set(key, letter) }
}

/** The same key gives the same Message-ID. What a letter holds is in it already: nothing is fetched for it. */
function messageOf(from: string, key: string, { attachments = [], ...letter }: Letter) {
  return {
    from,
    ...letter,
    attachments: [...attachments],
    messageId: messageIdOf(key),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function messageIdOf(key: string): string {
  return `<${key.replaceAll(/[^\w-]+/g, '.')}@proverka>`
}
