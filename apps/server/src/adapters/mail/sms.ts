import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSentFiles, sentInMemory, sentName, type SentMessages } from './sent-messages.ts'

export interface SmsMessage {
  /** `+7XXXXXXXXXX` */
  readonly to: string
  readonly text: string
}

export interface SmsTry {
  /** The message may have been sent under this key before. */
  readonly isRepeat: boolean
}

/**
 * Sends text messages. `key` names the message. Throws `SmsRefusedError` when it will never be taken, `SmsUncertainError`
 * when it may have been sent, any other error when it was not.
 */
export interface SmsSender {
  readonly send: (key: string, message: SmsMessage, attempt: SmsTry) => Promise<void>
  /** Sending again under the same key makes no second message. */
  readonly knowsKeys: boolean
  /** What is left on the account, roubles; absent where nothing is paid. */
  readonly balance?: () => Promise<number>
  /** Local copies of sent messages; absent if the provider makes none. */
  readonly sent?: SentMessages
}

/** Messages as text files, one per key; nothing leaves the machine. */
export function createOutboxSms(folder: string): SmsSender {
  return {
    knowsKeys: true,
    sent: createSentFiles(folder, '.sms.txt'),
    async send(key, { to, text }) {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${sentName(key)}.sms.txt`)
      await writeFile(`${file}.part`, `${to}\n${text}\n`)
      await rename(`${file}.part`, file)
    },
  }
}

/** Messages in memory by key, for tests. */
export function createMemorySms(): SmsSender & { readonly messages: ReadonlyMap<string, SmsMessage> } {
  const messages = new Map<string, SmsMessage>()
  return {
    messages,
    knowsKeys: true,
    send: async (key, message) => void messages.set(key, message),
    sent: sentInMemory(messages),
  }
}
