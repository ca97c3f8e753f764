import * as v from 'valibot'
import { lineSchema } from './admin/fields.ts'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './shared.ts'

const sessionSchema = v.object({
  session_id: idSchema,
  person_id: idSchema,
  email: v.string(),
  name: v.string(),
  /** «Firefox, Linux» */
  browser: v.string(),
  ip: v.string(),
  created_at: instantSchema,
  /** Exact to a minute. */
  last_used_at: instantSchema,
  /** Twelve hours after its beginning. */
  expires_at: instantSchema,
  /** Null: no second factor was proven in it, so that it does nothing as staff where one is needed. */
  factor_at: v.nullable(instantSchema),
  /** The session that asks. */
  is_current: v.boolean(),
})

/** Where the staff is signed in. */
export const staffSessions = {
  listStaffSessions: endpoint({
    id: 'OWN-staff-sessions',
    method: 'GET',
    path: '/admin/staff/sessions',
    access: 'staff:staff.read',
    query: v.object({ person_id: v.optional(idSchema) }),
    reply: v.object({ sessions: v.array(sessionSchema) }),
  }),
  endStaffSession: endpoint({
    id: 'OWN-staff-session-end',
    method: 'DELETE',
    path: '/admin/staff/sessions/{id}',
    access: 'staff:staff.write',
    params: v.object({ id: idSchema }),
    reply: v.object({ ended: v.literal(true) }),
    errors: ['session/not-found'],
  }),
  /** Of one person, or of the whole staff; the session that asks goes on. */
  endStaffSessions: endpoint({
    id: 'OWN-staff-sessions-end',
    method: 'DELETE',
    path: '/admin/staff/sessions',
    access: 'staff:staff.write',
    query: v.object({ person_id: v.optional(idSchema) }),
    reply: v.object({ ended: v.number() }),
    errors: ['person/not-found'],
  }),
  /** Of the whole staff at once, when an access may be in wrong hands; `own`: that of who asks, too. */
  endAllStaffSessions: endpoint({
    id: 'OWN-staff-sessions-end-all',
    method: 'POST',
    path: '/admin/staff/sessions/end',
    access: 'staff:staff.write',
    body: v.object({ reason: lineSchema(300), own: v.boolean() }),
    reply: v.object({ ended: v.number() }),
  }),
  /** For who lost phone and recovery codes: all factors go, all sessions end, the next sign-in sets up new ones. */
  resetStaffFactors: endpoint({
    id: 'OWN-staff-factor-reset',
    method: 'DELETE',
    path: '/admin/staff/factors',
    access: 'staff:staff.write',
    query: v.object({ person_id: idSchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: ['person/not-found', 'staff/factor-stale'],
  }),
}
