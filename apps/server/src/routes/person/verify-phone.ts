import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { verifyPhoneCode } from '../../services/accounts/phone-codes.ts'

export const verifyPhone =
  (context: AppContext): Handlers['person']['verifyPhone'] =>
  async ({ body }, call) => {
    await verifyPhoneCode(context, callerOf(call).user.id, body.code)
    return { verified: true }
  }
