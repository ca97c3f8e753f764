import type { partnerMoneySchema, payoutRegistrySchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { PartnerMoney, PartnerMoneyRow } from '../../platform/db/queries/partners/partner-money.ts'
import type {
  ListedRegistry,
  RegistryWithdrawal,
} from '../../platform/db/queries/payments/payout-registries.ts'
import type { AppContext } from '../../services/context.ts'
import { presentAdminWithdrawal } from './money.ts'
import { presentPendingAct } from './pending-act.ts'

type Registry = InferInput<typeof payoutRegistrySchema>

/** Registries with what is in them. */
export async function presentRegistries(
  context: AppContext,
  registries: readonly ListedRegistry[],
): Promise<Registry[]> {
  const { payoutRegistries, pendingActs } = context.queries
  const rows = await payoutRegistries.listWithdrawals(registries.map(({ id }) => id))
  const acts = await pendingActs.listOfWithdrawals(rows.map(({ id }) => id))
  const actOf = new Map(acts.map((act) => [act.withdrawal_id, presentPendingAct(act)]))
  return Promise.all(
    registries.map(async (registry) => {
      const own = rows.filter(({ registry_id }) => registry_id === registry.id)
      return {
        registry_id: registry.id,
        number: registry.number,
        state: stateOf(registry, own),
        made_by: registry.made_by,
        maker: registry.maker,
        made_at: registry.made_at.toISOString(),
        signed_by: registry.signed_by,
        signer: registry.signer,
        signed_at: registry.signed_at?.toISOString() ?? null,
        taken_at: registry.taken_at?.toISOString() ?? null,
        total: sumOf(own),
        paid: sumOf(own.filter(({ status }) => status === 'paid')),
        rows: await Promise.all(
          own.map(async (row) => ({
            ...(await presentAdminWithdrawal(context, row)),
            pending: actOf.get(row.id) ?? null,
          })),
        ),
      }
    }),
  )
}

function stateOf(registry: ListedRegistry, rows: readonly RegistryWithdrawal[]): Registry['state'] {
  if (rows.length === 0) return 'cancelled'
  if (registry.taken_at) return rows.some(({ status }) => status === 'requested') ? 'bank' : 'closed'
  return registry.needs_second && !registry.signed_at ? 'unsigned' : 'signed'
}

const sumOf = (rows: readonly RegistryWithdrawal[]): number =>
  toRoubles(rows.reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0))

export const presentPartnerSums = ({ available, waiting, held, paid }: PartnerMoney) => ({
  available: toRoubles(available),
  waiting: toRoubles(waiting),
  held: toRoubles(held),
  paid: toRoubles(paid),
})

export const presentPartnerMoney = (row: PartnerMoneyRow): InferInput<typeof partnerMoneySchema> => ({
  person_id: row.id,
  name: row.name,
  email: row.email,
  since: row.created_at.toISOString(),
  invited: row.invited,
  orders: row.orders,
  sum: toRoubles(row.kopecks),
  ...presentPartnerSums(row),
})
