import type { contract } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { Permission } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { InferInput } from 'valibot'
import type { AppContext } from '../context.ts'
import { presentMaskedClient, presentNote } from './load-order-story.ts'

/** Without the acts that wait. */
type ClientPage = Omit<InferInput<typeof contract.admin.getClientPage.reply>, 'pending'>

/** Lines of each list that a page shows. */
const MOST = 50

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** What the staff sees of a client, personal data masked; orders only who may read them. Throws `person/not-found`. */
export async function loadClientPage(
  context: AppContext,
  permissions: ReadonlySet<Permission>,
  personId: string,
): Promise<ClientPage> {
  const { queries, clock } = context
  const { clientOrders, ledger, movements, orderNotes, sessions, tariffs } = queries
  const now = clock.now()
  const client = await queries.users.findUser(personId)
  if (!client) throw appError('person/not-found')
  const seesOrders = permissions.has('orders.read')
  const [orders, totals, notes, live, tariff] = await Promise.all([
    seesOrders ? clientOrders.listNewest(client.id, MOST) : [],
    clientOrders.sumOrders(client.id),
    seesOrders ? orderNotes.listOfClient(client.id, MOST) : [],
    sessions.listLiveSessions(client.id, now),
    findTariff(tariffs, client.id, now),
  ])
  const merged = await queries.accountMerges.listMerged(client.id)
  const [own, bonus, prepaid, moved] = await Promise.all([
    ledger.balanceOf('balance', client.id),
    ledger.balanceOf('bonus', client.id),
    ledger.balanceOf('prepaid', client.id),
    movements.listMovements(client.id, undefined, { limit: MOST, offset: 0 }),
  ])
  return {
    client: presentMaskedClient(client),
    person_role: client.person_role,
    created_at: client.created_at.toISOString(),
    email_proven_at: iso(client.proven_at),
    phone_verified_at: iso(client.phone_verified_at),
    removed_at: iso(client.removed_at),
    erased_at: iso(client.erased_at),
    is_holder: client.waiting_address !== null,
    merged_into: client.merged_into,
    merged: merged.map(({ id, removed_at }) => ({
      person_id: id,
      merged_at: (removed_at ?? now).toISOString(),
    })),
    partner_id: client.partner_id,
    campaign: client.campaign,
    source: client.source,
    sessions: live.length,
    tariff,
    balance: { own: toRoubles(own), bonus: toRoubles(bonus), prepaid: toRoubles(prepaid) },
    totals: { ...totals, net: toRoubles(totals.net) },
    orders: orders.map(
      ({ id, number, site, purpose, created_at, paid_at, total, returned, products, states }) => ({
        order_id: id,
        number,
        site,
        purpose,
        created_at: created_at.toISOString(),
        paid_at: iso(paid_at),
        total: toRoubles(Number(total)),
        returned: toRoubles(Number(returned)),
        products: [...(products ?? [])],
        states: { ...states },
      }),
    ),
    movements: moved.map((row) => ({
      movement_id: row.id,
      kind: row.kind,
      description: row.description,
      created_at: row.created_at.toISOString(),
      own: toRoubles(row.own),
      bonus: toRoubles(row.bonus),
      balance: toRoubles(row.balance),
    })),
    notes: notes.map(presentNote),
  }
}

async function findTariff(
  tariffs: AppContext['queries']['tariffs'],
  personId: string,
  now: Date,
): Promise<ClientPage['tariff']> {
  const current = await tariffs.findCurrentTariff(personId, now)
  const tariff = current && (await tariffs.findTariff(current.tariff_id))
  if (!current || !tariff) return null
  return {
    tariff_id: tariff.id,
    name: tariff.name,
    activated_at: current.activated_at.toISOString(),
    active_until: iso(current.active_until),
  }
}
