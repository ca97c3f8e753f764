import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPerson } from '../../presenters/person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfPerson } from '../../services/balance.ts'
import { openSession } from '../../services/sessions.ts'
import { findCurrentTariff } from '../../services/tariffs.ts'
import { sha256 } from '../../sha256.ts'

const LINK_TOKEN = /^link_[\w-]{43}$/

/** Says who a token belongs to; a single-use token of a link is traded for one of a session (SEC-01). */
export const checkToken =
  (context: AppContext): Handlers['auth']['checkToken'] =>
  async (_, call) => {
    if (call.caller) return { ...(await account(call.caller.person)), valid: true }
    const traded = await tradeLink(call)
    return traded ?? { valid: false, account: null, person: null, tariff: null }

    async function tradeLink(from: Call) {
      if (!from.bearer || !LINK_TOKEN.test(from.bearer)) return undefined
      const used = await context.queries.sessions.useSignInLink(
        sha256(from.bearer),
        from.site.brand,
        context.clock.now(),
      )
      const person = used && (await context.queries.persons.findPerson(used.person_id))
      if (!person || person.removed_at) return undefined
      const { token } = await openSession(context, person, from)
      return { ...(await account(person)), valid: true, token }
    }

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
