import { randomUUID } from 'node:crypto'
import { normalisePhone, PHONE_MESSAGE } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import type { Call } from '../../http/call.ts'
import { InputError } from '../../http/error-reply.ts'
import type { Handlers } from '../../http/handlers.ts'
import { welcomeLetter } from '../../mail/letters.ts'
import { answerOrder } from '../../services/answer-order.ts'
import { countCoupons } from '../../services/coupon-tries.ts'
import { requireConsents } from '../../services/consents.ts'
import { once } from '../../services/once.ts'
import { hashPassword, makeMailedPassword } from '../../services/passwords.ts'
import { placeOrder } from '../../services/place-order.ts'
import { postLetter } from '../../services/post-letter.ts'
import { openSession } from '../../services/sessions.ts'

/**
 * A guest's order. A new address gets an account and is signed in; a known one gets the order into its account but no
 * token, for an address proves nothing (AMB-36).
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
    const passwordHash = await hashPassword(password)
    const placed = await once(context, 'regorder', call.idempotencyKey, body, async () => {
      const persons = context.queries.persons
      const isNew = await persons.insertPerson({
        id: randomUUID(),
        email: body.email,
        name: '',
        phone,
        person_role: Role.Client,
        password_hash: passwordHash,
        created_at: context.clock.now(),
        partner_id: body.partner_id || null,
      })
      const person = isNew ?? (await persons.findPersonByEmail(body.email))
      if (!person) throw new Error('the account is gone between two statements')
      // What is bought into a closed account could never be read.
      if (person.removed_at) throw appError('person/removed')
      if (isNew)
        await postLetter(
          context,
          `welcome:${person.id}`,
          welcomeLetter(context, call.site.key, person, password),
        )
      const order = await placeOrder(context, person, { ...body, use_account_balance: false }, call)
      return { orderId: order.id, personId: person.id, isNew: Boolean(isNew) }
    })
    return {
      data: { order: await answerOrder(context, placed.orderId), person: { email: body.email } },
      ...(placed.isNew && { jwt: await signIn(placed.personId, call) }),
    }

    async function signIn(personId: string, from: Call) {
      const person = await context.queries.persons.findPerson(personId)
      if (!person) throw new Error('no such person')
      return openSession(context, person, from)
    }
  }
