import { randomUUID } from 'node:crypto'
import type { Session } from '@proverka/api/contract'
import { normalisePhone, PHONE_MESSAGE } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { InputError } from '../../http/error-reply.ts'
import type { Handlers } from '../../http/handlers.ts'
import { welcomeLetter } from '../../mail/letters/sign-in-letters.ts'
import { answerOrder } from '../../services/answer-order.ts'
import { countCoupons } from '../../services/coupon-tries.ts'
import { requireConsents } from '../../services/consents.ts'
import { once } from '../../services/once.ts'
import { saveMailedPassword } from '../../services/mailed-passwords.ts'
import { makeMailedPassword } from '../../services/passwords.ts'
import { placeOrder } from '../../services/place-order.ts'
import { postLetter } from '../../services/post-letter.ts'
import { openSession } from '../../services/sessions.ts'
import { sha256 } from '../../sha256.ts'

/** How long a repeat of the order may still sign in: the answer to the first was lost, nothing else. */
const SIGN_IN_AGAIN_MS = 600_000

/** What a key remembers. `signIn` is there when the order made the account: it says which browser may enter, till when. */
interface Placed {
  readonly orderId: string
  readonly personId: string
  readonly signIn: { readonly bindingHash: string | null; readonly until: number } | null
}

/**
 * A guest's order. A new address gets an account and is signed in; a known one gets the order into its account but no
 * token, for an address proves nothing (AMB-36). A repeat under the same key is signed in again for minutes only, and
 * only in the browser that sent the first: key and body are no password.
 */
export const createRegistrationOrder =
  (context: AppContext): Handlers['orders']['createRegistrationOrder'] =>
  async ({ body }, call) => {
    await context.rateLimits.spend('order', call.ip)
    await countCoupons(context, body.order_items, call)
    const phone = normalisePhone(body.phone)
    if (!phone) throw new InputError('body.phone', PHONE_MESSAGE)
    await requireConsents(context, body.email, call.consentId)
    const password = makeMailedPassword()
    const bindingHash = call.binding === undefined ? null : sha256(call.binding)
    let isRepeat = true
    const placed = await once<Placed>(context, call, body, async () => {
      isRepeat = false
      const persons = context.queries.persons
      const now = context.clock.now()
      const isNew = await persons.insertPerson({
        id: randomUUID(),
        email: body.email,
        name: '',
        phone,
        person_role: Role.Client,
        password_hash: null,
        created_at: now,
        partner_id: body.partner_id || null,
      })
      const person = isNew ?? (await persons.findPersonByEmail(body.email))
      if (!person) throw new Error('the account is gone between two statements')
      // What is bought into a closed account could never be read.
      if (person.removed_at) throw appError('person/removed')
      if (isNew) {
        await saveMailedPassword(context, person.id, password)
        await postLetter(
          context,
          `welcome:${person.id}`,
          welcomeLetter(context, call.site.key, person, password),
        )
      }
      const order = await placeOrder(context, person, { ...body, use_account_balance: false }, call)
      return {
        orderId: order.id,
        personId: person.id,
        signIn: isNew ? { bindingHash, until: now.getTime() + SIGN_IN_AGAIN_MS } : null,
      }
    })
    const jwt = await signIn(placed)
    return {
      data: { order: await answerOrder(context, placed.orderId), person: { email: body.email } },
      ...(jwt && { jwt }),
    }

    async function signIn({ personId, signIn: right }: Placed): Promise<Session | undefined> {
      if (!right || (isRepeat && !mayRepeat(right))) return undefined
      const person = await context.queries.persons.findPerson(personId)
      return person && !person.removed_at ? openSession(context, person, call) : undefined
    }

    function mayRepeat({ bindingHash: first, until }: NonNullable<Placed['signIn']>): boolean {
      return first !== null && first === bindingHash && context.clock.now().getTime() < until
    }
  }
