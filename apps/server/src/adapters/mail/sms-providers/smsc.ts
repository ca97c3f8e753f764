import * as v from 'valibot'
import type { SmsAccess } from '../../../platform/config/server-config.ts'
import { sha256 } from '../../../platform/sha256.ts'
import type { SmsSender } from '../sms.ts'
import { askSms } from './ask-sms.ts'
import { SmsRefusedError, SmsUncertainError } from './sms-errors.ts'

const FORBIDDEN_TEXT = 6
const WRONG_NUMBER = 7
const UNREACHABLE_NUMBER = 8
/** Statuses of a message that was never sent: an unknown id, or insufficient funds. */
const NEVER_SENT: ReadonlySet<number> = new Set([-3, 24])
/** Statuses of an undeliverable message: a wrong number, a forbidden text, a number out of reach. */
const REFUSED: ReadonlyMap<number, { readonly isNumber: boolean }> = new Map([
  [22, { isNumber: true }],
  [23, { isNumber: false }],
  [25, { isNumber: true }],
])
/** An id of ours may have so many characters. */
const ID_LENGTH = 40

const answerSchema = v.object({ error_code: v.optional(v.number()), id: v.optional(v.unknown()) })
const statusSchema = v.object({ error_code: v.optional(v.number()), status: v.optional(v.number()) })
const balanceSchema = v.object({
  error_code: v.optional(v.number()),
  balance: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
})

/** SMSC.RU: `send.php`, `status.php` and `balance.php` in JSON. Messages carry our ids, so a repeat first asks for its own. */
export function createSmsc({ url, key, from, timeoutMs }: SmsAccess): SmsSender {
  const ask = (method: string, fields: Readonly<Record<string, string>>) =>
    askSms(`${url}/${method}.php`, { apikey: key, fmt: '3', charset: 'utf-8', ...fields }, timeoutMs)

  async function isThere(phone: string, id: string): Promise<boolean> {
    const { error_code: code, status } = v.parse(statusSchema, await ask('status', { phone, id }))
    if (status === undefined) throw new Error(`SMSC did not tell the status of a message: ${code}`)
    const refusal = REFUSED.get(status)
    if (refusal) throw new SmsRefusedError('SMSC', status, refusal.isNumber)
    return !NEVER_SENT.has(status)
  }

  return {
    knowsKeys: true,
    async send(ownKey, { to, text }, { isRepeat }) {
      const id = sha256(ownKey).slice(0, ID_LENGTH)
      if (isRepeat && (await isThere(to, id))) return
      const answer = v.safeParse(
        answerSchema,
        await ask('send', { phones: to, mes: text, id, ...(from && { sender: from }) }),
      )
      if (!answer.success) throw new SmsUncertainError('SMSC answers in another shape')
      const { error_code: code } = answer.output
      if (code === undefined && answer.output.id !== undefined) return
      if (code === undefined) throw new SmsUncertainError('SMSC says nothing of the message')
      const isNumber = code === WRONG_NUMBER || code === UNREACHABLE_NUMBER
      if (isNumber || code === FORBIDDEN_TEXT) throw new SmsRefusedError('SMSC', code, isNumber)
      throw new Error(`SMSC did not take a message: ${code}`)
    },
    async balance() {
      const { error_code: code, balance } = v.parse(balanceSchema, await ask('balance', {}))
      if (balance === undefined) throw new Error(`SMSC answers ${code}`)
      return balance
    },
  }
}
