import { randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { FLAT } from '@proverka/test-support/guest-order'
import type { WatchLinkPurpose } from '../../src/platform/db/schema/watch-schema.ts'
import { makeWatchLink } from '../../src/services/watches/watch-links.ts'
import { idOf } from '../setup/registration.ts'
import type { Visitor } from '../setup/test-server.ts'
import { ADMIN, OPEN, SIGNED_IN, type Rows } from './row.ts'
import type { World } from './world.ts'

/** Another client's watch is not found, even for an admin. */
const OWN_ALONE = [401, 404, 200, 404, 404] as const

interface Wanted {
  readonly kind?: 'object' | 'person'
  readonly status?: 'asking' | 'active' | 'paused'
}

/** Watches belong to their client; what letters lead to is open to whoever has the link. */
export function watchRows({ callers: { owner, admin }, server }: World): Rows {
  /** A watch of the owner, and the tokens of its letters. */
  async function ownWatch({ kind = 'object', status = 'active' }: Wanted = {}) {
    const id = randomUUID()
    const subject =
      kind === 'object'
        ? { kind, number: FLAT, address: 'Кленовая, 14' }
        : { kind, lastName: 'Ильин', firstName: 'Савва', birthDate: '1987-03-14', region: 'Москва' }
    await server.sql(
      `insert into watches (id, person_id, site, kind, subject_key, subject, period, status, pause, months, price_kopecks,
          bonus_kopecks, created_at, started_at, paid_ms, ends_at, paused_at, due_at)
        values ($1, $2, 'realty', $3, $4, $5, 'week', $6, case when $6 = 'paused' then 'buyer' end, 1, 0, 0, now(), now(), 1,
          now() + interval '20 days', case when $6 = 'paused' then now() end, now() + interval '5 days')`,
      [id, await idOf(owner), kind, `test:${id}`, JSON.stringify(subject), status],
    )
    if (kind === 'person')
      await server.sql(
        `insert into watch_grounds (watch_id, kind, purpose, person_email, confirmed_at)
          values ($1, 'consent', 'аренда', 'savva@example.com', now())`,
        [id],
      )
    const link = (purpose: WatchLinkPurpose) => makeWatchLink(server.context, id, purpose)
    return { id, stop: await link('stop'), agree: await link('consent') }
  }
  const own = (wanted?: Wanted) => async () => ({ params: { id: (await ownWatch(wanted)).id } })
  const withMoney = async (visitor: Visitor) => {
    const { queries, database, clock } = server.context
    const userId = await idOf(visitor)
    if (userId === '') return
    await database.transaction(() =>
      queries.ledger.bookTransfer({
        uniqueKey: `test-bonus:${randomUUID()}`,
        description: 'Бонус',
        entries: [
          { account: 'promotion', amount: -100_000 },
          { account: 'bonus', userId, amount: 100_000 },
        ],
        at: clock.now(),
      }),
    )
  }
  return {
    'watches.getWatchOffer': { statuses: OPEN, input: () => ({}) },
    'watches.listWatches': { statuses: SIGNED_IN, input: () => ({}) },
    'watches.getWatch': { statuses: OWN_ALONE, input: own() },
    'watches.startWatch': {
      statuses: SIGNED_IN,
      input: async (_, visitor) => {
        await withMoney(visitor)
        // Each start is of a company of its own: the same one twice is refused.
        await server.sql(`update watches set status = 'ended', ended_at = now() where kind = 'company'`)
        return { body: { subject: { kind: 'company', inn: '7707083893' }, period: 'week', months: 1 } }
      },
    },
    'watches.pauseWatch': { statuses: OWN_ALONE, input: own() },
    'watches.resumeWatch': { statuses: OWN_ALONE, input: own({ status: 'paused' }) },
    'watches.stopWatch': { statuses: OWN_ALONE, input: own() },
    'watches.prolongWatch': {
      statuses: OWN_ALONE,
      input: async (_, visitor) => {
        await withMoney(visitor)
        return { ...(await own()()), body: { months: 1 } }
      },
    },
    'watches.confirmWatchGround': { statuses: OWN_ALONE, input: own({ kind: 'person' }) },
    'watches.remindOfConsent': { statuses: OWN_ALONE, input: own({ kind: 'person', status: 'asking' }) },
    'watches.stopByLink': {
      statuses: OPEN,
      input: async () => ({ body: { token: (await ownWatch()).stop } }),
    },
    'watches.openConsent': {
      statuses: OPEN,
      input: async () => ({ body: { token: (await ownWatch({ kind: 'person' })).agree } }),
    },
    'watches.answerConsent': {
      statuses: OPEN,
      input: async () => ({
        body: { token: (await ownWatch({ kind: 'person', status: 'asking' })).agree, answer: 'agree' },
      }),
    },
    'watches.getWebhook': { statuses: SIGNED_IN, input: () => ({}) },
    'watches.saveWebhook': {
      statuses: SIGNED_IN,
      input: () => ({ body: { url: 'https://hooks.example.com/in' } }),
    },
    'watches.removeWebhook': {
      statuses: [401, 404, 200, 404, 404],
      input: async (by, visitor) => {
        await server.sql('delete from webhooks')
        if (by === 'owner')
          await visitor.call(contract.watches.saveWebhook, { body: { url: 'https://hooks.example.com/in' } })
        return {}
      },
    },
    'admin.updateWatchPrice': {
      statuses: ADMIN,
      input: async () => {
        const { data } = await admin.call(contract.watches.getWatchOffer, {})
        const price = data.kinds[0]?.terms[0]?.price ?? 29
        return { body: { kind: 'object', months: 1, price } }
      },
    },
  }
}
