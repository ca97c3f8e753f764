import type { AppContext } from '../../services/context.ts'
import { callerOf } from '../../services/call.ts'
import type { Handlers } from '../http/handlers.ts'
import { requireSession, holdSession } from '../../services/accounts/own-session.ts'
import { renewApiToken as makeToken } from '../../services/accounts/api-tokens.ts'

export const getApiToken =
  (context: AppContext): Handlers['apiToken']['getApiToken'] =>
  async (_, call) => {
    const token = await context.queries.apiTokens.findApiToken(callerOf(call).user.id, context.clock.now())
    return token
      ? {
          token_hint: `…${token.hint}`,
          created_at: token.created_at.toISOString(),
          scope: token.scope,
          expires_at: token.expires_at.toISOString(),
          last_used_at: token.last_used_at?.toISOString() ?? null,
        }
      : null
  }

/** A token of programs can't renew itself: who stole it would keep the owner out. */
export const renewApiToken =
  (context: AppContext): Handlers['apiToken']['renewApiToken'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const user = await holdSession(context, call)
      const { token, expiresAt } = await makeToken(context, user.id, query)
      return { token, scope: query.scope, expires_at: expiresAt.toISOString() }
    })

export const revokeApiToken =
  (context: AppContext): Handlers['apiToken']['revokeApiToken'] =>
  async (_, call) => {
    requireSession(call)
    await context.queries.apiTokens.deleteApiToken(callerOf(call).user.id)
    return { revoked: true }
  }
