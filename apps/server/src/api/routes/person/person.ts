import { toRoubles, PHONE_MESSAGE } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../../services/known-user.ts'
import { presentPerson } from '../../../services/accounts/present-person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfUser } from '../../../services/payments/balance.ts'
import { callerOf } from '../../../services/call.ts'
import { askForEmail } from '../../../services/accounts/ask-for-email.ts'
import { requireSession, holdSession } from '../../../services/accounts/own-session.ts'
import { hashPassword, isPassword } from '../../../services/accounts/passwords.ts'
import { endSignIns, needsPassword, openSession } from '../../../services/accounts/sessions.ts'
import { InputError } from '../../../platform/refusals.ts'
import { sendPhoneCode, verifyPhoneCode } from '../../../services/accounts/phone-codes.ts'

export const getPerson =
  (context: AppContext): Handlers['person']['getPerson'] =>
  async ({ params }) => {
    const { settings, tariffs } = context.queries
    const user = await requireUser(context, params.id)
    const { own, bonus } = await balanceOfUser(context, user.id)
    return {
      ...presentPerson(user),
      created_at: user.created_at.toISOString(),
      account: { person_id: user.id, balance: toRoubles(own + bonus), bonus: toRoubles(bonus) },
      tariff: presentPersonTariff(await tariffs.findCurrentTariff(user.id, context.clock.now())),
      settings: await settings.listSettings(user.id),
    }
  }

export const updatePerson =
  (context: AppContext): Handlers['person']['updatePerson'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    if (body.email !== undefined) await askForEmail(context, call, body.email)
    const phone = body.phone === undefined ? user.phone : body.phone
    const values = { name: body.name, phone }
    return presentPerson(await context.queries.users.updateUser(user.id, values, context.clock.now()))
  }

/** In a session that a mailed password opened, and where none was ever set, no old one is asked for (SEC-03). */
export const updatePassword =
  (context: AppContext): Handlers['person']['updatePassword'] =>
  async ({ body }, call) => {
    const { user, byMailedPassword } = callerOf(call)
    requireSession(call)
    await context.rateLimits.consume('login-device', user.id)
    const isKnown =
      needsPassword(user, byMailedPassword) || (await isPassword(user.password_hash, body.old_password))
    if (!isKnown) throw appError('auth/password-wrong')
    const password_hash = await hashPassword(body.new_password)
    return context.database.transaction(async () => {
      await holdSession(context, call)
      await context.queries.users.updatePasswordHash(user.id, password_hash, context.clock.now())
      await endSignIns(context, user.id)
      const { token } = await openSession(context, { ...user, password_hash }, call)
      return { updated: true as const, token }
    })
  }

export const sendVerificationCode =
  (context: AppContext): Handlers['person']['sendVerificationCode'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const phone = query.phone ?? user.phone
    if (!phone) throw new InputError('query.phone', PHONE_MESSAGE)
    await sendPhoneCode(context, user.id, phone, call.site)
    return { sent: true }
  }

export const verifyPhone =
  (context: AppContext): Handlers['person']['verifyPhone'] =>
  async ({ body }, call) => {
    await verifyPhoneCode(context, callerOf(call).user.id, body.code)
    return { verified: true }
  }
