import { consentDocument } from '@proverka/domain/legal'
import { appError } from '@proverka/domain/errors'
import type { ConsentView } from '@proverka/api/contract'
import type { AppContext } from '../../../services/context.ts'
import type { UserRow } from '../../../platform/db/queries/accounts/users.ts'
import { callerOf, type Call } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../../services/accounts/own-session.ts'
import { saveConsents } from '../../../services/accounts/consents.ts'
import { unsubscribe } from '../../../services/outbox/newsletter.ts'

export const listConsents =
  (context: AppContext): Handlers['account']['listConsents'] =>
  async (_, call) => {
    requireSession(call)
    return viewConsents(context, callerOf(call).user, call)
  }

/** Gives or withdraws the consent to advertising; repeating what is so already changes nothing. */
export const changeMarketingConsent =
  (context: AppContext): Handlers['account']['changeMarketingConsent'] =>
  async ({ body }, call) => {
    requireSession(call)
    const { user } = callerOf(call)
    await context.rateLimits.consume('order', call.ip)
    await context.database.transaction(async () => {
      await context.queries.users.lockUser(user.id)
      const last = await context.queries.consents.listLastConsents(user)
      const isGiven = last.some(({ kind, withdrawn_at }) => kind === 'marketing' && withdrawn_at === null)
      if (isGiven === body.given) return
      if (!body.given) await context.queries.consents.withdraw(user, context.clock.now(), 'marketing')
      else {
        const given = {
          email: user.email,
          kinds: ['marketing'],
          page: body.page,
          userId: user.id,
        } as const
        await saveConsents(context, given, call)
      }
    })
    return viewConsents(context, user, call)
  }

/** Mail services call it for many people from one address: a limit would refuse them, and a guess has 256 bits to find. */
export const unsubscribeRoute =
  (context: AppContext): Handlers['account']['unsubscribe'] =>
  async ({ params }) => {
    if (!(await unsubscribe(context, params.token))) throw appError('unsubscribe/unknown')
    return { unsubscribed: true as const }
  }

async function viewConsents(context: AppContext, user: UserRow, call: Call): Promise<ConsentView[]> {
  const rows = await context.queries.consents.listLastConsents(user)
  return rows.map((row) => ({
    kind: row.kind,
    title: row.title ?? consentDocument(row.kind, call.site.operator).title,
    version: row.version,
    sections: row.sections?.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })) ?? null,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    page: row.page,
  }))
}
