import { randomUUID } from 'node:crypto'
import { Role } from '@proverka/domain/accounts'
import { REFERRAL_THRESHOLD } from '@proverka/domain/orders'
import type { UserRow } from '../../../platform/db/queries/accounts/users.ts'
import { createDemoBuyer } from './demo-buyer.ts'
import type { Past } from './past.ts'

/** People who came by a referral link; no one signs in to their accounts. */
const GUESTS = [
  { name: 'Тимофей Ясенев', days: 27, flat: '00:14:0203002:449', roubles: 0 },
  { name: 'Агата Липина', days: 20, flat: '00:14:0203003:361', roubles: REFERRAL_THRESHOLD },
  { name: 'Захар Осокин', days: 12, flat: '00:14:0203004:321', roubles: 0 },
  { name: 'Ульяна Вязова', days: 5, flat: '00:14:0203001:365', roubles: 0 },
] as const

/** A friend whom the demo client invited. */
const FRIEND = { name: 'Зоя Калинина', days: 30, roubles: REFERRAL_THRESHOLD }

/** Whom the partner and the client of the demo world brought, what these bought, and the bonus for it. */
export async function liveAsGuests(
  past: Past,
  { client, partner }: { client: UserRow; partner: UserRow },
  daysAgo: (days: number) => Date,
): Promise<void> {
  const { goTo, work } = past
  for (const [index, { name, days, flat, roubles }] of GUESTS.entries()) {
    goTo(daysAgo(days))
    const guest = await comeBy(past, partner.id, name, `demo-guest-${index + 1}@example.com`)
    if (!guest) continue
    if (roubles > 0) await guest.topUp('realty', roubles)
    const order = await guest.order('realty', [{ product: 'EgrnObject', key: flat }])
    await guest.pay(order)
    await work()
  }
  goTo(daysAgo(FRIEND.days))
  const friend = await comeBy(past, client.id, FRIEND.name, 'demo-friend@example.com')
  await friend?.topUp('realty', FRIEND.roubles)
  await work()
}

async function comeBy({ context }: Past, partnerId: string, name: string, email: string) {
  const user = await context.queries.users.insertUser({
    id: randomUUID(),
    email,
    name,
    phone: null,
    person_role: Role.Client,
    password_hash: null,
    partner_id: partnerId,
    created_at: context.clock.now(),
    proven_at: context.clock.now(),
  })
  // A real user has registered with this address meanwhile: that account is not touched.
  return user && createDemoBuyer(context, user)
}
