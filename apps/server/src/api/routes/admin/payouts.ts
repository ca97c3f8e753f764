import { appError } from '@proverka/domain/errors'
import { moscowDate } from '@proverka/domain/timing'
import { personalDataOf } from '../../../platform/audit/personal-part.ts'
import type { AppContext } from '../../../services/context.ts'
import {
  cancelRegistry,
  makeRegistry,
  markRegistryPaid,
  rowsForBank,
  signRegistry,
  takeRegistry,
} from '../../../services/staff/payout-registries.ts'
import { registryFile } from '../../../services/payments/registry-file.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  presentPartnerMoney,
  presentPartnerSums,
  presentRegistries,
} from '../../presenters/payout-registry.ts'

type Area = Pick<
  Handlers['admin'],
  | 'listPartners'
  | 'listRegistries'
  | 'makeRegistry'
  | 'signRegistry'
  | 'cancelRegistry'
  | 'takeRegistry'
  | 'downloadRegistry'
  | 'markRegistryPaid'
>

/** Partners, and their payouts by files for the bank. */
export const payoutRoutes = (context: AppContext): Area => ({
  async listPartners({ query: { limit, offset } }) {
    const { partnerMoney } = context.queries
    const { count, asking, ...sums } = await partnerMoney.sumPartners()
    return {
      partners: (await partnerMoney.listPartners(limit, offset)).map(presentPartnerMoney),
      count,
      totals: { ...presentPartnerSums(sums), asking },
    }
  },

  async listRegistries({ query: { limit, offset } }) {
    const { payoutRegistries } = context.queries
    const rows = await payoutRegistries.listRegistries(limit, offset)
    return {
      registries: await presentRegistries(context, rows),
      count: await payoutRegistries.countRegistries(),
    }
  },

  makeRegistry: ({ body }, call) =>
    withIdempotency(context, call, body, async () =>
      presentRegistry(context, await makeRegistry(context, call, body.withdrawals)),
    ),

  signRegistry: ({ params }, call) =>
    withIdempotency(context, call, params, async () => {
      await signRegistry(context, call, params.id)
      return presentRegistry(context, params.id)
    }),

  cancelRegistry: ({ params, body }, call) =>
    withIdempotency(context, call, { ...params, ...body }, async () => {
      await cancelRegistry(context, call, params.id, body.withdrawals)
      return presentRegistry(context, params.id)
    }),

  takeRegistry: ({ params }, call) =>
    withIdempotency(context, call, params, async () => {
      await takeRegistry(context, call, params.id)
      return presentRegistry(context, params.id)
    }),

  async downloadRegistry({ params }) {
    const { registry, rows } = await rowsForBank(context, params.id)
    return {
      bytes: registryFile(rows),
      type: 'text/csv; charset=utf-8',
      name: `Реестр ${registry.number} от ${moscowDate(registry.made_at.getTime())}.csv`,
      about: rows.map(({ payer }) => personalDataOf('payer', payer.payer_id ?? '', 'name,inn,account')),
    }
  },

  markRegistryPaid: ({ params, body }, call) =>
    withIdempotency(context, call, { ...params, ...body }, async () => {
      const document = { number: body.document_number, day: body.document_day }
      await markRegistryPaid(context, call, params.id, body.withdrawals, document)
      return presentRegistry(context, params.id)
    }),
})

async function presentRegistry(context: AppContext, id: string) {
  const row = await context.queries.payoutRegistries.findRegistry(id)
  const [registry] = row ? await presentRegistries(context, [row]) : []
  if (!registry) throw appError('registry/not-found')
  return registry
}
