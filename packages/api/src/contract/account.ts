import { emailInputSchema } from '@proverka/domain'
import { settingSchema } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { accountLogo, logoSchema } from './account-logo.ts'
import { consentKindSchema } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema, personSchema, roublesSchema } from './shared.ts'

const at = v.nullable(instantSchema)

/** A change of the address that waits for one of its two confirmations, or for both. */
const emailChangeSchema = v.object({
  email: v.string(),
  old_confirmed_at: at,
  new_confirmed_at: at,
  expires_at: instantSchema,
})

/** What the account holds about its person, and since when (CAB-03). */
const accountViewSchema = v.object({
  person: personSchema,
  created_at: instantSchema,
  /** Null: the name is the one of the registration. */
  name_changed_at: at,
  email_proven_at: at,
  /** Since when a mail server refuses emails to the address; null while they arrive. */
  email_refused_at: at,
  phone_verified_at: at,
  /** Null: no own password is set, or it is older than the account's record of it. */
  password_changed_at: at,
  has_password: v.boolean(),
  email_change: v.nullable(emailChangeSchema),
  ai_report: v.boolean(),
  /** Null: the role or the setting `add_logo_permission` does not allow one (ROLE-29, ROLE-30). */
  logo: v.nullable(v.object({ picture: v.nullable(logoSchema) })),
  settings: v.array(settingSchema),
})

const sessionViewSchema = v.object({
  session_id: idSchema,
  /** «Firefox, Linux» */
  browser: v.string(),
  ip: v.string(),
  created_at: instantSchema,
  /** Exact to a minute. */
  last_used_at: instantSchema,
  /** The session that asks. */
  is_current: v.boolean(),
})

const consentViewSchema = v.object({
  kind: consentKindSchema,
  title: v.string(),
  version: v.string(),
  /** The text that was agreed to; null when only its hash was stored. */
  sections: v.nullable(v.array(v.object({ title: v.string(), paragraphs: v.array(v.string()) }))),
  given_at: instantSchema,
  withdrawn_at: at,
  page: v.string(),
})

/** How a link of a change of address was met; `at`: since when, or until when it works. */
const emailConfirmationSchema = v.object({
  state: v.picklist([
    'waiting-old',
    'waiting-new',
    'done',
    'used',
    'expired',
    'replaced',
    'canceled',
    'taken',
    'unknown',
  ]),
  at,
  /** Where the other email went, masked. */
  other: v.nullable(v.string()),
})

const exportViewSchema = v.object({
  status: v.picklist(['making', 'ready', 'failed']),
  made_at: at,
  expires_at: instantSchema,
  /** The archives, in their order; `size` is bytes. */
  parts: v.array(v.object({ size: v.number() })),
  counts: v.nullable(
    v.object({ orders: v.number(), reports: v.number(), operations: v.number(), files: v.number() }),
  ),
})

/** What a deletion would do at this moment. */
const removalSchema = v.object({
  /** Own money, returned to its means of payment. */
  own: roublesSchema,
  /** Given money, which ends. */
  bonus: roublesSchema,
  has_password: v.boolean(),
  /** What must be finished or returned first. */
  open_orders: v.array(v.object({ order_id: v.string(), number: v.number() })),
  consents_until: instantSchema,
  /** Null: nothing was ever paid, no documents are retained. */
  papers_until: at,
})

export type ExportView = v.InferOutput<typeof exportViewSchema>
export type RemovalView = v.InferOutput<typeof removalSchema>
export type AccountView = v.InferOutput<typeof accountViewSchema>
export type SessionView = v.InferOutput<typeof sessionViewSchema>
export type ConsentView = v.InferOutput<typeof consentViewSchema>
export type EmailConfirmation = v.InferOutput<typeof emailConfirmationSchema>

