import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Nodemailer from 'nodemailer'
import type { Email } from './email.ts'
import { mailErrorOf } from './mail-refused-error.ts'
import { createSentFiles, sentInMemory, sentName, type SentMessages } from './sent-messages.ts'

/** Sends emails. `key` names the email: sending it again under the same key must not make a second one. */
export interface Mailer {
  send: (key: string, message: Email) => Promise<void>
  /** Local copies of sent emails; absent if the mailer makes none. */
  readonly sent?: SentMessages
}

/** Emails as `.eml` files, one per key: a repeat writes the same file. */
export function createOutboxMailer(folder: string): Mailer {
  const getTransport = lazyTransport(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    sent: createSentFiles(folder, '.eml'),
    async send(key, message) {
      const transport = await getTransport()
      await mkdir(folder, { recursive: true })
      const { message: source } = await transport.sendMail(messageOf(key, message))
      const file = join(folder, `${sentName(key)}.eml`)
      await writeFile(`${file}.part`, source as Buffer)
      await rename(`${file}.part`, file)
    },
  }
}

/**
 * Emails through a mail server; the Message-ID lets receivers drop a repeat. Notifications about their delivery go to
 * `returnPath`, without it to the sender. Throws `MailRefusedError` when it is final.
 */
export function createSmtpMailer(url: string, returnPath?: string): Mailer {
  const getTransport = lazyTransport(({ createTransport }) => createTransport(url))
  return {
    async send(key, message) {
      const transport = await getTransport()
      try {
        await transport.sendMail({
          ...messageOf(key, message),
          ...(returnPath && { envelope: { from: returnPath, to: message.to } }),
        })
      } catch (error) {
        throw mailErrorOf(error)
      }
    },
  }
}

/** Loads the library with the first email: a start does not wait a tenth of a second for it. */
function lazyTransport<Transport>(
  create: (nodemailer: typeof Nodemailer) => Transport,
): () => Promise<Transport> {
  let transport: Promise<Transport> | undefined
  return () => (transport ??= import('nodemailer').then(create))
}

/** Emails in memory by key, for tests. */
export function createMemoryMailer(): Mailer & { readonly emails: ReadonlyMap<string, Email> } {
  const emails = new Map<string, Email>()
  return { emails, send: async (key, message) => void emails.set(key, message), sent: sentInMemory(emails) }
}

/** The same key gives the same Message-ID. What an email holds is in it already: nothing is fetched for it. */
function messageOf(key: string, { attachments = [], listUnsubscribe, ...message }: Email) {
  return {
    ...message,
    attachments: [...attachments],
    ...(listUnsubscribe && {
      headers: {
        'List-Unsubscribe': `<${listUnsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    messageId: messageIdOf(key),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** By which a notification about an email names it. */
export function messageIdOf(key: string): string {
  return `<${key.replaceAll(/[^\w-]+/g, '.')}@proverka>`
}
