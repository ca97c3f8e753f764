import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../policies/own-session.ts'
import { renewApiToken as makeToken } from '../../services/api-tokens.ts'

export const getApiToken =
  (context: AppContext): Handlers['apiToken']['getApiToken'] =>
  async (_, call) => {
    const token = await context.queries.apiTokens.findApiToken(callerOf(call).person.id)
    return token ? { token_hint: `…${token.hint}`, created_at: token.created_at.toISOString() } : null
  }

/** A token of programs can't renew itself: who stole it would keep the owner out. */
export const renewApiToken =
  (context: AppContext): Handlers['apiToken']['renewApiToken'] =>
  async (_, call) => {
    requireSession(call)
    return { token: await makeToken(context, callerOf(call).person.id) }
  }
