import { PHONE_MESSAGE } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import { InputError } from '../../http/error-reply.ts'
import type { Handlers } from '../../http/handlers.ts'
import { sendPhoneCode } from '../../services/accounts/phone-codes.ts'

export const sendVerificationCode =
  (context: AppContext): Handlers['person']['sendVerificationCode'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const phone = query.phone ?? user.phone
    if (!phone) throw new InputError('query.phone', PHONE_MESSAGE)
    await sendPhoneCode(context, user.id, phone, call.site)
    return { sent: true }
  }
