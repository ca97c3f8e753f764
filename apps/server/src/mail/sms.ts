import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface SmsMessage {
  /** `+7XXXXXXXXXX` */
  readonly to: string
  readonly text: string
}

/** Sends text messages. `key` names the message: sending it again under the same key must not make a second one. */
export interface SmsSender {
  send: (key: string, message: SmsMessage) => Promise<void>
}

/** Messages as text files, one per key; nothing leaves the machine. */
export function createOutboxSms(folder: string): SmsSender {
  return {
    async send(key, { to, text }) {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${key.replaceAll(/[^\w-]+/g, '_')}.sms.txt`)
      await writeFile(`${file}.part`, `${to}\n${text}\n`)
      await rename(`${file}.part`, file)
    },
  }
}

/** Messages kept in memory by key, for tests. */
export function createMemorySms(): SmsSender & { readonly messages: ReadonlyMap<string, SmsMessage> } {
  const messages = new Map<string, SmsMessage>()
  return { messages, send: async (key, message) => void messages.set(key, message) }
}
