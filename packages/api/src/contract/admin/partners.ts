import { amountInputSchema, priceInputSchema, REQUIRED_MESSAGE } from '@proverka/domain'
import { partnerTariffSchema, personTariffSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { adminWithdrawalSchema } from '../partner.ts'
import { flagQuerySchema, idSchema, instantSchema, pageQuery, roublesSchema } from '../shared.ts'
import { removedReply, tariffIdSchema } from './fields.ts'
import { pendingActSchema } from './pending.ts'

/** What a partner has earned by referred users and not withdrawn. */
const sumSchema = v.object({ partner_id: v.string(), sum: roublesSchema })

/** Money of partners in its states. */
const moneyEntries = {
  /** Earned, and can be asked for and paid. */
  available: roublesSchema,
  /** Earned, and can still go: invited people may take back the top-ups that earned it. */
  waiting: roublesSchema,
  /** Asked for, without a decision. */
  held: roublesSchema,
  /** Paid out up to now. */
  paid: roublesSchema,
}

/** A partner, by what his link brought and what he has earned. */
export const partnerMoneySchema = v.object({
  person_id: v.string(),
  /** Masked for the staff. */
  name: v.string(),
  email: v.string(),
  since: instantSchema,
  /** People who registered by the link. */
  invited: v.number(),
  /** Paid orders of the link, and their sum without returns. */
  orders: v.number(),
  sum: roublesSchema,
  ...moneyEntries,
})

const paidOutSchema = v.object({ ...sumSchema.entries, pending: v.nullable(pendingActSchema) })

/** A request after its decision; null: it is carried out already. */
export const decidedWithdrawalSchema = v.object({
  ...adminWithdrawalSchema.entries,
  pending: v.nullable(pendingActSchema),
})

export const adminPartners = {
  getPartnerAccountSum: endpoint({
    id: 'CALL-073',
    method: 'GET',
    path: '/admin/partner_account_sum',
    access: 'staff:partners.read',
    query: v.object({ partner_id: idSchema }),
    reply: sumSchema,
    errors: ['person/not-found'],
  }),
  withdrawPartnerMoney: endpoint({
    id: 'CALL-074',
    method: 'POST',
    path: '/admin/partner/withdraw_money',
    access: 'staff:partners.pay',
    body: v.object({ partner_id: idSchema, amount: amountInputSchema }),
    reply: paidOutSchema,
    errors: ['person/not-found', 'partner/not-enough-money', 'withdrawal/advance-open', 'pending/exists'],
    idempotent: true,
  }),
  /** Partners with their money, what is asked for first; sums of all of them. */
  listPartners: endpoint({
    id: 'OWN-admin-partners',
    method: 'GET',
    path: '/admin/partners',
    access: 'staff:partners.read',
    query: v.object({ ...pageQuery }),
    reply: v.object({
      partners: v.array(partnerMoneySchema),
      count: v.number(),
      totals: v.object({ ...moneyEntries, asking: v.number() }),
    }),
  }),
  /** What waits for a decision first, then the latest; with `open` only what waits and is in no registry, the oldest first. */
  listAllWithdrawals: endpoint({
    id: 'OWN-admin-withdrawals',
    method: 'GET',
    path: '/admin/partner/withdrawals',
    access: 'staff:partners.read',
    query: v.object({ open: flagQuerySchema, ...pageQuery }),
    reply: v.array(adminWithdrawalSchema),
  }),
  /** A payment waits until it can no longer be undone, and for a second signature. `paid` is said when the bank has paid; `refused` gives the money back to the partner and says why. */
  decideWithdrawal: endpoint({
    id: 'OWN-decide-withdrawal',
    method: 'POST',
    path: '/admin/partner/withdrawal',
    access: 'staff:partners.pay',
    body: v.variant('decision', [
      v.object({ withdrawal_id: idSchema, decision: v.literal('paid') }),
      v.object({
        withdrawal_id: idSchema,
        decision: v.literal('refused'),
        reason: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(300)),
      }),
    ]),
    reply: decidedWithdrawalSchema,
    errors: [
      'withdrawal/not-found',
      'withdrawal/decided',
      'withdrawal/advance-open',
      'withdrawal/in-registry',
      'pending/exists',
    ],
    idempotent: true,
  }),
  listPersonTariffs: endpoint({
    id: 'CALL-082',
    method: 'GET',
    path: '/admin/person_tariffs',
    access: 'staff:clients.read',
    query: v.object({ person_id: idSchema }),
    reply: v.array(personTariffSchema),
    errors: ['person/not-found'],
  }),
  addPartnerTariff: endpoint({
    id: 'CALL-084',
    method: 'POST',
    path: '/admin/partner/tariff/add',
    access: 'staff:partners.write',
    body: v.object({
      partnerID: idSchema,
      tariff_simple_id: tariffIdSchema,
      price: priceInputSchema,
    }),
    reply: partnerTariffSchema,
    errors: ['person/not-found', 'tariff/not-found', 'partner-tariff/taken'],
  }),
  updatePartnerTariff: endpoint({
    id: 'CALL-085',
    method: 'PUT',
    path: '/admin/partner/tariff/update',
    access: 'staff:partners.write',
    body: v.object({ partner_tariff_id: idSchema, price: priceInputSchema }),
    reply: partnerTariffSchema,
    errors: ['partner-tariff/not-found'],
  }),
  removePartnerTariff: endpoint({
    id: 'CALL-086',
    method: 'DELETE',
    path: '/admin/partner/tariff/remove',
    access: 'staff:partners.write',
    query: v.object({ partner_tariff_id: idSchema }),
    reply: removedReply,
    errors: ['partner-tariff/not-found'],
  }),
  listPartnerTariffs: endpoint({
    id: 'CALL-087',
    method: 'GET',
    path: '/admin/partner/tariff/list_by_partner_id',
    access: 'staff:partners.read',
    query: v.object({ partnerID: idSchema }),
    reply: v.array(partnerTariffSchema),
  }),
}
