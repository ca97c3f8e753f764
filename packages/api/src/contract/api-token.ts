import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** What a program may do: read what the account has, or order for it as well (SAFE-05). */
export const tokenScopeSchema = v.picklist(['read', 'order'])

export type TokenScope = v.InferOutput<typeof tokenScopeSchema>

/** Days that a token works when nothing else is said, and at most. */
const DAYS = { usual: 90, most: 365 } as const

export const apiToken = {
  getApiToken: endpoint({
    id: 'CALL-111',
    method: 'GET',
    path: '/api',
    access: 'user',
    reply: v.nullable(
      v.object({
        token_hint: v.string(),
        created_at: v.string(),
        scope: tokenScopeSchema,
        expires_at: v.string(),
        /** Exact to a minute; null before the first call. */
        last_used_at: v.nullable(v.string()),
      }),
    ),
  }),
  /** Ends with its term, and with a change of role, password or address (SAFE-05). */
  renewApiToken: endpoint({
    id: 'CALL-112',
    method: 'POST',
    path: '/api/create_or_renew',
    access: 'user',
    query: v.object({
      scope: v.optional(tokenScopeSchema, 'order'),
      days: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^\d{1,3}$/, 'Срок — число дней'),
          v.transform(Number),
          v.minValue(1, `Срок — от 1 до ${DAYS.most} дней`),
          v.maxValue(DAYS.most, `Срок — от 1 до ${DAYS.most} дней`),
        ),
        String(DAYS.usual),
      ),
    }),
    reply: v.object({ token: v.string(), scope: tokenScopeSchema, expires_at: v.string() }),
    errors: ['access/session-needed'],
  }),
  revokeApiToken: endpoint({
    id: 'OWN-api-token-revoke',
    method: 'DELETE',
    path: '/api',
    access: 'user',
    reply: v.object({ revoked: v.literal(true) }),
    errors: ['access/session-needed'],
  }),
}
