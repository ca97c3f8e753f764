import { toRoubles } from '@proverka/domain'
import { hasAiReport } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import type { UserRow } from '../../db/queries/users.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPerson } from '../../presenters/person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfUser } from '../../services/payments/balance.ts'
import { needsPassword } from '../../services/accounts/sessions.ts'
import { signInByLink } from '../../services/accounts/sign-in-links.ts'
import { findCurrentTariff } from '../../services/payments/tariffs.ts'

/**
 * Says who a token belongs to; a single-use token of a link is traded for one of a session, or told why it is not
 * (SEC-01, TRUE-11).
 */
export const checkToken =
  (context: AppContext): Handlers['auth']['checkToken'] =>
  async (_, call) => {
    if (call.caller) {
      const { user, byMailedPassword } = call.caller
      return {
        ...(await account(user)),
        valid: true,
        needs_password: needsPassword(user, byMailedPassword),
      }
    }
    const answer = await signInByLink(context, call.bearer, call)
    if (answer?.kind !== 'signed-in') {
      const link = answer && { link: answer.refusal }
      return { valid: false, account: null, person: null, tariff: null, ...link }
    }
    const { user, session } = answer
    return {
      ...(await account(user)),
      valid: true,
      token: session.token,
      ...(session.needs_password !== undefined && { needs_password: session.needs_password }),
    }

    async function account(owner: UserRow) {
      const { own, bonus } = await balanceOfUser(context, owner.id)
      const balance = toRoubles(own + bonus)
      const { tariff_simple_id } = presentPersonTariff(await findCurrentTariff(context, owner.id))
      const settings = await context.queries.settings.listSettings(owner.id)
      return {
        account: { balance, sum_of_transactions: balance, person_id: owner.id },
        person: presentPerson(owner),
        tariff: { tariff_simple_id },
        has_ai_report: hasAiReport(settings),
      }
    }
  }
