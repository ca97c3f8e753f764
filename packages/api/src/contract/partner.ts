import { amountInputSchema, isBik, isCalendarDate, BIK_MESSAGE } from '@proverka/domain'
import { payerSchema } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { flagQuerySchema, idSchema, instantSchema, pageQuery, roublesSchema } from './shared.ts'

const daySchema = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => isCalendarDate(text), 'Ожидалась дата вида 2027-01-31'),
  ),
)

/** Of links with one `utm_source`, or with none; without both all are counted. */
const sourceQuery = {
  source: v.optional(v.pipe(v.string(), v.maxLength(64))),
  unmarked: flagQuerySchema,
}

/** An order as its partner sees it: what it earned, not who ordered a report about whom. */
export const partnerOrderSchema = v.object({
  number: v.number(),
  date: v.string(),
  totalAmount: roublesSchema,
  Paid: v.boolean(),
  /** Names of the products. */
  products: v.array(v.string()),
  /** The advertising source and the campaign of the visit; null when its link named none. */
  source: v.nullable(v.string()),
  campaign: v.nullable(v.string()),
})

/** A user who registered by the caller's link, without identifying data. */
export const invitedSchema = v.object({
  /** «к···л@example.test» */
  email: v.string(),
  date: v.string(),
  /** The largest top-up, 0 before the first; the bonus is for one of it (REF-02). */
  largest_top_up: roublesSchema,
  top_up_date: v.nullable(v.string()),
  bonus: roublesSchema,
  state: v.picklist(['paid', 'taken-back', 'too-little', 'no-top-up', 'no-bonus']),
})

/** A request of a partner to be paid out. */
export const withdrawalSchema = v.object({
  withdrawal_id: idSchema,
  /** Number for people. */
  number: v.number(),
  amount: roublesSchema,
  status: v.picklist(['requested', 'paid', 'refused']),
  /** Why it was refused; empty otherwise. */
  reason: v.string(),
  /** Whom the money goes to: the payer and his name, as it was. */
  payer_id: v.string(),
  payer: v.string(),
  date: v.string(),
  decided: v.nullable(v.string()),
})

/** The same with the requisites, for who pays it out. */
export const adminWithdrawalSchema = v.object({
  ...withdrawalSchema.entries,
  partner_id: idSchema,
  /** What of the partner's bonus invited people can still take back with their top-ups; it is not paid out before. */
  hanging: roublesSchema,
  /** It can be paid: nothing that it was earned by can be taken back any more. */
  is_earned: v.boolean(),
  requisites: payerSchema,
  /** Twenty digits; null where the partner was not asked for it yet. */
  account: v.nullable(v.string()),
  /** Code of the bank of the account. */
  bik: v.nullable(v.string()),
  /** End of the three working days within which it is promised to be paid. */
  due_at: instantSchema,
  /** The registry for the bank in which it is; null: in none. */
  registry: v.nullable(v.object({ registry_id: idSchema, number: v.number() })),
  /** Number and day (YYYY-MM-DD) of the payment order by which the bank paid it. */
  document_number: v.nullable(v.string()),
  document_day: v.nullable(v.string()),
})

export const partner = {
  listPartnerOrders: endpoint({
    id: 'CALL-113',
    method: 'GET',
    path: '/partner/orders',
    access: 'partner',
    query: v.object({ ...pageQuery, ...sourceQuery }),
    reply: v.object({ orders: v.array(partnerOrderSchema), count: v.number() }),
  }),
  getPartnerStats: endpoint({
    id: 'CALL-114',
    method: 'GET',
    path: '/partner/stats',
    access: 'partner',
    query: v.object({ 'date-from': daySchema, 'date-to': daySchema }),
    reply: v.object({
      registrations: v.number(),
      orders: v.number(),
      /** Paid orders. */
      sum: roublesSchema,
      /** Referral bonus. */
      bonus: roublesSchema,
    }),
  }),
  /** Days without anything are left out; without ends the 30 days up to now. */
  listPartnerDays: endpoint({
    id: 'OWN-partner-days',
    method: 'GET',
    path: '/partner/days',
    access: 'partner',
    query: v.object({ 'date-from': daySchema, 'date-to': daySchema, ...sourceQuery }),
    reply: v.object({
      first: v.string(),
      last: v.string(),
      /** Those that brought something on these days, the most first; an empty one is that of links without it. */
      sources: v.array(v.string()),
      days: v.array(
        v.object({
          /** YYYY-MM-DD, by Moscow time. */
          day: v.string(),
          visits: v.number(),
          registrations: v.number(),
          /** Paid orders. */
          orders: v.number(),
          sum: roublesSchema,
        }),
      ),
    }),
    errors: ['period/invalid'],
  }),
  /** The same days, sources and orders as a spreadsheet. */
  downloadPartnerStats: endpoint({
    id: 'OWN-partner-file',
    method: 'GET',
    path: '/partner/xlsx',
    access: 'partner',
    query: v.object({ 'date-from': daySchema, 'date-to': daySchema, ...sourceQuery }),
    reply: 'blob',
    errors: ['period/invalid'],
  }),
  listInvited: endpoint({
    id: 'OWN-invited',
    method: 'GET',
    path: '/partner/invited',
    access: 'partner',
    query: v.object({ ...pageQuery }),
    reply: v.object({ invited: v.array(invitedSchema), count: v.number() }),
  }),
  listWithdrawals: endpoint({
    id: 'OWN-withdrawals',
    method: 'GET',
    path: '/partner/withdrawals',
    access: 'partner',
    query: v.object({ ...pageQuery }),
    reply: v.object({
      /** What can be asked for now. */
      available: roublesSchema,
      /** Of the bonus, what waits: invited people can still take back the top-ups that earned it. */
      hanging: roublesSchema,
      /** What waits for a decision. */
      held: roublesSchema,
      withdrawals: v.array(withdrawalSchema),
    }),
  }),
  requestWithdrawal: endpoint({
    id: 'OWN-request-withdrawal',
    method: 'POST',
    path: '/partner/withdrawal',
    access: 'partner',
    /** The account and the code of its bank go together; pages of before they were asked for send neither. */
    body: v.object({
      amount: amountInputSchema,
      payer_id: idSchema,
      account: v.optional(v.pipe(v.string(), v.regex(/^\d{20}$/, 'Счет — двадцать цифр'))),
      bik: v.optional(
        v.pipe(
          v.string(),
          v.check((text) => isBik(text), BIK_MESSAGE),
        ),
      ),
    }),
    reply: withdrawalSchema,
    errors: ['withdrawal/not-enough-money', 'withdrawal/account-invalid', 'payer/not-found', 'access/denied'],
    idempotent: true,
  }),
}
