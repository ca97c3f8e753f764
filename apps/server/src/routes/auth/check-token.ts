import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPerson } from '../../presenters/person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfPerson } from '../../services/balance.ts'
import { signInByLink } from '../../services/sign-in-by-link.ts'
import { findCurrentTariff } from '../../services/tariffs.ts'

/** Says who a token belongs to; a single-use token of a link is traded for one of a session (SEC-01). */
export const checkToken =
  (context: AppContext): Handlers['auth']['checkToken'] =>
  async (_, call) => {
    if (call.caller) return { ...(await account(call.caller.person)), valid: true }
    const traded = await signInByLink(context, call.bearer, call)
    if (!traded) return { valid: false, account: null, person: null, tariff: null }
    return { ...(await account(traded.person)), valid: true, token: traded.session.token }

    async function account(person: PersonRow) {
      const { own, bonus } = await balanceOfPerson(context, person.id)
      const balance = toRoubles(own + bonus)
      const { tariff_simple_id } = presentPersonTariff(await findCurrentTariff(context, person.id))
      return {
        account: { balance, sum_of_transactions: balance, person_id: person.id },
        person: presentPerson(person),
        tariff: { tariff_simple_id },
      }
    }
  }
