import type { AppContext } from '../../../services/context.ts'
import { saveConsents } from '../../../services/accounts/consents.ts'
import { DEMO_ACCOUNTS } from '../demo-accounts.ts'
import { seedOnce } from '../seed-once.ts'
import { callOf } from './demo-buyer.ts'
import { liveAsClient } from './demo-client.ts'
import { liveAsGuests } from './demo-guests.ts'
import { createPast } from './past.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const SEED_NAME = 'demo-life-1'
/** Since when the demo accounts exist. */
const ACCOUNT_DAYS = 76

/**
 * Gives the demo accounts a past, once and whole: orders, money and a deal made by the services of the product, at a clock
 * that was set back. An account that has orders already keeps its own life.
 */
export async function seedDemoLife(context: AppContext): Promise<void> {
  const { clock, config, database, queries } = context
  if (config.production || !context.testProvider) return
  await seedOnce(database, clock, SEED_NAME, async () => {
    const now = clock.now().getTime()
    // Spreads the events over the day.
    const daysAgo = (days: number) =>
      new Date(now - days * DAY_MS - (((days * 7) % 9) - 4) * HOUR_MS - ((days * 13) % 60) * MINUTE_MS)
    const [client, partner] = await Promise.all(
      [DEMO_ACCOUNTS[0], DEMO_ACCOUNTS[1]].map(({ email }) => queries.users.findUserByEmail(email)),
    )
    if (!client || !partner || (await queries.orders.listOrderIds(client.id)).length > 0) return
    await database.current
      .updateTable('persons')
      .set({ created_at: daysAgo(ACCOUNT_DAYS), proven_at: daysAgo(ACCOUNT_DAYS) })
      .where('id', 'in', [client.id, partner.id])
      .execute()
    const past = createPast(context)
    past.goTo(daysAgo(ACCOUNT_DAYS))
    for (const user of [client, partner]) {
      const given = {
        email: user.email,
        kinds: ['offer', 'personal-data'] as const,
        page: '/registration/',
      }
      await saveConsents(past.context, { ...given, userId: user.id }, callOf(past.context, 'realty', user))
    }
    await queries.settings.insertSetting(
      client.id,
      { key: 'add_logo_permission', value: 'active', enabled: true },
      past.context.clock.now(),
    )
    await liveAsClient(past, client, daysAgo)
    await liveAsGuests(past, { client, partner }, daysAgo)
  })
}
