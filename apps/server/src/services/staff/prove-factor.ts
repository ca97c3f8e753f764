import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import { logChange } from '../log-change.ts'
import { useAppCode } from './authenticator-app.ts'
import { firstRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'

const APP_CODE = /^\d{6}$/

interface Prover {
  readonly userId: string
  readonly sessionId: string
}

/** The second step by a code: six digits of the app, or a recovery code. Throws 'staff/code-wrong', 'rate/limit'. */
export async function proveByCode(context: AppContext, call: Call, by: Prover, text: string): Promise<void> {
  const code = text.replaceAll(/\s/g, '')
  await countTry(context, by.userId, async () => {
    const isApp = APP_CODE.test(code)
    const isRight = isApp
      ? await useAppCode(context, by.userId, code)
      : await useRecoveryCode(context, by.userId, code)
    if (!isRight) throw appError('staff/code-wrong')
    await context.queries.sessions.setFactorProven(by.sessionId, context.clock.now())
    if (!isApp) await logFactor(context, call, 'recovery-code-used')
  })
}

/** The first code of an app: from now on it counts. Answers the recovery codes that come with the first factor. */
export function confirmApp(context: AppContext, call: Call, by: Prover, code: string) {
  return countTry(context, by.userId, () =>
    context.database.transaction(async () => {
      const { secondFactors, sessions } = context.queries
      if (!(await useAppCode(context, by.userId, code, true))) throw appError('staff/code-wrong')
      const now = context.clock.now()
      await secondFactors.confirmApp(by.userId, now)
      await sessions.setFactorProven(by.sessionId, now)
      await logFactor(context, call, 'factor-add', { factor: 'app' })
      return firstRecoveryCodes(context, by.userId)
    }),
  )
}

/** Counts a try before it is looked at, so that guesses at once are counted, too; a right one is not counted. */
export async function countTry<Value>(
  { rateLimits }: AppContext,
  userId: string,
  attempt: () => Promise<Value>,
): Promise<Value> {
  await rateLimits.consume('staff-factor', userId)
  const value = await attempt()
  await rateLimits.refund('staff-factor', userId)
  return value
}

/** Logs what happened to the caller's own factors. */
export function logFactor(
  context: AppContext,
  call: Call,
  deed: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const { id } = callerOf(call).user
  return logChange(context, call, { action: `staff.${deed}`, subject: `person:${id}`, userId: id, details })
}
