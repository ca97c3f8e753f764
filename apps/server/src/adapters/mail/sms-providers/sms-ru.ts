import * as v from 'valibot'
import type { SmsAccess } from '../../../platform/config/server-config.ts'
import type { SmsSender } from '../sms.ts'
import { askSms } from './ask-sms.ts'
import { SmsRefusedError, SmsUncertainError } from './sms-errors.ts'

const OK = 100
/** The number is wrong, cannot be reached or is on a stop list. */
const BAD_NUMBER: ReadonlySet<number> = new Set([202, 207, 209, 214, 215])
/** No text, a text that is too long, a word that is forbidden, an advert without its warning, no approved template. */
const BAD_TEXT: ReadonlySet<number> = new Set([203, 205, 216, 217, 222])
/** The service failed in the middle of the call. */
const FAILED = 500

const answerSchema = v.object({
  status_code: v.number(),
  sms: v.optional(v.record(v.string(), v.object({ status_code: v.number() }))),
})
const balanceSchema = v.object({
  status_code: v.number(),
  balance: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
})

/** SMS.RU: `sms/send` and `my/balance` in JSON. It knows no keys of ours: what may have been sent is not sent again. */
export function createSmsRu({ url, key, from, timeoutMs }: SmsAccess): SmsSender {
  const ask = (method: string, fields: Readonly<Record<string, string>>) =>
    askSms(`${url}/${method}`, { api_id: key, json: '1', ...fields }, timeoutMs)

  return {
    knowsKeys: false,
    async send(_, { to, text }) {
      const number = to.replace(/^\+/, '')
      const answer = v.safeParse(
        answerSchema,
        await ask('sms/send', { to: number, msg: text, ...(from && { from }) }),
      )
      if (!answer.success) throw new SmsUncertainError('SMS.RU answers in another shape')
      const { status_code: whole, sms } = answer.output
      const code = whole === OK ? sms?.[number]?.status_code : whole
      if (code === OK) return
      if (code === FAILED) throw new SmsUncertainError('SMS.RU failed in the middle of a call')
      if (code === undefined) throw new SmsUncertainError('SMS.RU says nothing of the message')
      if (BAD_NUMBER.has(code) || BAD_TEXT.has(code))
        throw new SmsRefusedError('SMS.RU', code, BAD_NUMBER.has(code))
      throw new Error(`SMS.RU did not take a message: ${code}`)
    },
    async balance() {
      const { status_code: code, balance } = v.parse(balanceSchema, await ask('my/balance', {}))
      if (code !== OK || balance === undefined) throw new Error(`SMS.RU answers ${code}`)
      return balance
    },
  }
}
