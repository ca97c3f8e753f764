import { PERMISSIONS, STAFF_ROLES } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { lineSchema } from './admin/fields.ts'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './shared.ts'

const at = v.nullable(instantSchema)

/** As `navigator.credentials` takes it, with bytes as base64url; the browser's side is `@simplewebauthn/browser`. */
const webauthnOptionsSchema = v.looseObject({ challenge: v.string() })

const text = v.pipe(v.string(), v.maxLength(10_000, 'Поле слишком длинное'))

const credentialSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({
    id: text,
    rawId: text,
    type: v.literal('public-key'),
    authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
    clientExtensionResults: v.optional(v.looseObject({}), {}),
    response: v.object({ clientDataJSON: text, ...entries }),
  })

const recoveryCodesSchema = v.object({
  /** Told this once, `abcde-fghij`; empty: there are some already, or none can be made here. */
  recovery_codes: v.array(v.string()),
})

const provenSchema = v.object({ proven: v.literal(true) })

const ownStaffSchema = v.object({
  person_id: idSchema,
  email: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(STAFF_ROLES)),
  /** What the roles permit; they count in this session when `refusal` is null. */
  permissions: v.array(v.picklist(PERMISSIONS)),
  refusal: v.nullable(v.picklist(['staff/factor-needed', 'staff/other-network'])),
  /** Whether emails say what came in that the permissions answer. */
  mail: v.boolean(),
  factor: v.object({
    /** Nobody works here without one. */
    is_needed: v.boolean(),
    proven_at: at,
    /** Until when factors may be added and taken away without a new proof. */
    fresh_until: at,
    /** Whether apps and recovery codes can be set up: a key is set on the server. */
    codes_available: v.boolean(),
    app_since: at,
    passkeys: v.array(
      v.object({
        passkey_id: v.string(),
        name: v.string(),
        /** It works on this host alone. */
        host: v.string(),
        created_at: instantSchema,
        last_used_at: at,
      }),
    ),
    recovery_codes_left: v.number(),
  }),
})

const ADDED = ['access/denied', 'staff/other-network', 'staff/factor-stale'] as const
const PROVEN = ['access/denied', 'staff/other-network', 'rate/limit'] as const

/** How a member of the staff signs in: after the password a second step (CONSOLE-01). */
export const staffFactors = {
  /** The first call of the console: it answers before the second step, too. */
  getOwnStaff: endpoint({
    id: 'OWN-staff-me',
    method: 'GET',
    path: '/staff/me',
    access: 'user',
    reply: ownStaffSchema,
    errors: ['access/denied', 'staff/other-network'],
  }),
  /** Emails about new complaints and requests to the address of the account, at most one an hour. */
  changeStaffMail: endpoint({
    id: 'OWN-staff-mail',
    method: 'PUT',
    path: '/staff/mail',
    access: 'user',
    body: v.object({ mail: v.boolean() }),
    reply: v.object({ mail: v.boolean() }),
    errors: ['access/denied', 'staff/other-network'],
  }),
  /** Six digits of the app, or a recovery code. */
  proveFactor: endpoint({
    id: 'OWN-staff-prove',
    method: 'POST',
    path: '/staff/factor',
    access: 'user',
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(20, 'Код короче')) }),
    reply: provenSchema,
    errors: [...PROVEN, 'staff/code-wrong', 'staff/key-missing'],
  }),
  /** The secret for an app, as text and as the address of its QR code; shown once. */
  startApp: endpoint({
    id: 'OWN-staff-app-start',
    method: 'POST',
    path: '/staff/factor/app',
    access: 'user',
    reply: v.object({ secret: v.string(), uri: v.string() }),
    errors: [...ADDED, 'staff/app-exists', 'staff/key-missing'],
  }),
  confirmApp: endpoint({
    id: 'OWN-staff-app-confirm',
    method: 'POST',
    path: '/staff/factor/app/confirm',
    access: 'user',
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'Код — шесть цифр')) }),
    reply: recoveryCodesSchema,
    errors: [...ADDED, 'rate/limit', 'staff/code-wrong', 'staff/key-missing'],
  }),
  removeApp: endpoint({
    id: 'OWN-staff-app-remove',
    method: 'DELETE',
    path: '/staff/factor/app',
    access: 'user',
    reply: v.object({ removed: v.literal(true) }),
    errors: [...ADDED, 'staff/app-not-found', 'staff/last-factor'],
  }),
  /** The former ones end. */
  renewRecoveryCodes: endpoint({
    id: 'OWN-staff-recovery',
    method: 'POST',
    path: '/staff/factor/recovery_codes',
    access: 'user',
    reply: recoveryCodesSchema,
    errors: [...ADDED, 'staff/factor-needed', 'staff/key-missing'],
  }),
  startPasskey: endpoint({
    id: 'OWN-staff-passkey-start',
    method: 'POST',
    path: '/staff/passkeys/options',
    access: 'user',
    reply: webauthnOptionsSchema,
    errors: [...ADDED, 'staff/passkey-limit'],
  }),
  addPasskey: endpoint({
    id: 'OWN-staff-passkey-add',
    method: 'POST',
    path: '/staff/passkeys',
    access: 'user',
    body: v.object({
      name: lineSchema(60),
      response: credentialSchema({
        attestationObject: text,
        transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))),
      }),
    }),
    reply: recoveryCodesSchema,
    errors: [...ADDED, 'staff/passkey-refused'],
  }),
  challengePasskey: endpoint({
    id: 'OWN-staff-passkey-challenge',
    method: 'POST',
    path: '/staff/passkeys/challenge',
    access: 'user',
    reply: webauthnOptionsSchema,
    errors: ['access/denied', 'staff/other-network', 'staff/passkey-not-found'],
  }),
  provePasskey: endpoint({
    id: 'OWN-staff-passkey-prove',
    method: 'POST',
    path: '/staff/passkeys/prove',
    access: 'user',
    body: v.object({
      response: credentialSchema({
        authenticatorData: text,
        signature: text,
        userHandle: v.optional(text),
      }),
    }),
    reply: provenSchema,
    errors: [...PROVEN, 'staff/passkey-refused'],
  }),
  removePasskey: endpoint({
    id: 'OWN-staff-passkey-remove',
    method: 'DELETE',
    path: '/staff/passkeys/{id}',
    access: 'user',
    params: v.object({ id: v.pipe(v.string(), v.maxLength(2000)) }),
    reply: v.object({ removed: v.literal(true) }),
    errors: [...ADDED, 'staff/passkey-not-found', 'staff/last-factor'],
  }),
}