export const account = {
  ...accountLogo,
  getAccount: endpoint({
    id: 'OWN-account',
    method: 'GET',
    path: '/account',
    access: 'user',
    reply: accountViewSchema,
  }),
  listSessions: endpoint({
    id: 'OWN-sessions',
    method: 'GET',
    path: '/account/sessions',
    access: 'user',
    reply: v.array(sessionViewSchema),
    errors: ['access/session-needed'],
  }),
  endSession: endpoint({
    id: 'OWN-session-end',
    method: 'DELETE',
    path: '/account/sessions/{id}',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: v.object({ ended: v.literal(true) }),
    errors: ['session/not-found', 'access/session-needed'],
  }),
  /** All but the one that asks. */
  endOtherSessions: endpoint({
    id: 'OWN-sessions-end',
    method: 'DELETE',
    path: '/account/sessions',
    access: 'user',
    reply: v.object({ ended: v.number() }),
    errors: ['access/session-needed'],
  }),
  /** Answers the same for an address that already has an account, so that its existence is not revealed. */
  askEmailChange: endpoint({
    id: 'OWN-email-change',
    method: 'POST',
    path: '/account/email',
    access: 'user',
    body: v.object({ email: emailInputSchema }),
    reply: v.object({
      /** Where emails went: both addresses, or only the new one while the current one is not confirmed. */
      sent_to: v.picklist(['both', 'new', 'own']),
    }),
    errors: ['access/session-needed', 'rate/limit'],
  }),
  cancelEmailChange: endpoint({
    id: 'OWN-email-change-cancel',
    method: 'DELETE',
    path: '/account/email',
    access: 'user',
    reply: v.object({ canceled: v.literal(true) }),
    errors: ['access/session-needed', 'email-change/not-found'],
  }),
  /** A token is in one of the two emails only, so it proves that this email was read. */
  confirmEmailChange: endpoint({
    id: 'OWN-email-change-confirm',
    method: 'POST',
    path: '/account/email/confirm',
    access: 'guest',
    body: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
    reply: emailConfirmationSchema,
    errors: ['rate/limit'],
  }),
  /** Of each kind the last one; kinds that were never given are left out. */
  listConsents: endpoint({
    id: 'OWN-own-consents',
    method: 'GET',
    path: '/account/consents',
    access: 'user',
    reply: v.array(consentViewSchema),
    errors: ['access/session-needed'],
  }),
  /** The offer and the processing of data end with the account: see `removeAccount`. */
  changeMarketingConsent: endpoint({
    id: 'OWN-consent-change',
    method: 'PUT',
    path: '/account/consents/marketing',
    access: 'user',
    body: v.object({ given: v.boolean(), page: v.pipe(v.string(), v.maxLength(2000)) }),
    reply: v.array(consentViewSchema),
    errors: ['access/session-needed', 'rate/limit'],
  }),
  /** What mail programs call by `List-Unsubscribe` (RFC 8058): the token is the proof, a repeat says the same. */
  unsubscribe: endpoint({
    id: 'OWN-unsubscribe',
    method: 'POST',
    path: '/unsubscribe/{token}',
    access: 'guest',
    params: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
    reply: v.object({ unsubscribed: v.literal(true) }),
    errors: ['unsubscribe/unknown'],
  }),
  /** Null: none is there, or it is out of date. */
  getExport: endpoint({
    id: 'OWN-export',
    method: 'GET',
    path: '/account/export',
    access: 'user',
    reply: v.nullable(exportViewSchema),
    errors: ['access/session-needed'],
  }),
  /** Made in the background; one that is being made is answered as it is. */
  startExport: endpoint({
    id: 'OWN-export-start',
    method: 'POST',
    path: '/account/export',
    access: 'user',
    reply: exportViewSchema,
    errors: ['access/session-needed', 'rate/limit'],
  }),
  downloadExport: endpoint({
    id: 'OWN-export-download',
    method: 'GET',
    path: '/account/export/{part}',
    access: 'user',
    params: v.object({ part: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'Часть — номер')) }),
    reply: 'blob',
    errors: ['access/session-needed', 'account/export-not-found'],
    timeoutMs: 120_000,
  }),
  getRemoval: endpoint({
    id: 'OWN-removal',
    method: 'GET',
    path: '/account/removal',
    access: 'user',
    reply: removalSchema,
    errors: ['access/session-needed'],
  }),
  /** The answer says what the law retains; own money is returned to its means of payment. */
  removeAccount: endpoint({
    id: 'OWN-account-remove',
    method: 'POST',
    path: '/account/removal',
    access: 'user',
    body: v.object({ password: v.pipe(v.string(), v.maxLength(1000, 'Поле слишком длинное')) }),
    reply: v.object({ removed: v.literal(true), papers_until: at }),
    errors: [
      'access/session-needed',
      'account/password-needed',
      'account/orders-open',
      'auth/password-wrong',
      'auth/token-invalid',
      'person/last-admin',
      'rate/limit',
    ],
  }),
}
