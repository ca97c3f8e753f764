import { appError } from '@proverka/domain/errors'
import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../platform/sealed-secret.ts'
import type { AppContext } from '../context.ts'
import { requireStaffKey } from '../staff-key.ts'

const ISSUER = 'Проверка'
const STEP_MS = 30_000
/** Steps that a phone's clock may be off. */
const WINDOW = 1
/** As RFC 4226 advises: the output of the hash function. */
const SECRET_BYTES = 20

/** A secret that an app is set up with; it counts from its first right code on. Throws 'staff/app-exists'. */
export async function startApp(context: AppContext, user: { readonly id: string; readonly email: string }) {
  const key = await requireStaffKey(context)
  const secret = new Secret({ size: SECRET_BYTES })
  const saved = await context.queries.secondFactors.saveApp(
    user.id,
    seal(key, user.id, secret.base32),
    context.clock.now(),
  )
  if (!saved) throw appError('staff/app-exists')
  return { secret: secret.base32, uri: new TOTP({ issuer: ISSUER, label: user.email, secret }).toString() }
}

/**
 * Whether a code of the app is right, and uses it up: it and all before it are refused from now on. An app that is not
 * confirmed opens nothing but its confirmation.
 */
export async function useAppCode(
  context: AppContext,
  userId: string,
  code: string,
  isConfirmation = false,
): Promise<boolean> {
  const { secondFactors } = context.queries
  const app = await secondFactors.findApp(userId)
  if (!app || (app.confirmed_at === null) !== isConfirmation) return false
  const secret = unseal(await requireStaffKey(context), userId, app.secret)
  if (secret === undefined) {
    // Sealed under another STAFF_KEY: only a new set-up helps, see docs/operation/staff.md.
    context.log.warn({ userId }, 'the secret of an authenticator app does not open')
    return false
  }
  const now = context.clock.now().getTime()
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  })
  if (delta === null) return false
  return secondFactors.takeStep(userId, Math.floor(now / STEP_MS) + delta)
}
