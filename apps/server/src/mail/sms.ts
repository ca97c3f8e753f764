import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSentFiles, sentInMemory, sentName, type SentMessages } from './sent-messages.ts'

export interface SmsMessage {
  /** `+7XXXXXXXXXX` */
  readonly to: string
  readonly text: string
}

/** Sends text messages. `key` names the message: sending it again under the same key must not make a second one. */
export interface SmsSender {
  send: (key: string, message: SmsMessage) => Promise<void>
  /** What is kept here of messages that are out; absent where nothing is. */
  readonly sent?: SentMessages
}

/** Messages as text files, one per key; nothing leaves the machine. */
export function createOutboxSms(folder: string): SmsSender {
  return {
    sent: createSentFiles(folder, '.sms.txt'),
    async send(key, { to, text }) {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${sentName(key)}.sms.txt`)
      await writeFile(`${file}.part`, `${to}\n${text}\n`)
      await rename(`${file}.part`, file)
    },
  }
}

/** Messages kept in memory by key, for tests. */
export function createMemorySms(): SmsSender & { readonly messages: ReadonlyMap<string, SmsMessage> } {
  const messages = new Map<string, SmsMessage>()
  return {
    messages,
    send: async (key, message) => void messages.set(key, message),
    sent: sentInMemory(messages),
  }
}
