import {
  emailInputSchema,
  nameInputSchema,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  phoneInputSchema,
  TOO_LONG_MESSAGE,
  TOO_SHORT_MESSAGE,
} from '@proverka/domain'
import { tokenCheckSchema } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { flagQuerySchema, idSchema, linkTextSchema, personSchema, sessionSchema } from './shared.ts'

/** AMB-60: a new password has 8 to 128 characters and no rule of composition. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN_LENGTH, TOO_SHORT_MESSAGE),
  v.maxLength(PASSWORD_MAX_LENGTH, TOO_LONG_MESSAGE),
)

export const consentKindSchema = v.picklist(['offer', 'personal-data', 'marketing'])

/** Codes of a known link that no longer signs in: used, past its 24 hours, replaced by a newer one. */
export const refusedLinkSchema = v.object({
  code: v.picklist(['auth/link-used', 'auth/link-expired', 'auth/link-replaced']),
  /** Since when: an ISO instant. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Masked address that a fresh link goes to: `m···a@example.com`. */
  sent_to: v.string(),
  order_number: v.nullable(v.number()),
})

/** What a link reveals before sign-in: the number of the order and nothing else. */
const linkTargetSchema = v.object({ order_number: v.number() })

export type RefusedLink = v.InferOutput<typeof refusedLinkSchema>

export const auth = {
  register: endpoint({
    id: 'CALL-008',
    method: 'POST',
    path: '/register',
    access: 'guest',
    query: v.object({ campaign: v.optional(linkTextSchema) }),
    body: v.object({
      name: nameInputSchema,
      email: emailInputSchema,
      phone: phoneInputSchema,
      password: newPasswordSchema,
      person_role: v.pipe(v.number(), v.integer()),
      registartion_url: v.string(),
      partner_id: v.optional(linkTextSchema),
      utm_campaign: v.optional(linkTextSchema),
    }),
    reply: sessionSchema,
    errors: ['auth/email-taken', 'auth/role-refused', 'consent/missing', 'access/denied'],
    sourceSite: true,
  }),
  login: endpoint({
    id: 'CALL-009',
    method: 'POST',
    path: '/login',
    access: 'guest',
    body: v.object({ username: v.pipe(v.string(), v.trim(), v.toLowerCase()), password: v.string() }),
    reply: sessionSchema,
    errors: [
      'auth/bad-credentials',
      'auth/mailed-password-used',
      'auth/mailed-password-expired',
      'rate/limit',
    ],
  }),
  /** Answers `valid: false` instead of an error: the caller then forgets the token. */
  checkToken: endpoint({
    id: 'CALL-010',
    method: 'POST',
    path: '/token',
    access: 'guest',
    reply: v.object({
      ...tokenCheckSchema.entries,
      person: v.nullable(personSchema),
      /** A session token, when the one that was sent came from a link (SEC-01). */
      token: v.optional(v.string()),
      /** The person has still to set an own password (SEC-03). */
      needs_password: v.optional(v.boolean()),
      /** The setting ai_report of the person is active: the expert report may be opened (ROLE-36). */
      has_ai_report: v.optional(v.boolean()),
      /** Why a known link no longer signs in, with what a new one needs (TRUE-11). */
      link: v.optional(refusedLinkSchema),
    }),
  }),
  logout: endpoint({
    id: 'OWN-logout',
    method: 'POST',
    path: '/logout',
    access: 'user',
    query: v.object({ everywhere: flagQuerySchema }),
    reply: v.object({ ended: v.literal(true) }),
  }),
  resetPassword: endpoint({
    id: 'CALL-011',
    method: 'PUT',
    path: '/reset',
    access: 'guest',
    body: v.object({ username: emailInputSchema }),
    bodyType: 'form',
    reply: v.object({ reset: v.literal('ok') }),
    errors: ['rate/limit'],
  }),
  /**
   * Sent to the address of the order or of the previous link, never to one that the caller names; all earlier links
   * expire (DEC-09, TRUE-11).
   */
  sendSignInLink: endpoint({
    id: 'OWN-sign-in-link',
    method: 'POST',
    path: '/sign-in-link',
    access: 'guest',
    body: v.union([
      v.object({ link: v.pipe(v.string(), v.maxLength(100)) }),
      v.object({ order_item_id: idSchema }),
      v.object({ order_id: idSchema }),
    ]),
    reply: v.object({
      sent_to: v.string(),
      sent_at: v.pipe(v.string(), v.isoTimestamp()),
      order_number: v.nullable(v.number()),
    }),
    errors: ['order/not-found', 'rate/limit'],
  }),
  /**
   * `id` is of an order or of one of its items: a caller with the link from an email may learn which order it opens.
   */
  getLinkTarget: endpoint({
    id: 'OWN-link-target',
    method: 'GET',
    path: '/sign-in-link/{id}',
    access: 'guest',
    params: v.object({ id: idSchema }),
    reply: linkTargetSchema,
    errors: ['order/not-found'],
  }),
  /** LAW-01: each consent is a separate document; the server stores text hash, version, time, address and page. */
  saveConsents: endpoint({
    id: 'OWN-consents',
    method: 'POST',
    path: '/consents',
    access: 'guest',
    body: v.object({
      email: emailInputSchema,
      kinds: v.pipe(v.array(consentKindSchema), v.minLength(1)),
      page: v.pipe(v.string(), v.maxLength(2000)),
    }),
    reply: v.object({ consent_id: idSchema }),
  }),
}
