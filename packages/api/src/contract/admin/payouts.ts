import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { adminWithdrawalSchema } from '../partner.ts'
import { idSchema, instantSchema, pageQuery, roublesSchema } from '../shared.ts'
import { daySchema, lineSchema } from './fields.ts'
import { pendingActSchema } from './pending.ts'

/** A request of a partner in a registry. */
export const registryRowSchema = v.object({
  ...adminWithdrawalSchema.entries,
  /** That the bank has paid it is written down, and can still be undone; null: it is not, or is final. */
  pending: v.nullable(pendingActSchema),
})

/** Payouts that go to the bank in one file, with two signatures. */
export const payoutRegistrySchema = v.object({
  registry_id: v.string(),
  /** Number for people. */
  number: v.number(),
  /** `bank`: the file was given out, and not all rows have their end. */
  state: v.picklist(['unsigned', 'signed', 'bank', 'closed', 'cancelled']),
  made_by: v.string(),
  /** Name of who made it, or his address where he gave none. */
  maker: v.string(),
  made_at: instantSchema,
  /** Null: not signed for the second time, or nobody else could sign it. */
  signed_by: v.nullable(v.string()),
  signer: v.nullable(v.string()),
  signed_at: v.nullable(instantSchema),
  /** When its file was given out first. */
  taken_at: v.nullable(instantSchema),
  /** Sum of its rows, and of those that were paid. */
  total: roublesSchema,
  paid: roublesSchema,
  /** The oldest request first; without those that were removed. */
  rows: v.array(registryRowSchema),
})

const params = v.object({ id: idSchema })

const withdrawalIds = v.pipe(
  v.array(idSchema),
  v.minLength(1, 'Выберите заявки'),
  v.maxLength(200, 'Не больше 200 заявок в реестре'),
)

const signedErrors = ['registry/not-found', 'registry/cancelled'] as const

/** Registries of payouts for the bank (CONSOLE-17). */
export const adminPayouts = {
  /** The latest first. */
  listRegistries: endpoint({
    id: 'OWN-payout-registries',
    method: 'GET',
    path: '/admin/partner/registries',
    access: 'staff:partners.read',
    query: v.object({ ...pageQuery }),
    reply: v.object({ registries: v.array(payoutRegistrySchema), count: v.number() }),
  }),
  /** The first signature. All of the requests go into it, or nothing does. */
  makeRegistry: endpoint({
    id: 'OWN-payout-registry-make',
    method: 'POST',
    path: '/admin/partner/registries',
    access: 'staff:partners.pay',
    body: v.object({ withdrawals: withdrawalIds }),
    reply: payoutRegistrySchema,
    errors: [
      'withdrawal/not-found',
      'withdrawal/decided',
      'withdrawal/in-registry',
      'withdrawal/no-account',
      'withdrawal/advance-open',
      'pending/exists',
    ],
    idempotent: true,
  }),
  /** The second signature: by another member of the staff. */
  signRegistry: endpoint({
    id: 'OWN-payout-registry-sign',
    method: 'POST',
    path: '/admin/partner/registries/{id}/sign',
    access: 'staff:partners.pay',
    params,
    reply: payoutRegistrySchema,
    errors: [...signedErrors, 'registry/own', 'registry/signed', 'withdrawal/advance-open'],
    idempotent: true,
  }),
  /** Takes requests out of it, or all of them where nothing is named; until its file is given out. */
  cancelRegistry: endpoint({
    id: 'OWN-payout-registry-cancel',
    method: 'POST',
    path: '/admin/partner/registries/{id}/cancel',
    access: 'staff:partners.pay',
    params,
    body: v.object({ withdrawals: v.optional(withdrawalIds) }),
    reply: payoutRegistrySchema,
    errors: [...signedErrors, 'registry/taken', 'registry/no-row'],
    idempotent: true,
  }),
  /** Gives the file out: from then on its rows are paid or refused, and nothing is taken out of it. */
  takeRegistry: endpoint({
    id: 'OWN-payout-registry-take',
    method: 'POST',
    path: '/admin/partner/registries/{id}/take',
    access: 'staff:partners.pay',
    params,
    reply: payoutRegistrySchema,
    errors: [...signedErrors, 'registry/not-signed', 'withdrawal/advance-open'],
    idempotent: true,
  }),
  /** The file for the bank: the same whenever it is asked for. */
  downloadRegistry: endpoint({
    id: 'OWN-payout-registry-csv',
    method: 'GET',
    path: '/admin/partner/registries/{id}/csv',
    access: 'staff:partners.pay',
    params,
    reply: 'blob',
    errors: [...signedErrors, 'registry/not-taken'],
  }),
  /** Writes down that the bank has paid, by its document; final when it can no longer be undone. */
  markRegistryPaid: endpoint({
    id: 'OWN-payout-registry-paid',
    method: 'POST',
    path: '/admin/partner/registries/{id}/paid',
    access: 'staff:partners.pay',
    params,
    body: v.object({
      withdrawals: withdrawalIds,
      document_number: lineSchema(20),
      /** Not in the future. */
      document_day: daySchema,
    }),
    reply: payoutRegistrySchema,
    errors: [
      ...signedErrors,
      'registry/not-taken',
      'registry/no-row',
      'registry/day-invalid',
      'withdrawal/decided',
      'pending/exists',
    ],
    idempotent: true,
  }),
}
