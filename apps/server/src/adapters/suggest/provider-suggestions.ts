import type { Logger } from 'pino'
import * as v from 'valibot'
import type { SuggestProvider } from '../../platform/config/server-config.ts'
import { readAddress, readCompany } from './provider-answers.ts'
import type { Suggestions } from './suggestions.ts'

/** Suggestions wait no longer than this; the field works without them. */
const TIMEOUT_MS = 3000

const answerSchema = v.object({ suggestions: v.array(v.unknown()) })

/**
 * Suggestions of a real provider, in the wire format of DaData. The browser never meets the provider: the key stays
 * here. What is typed is not logged, nor is anything that could repeat it.
 */
export function createProviderSuggestions(
  { url, key }: SuggestProvider,
  log: Pick<Logger, 'warn'>,
): Suggestions {
  async function ask<Suggestion>(
    kind: 'address' | 'party',
    query: string,
    count: number,
    read: (row: unknown) => Suggestion | undefined,
  ): Promise<Suggestion[]> {
    if (query.trim() === '' || count === 0) return []
    try {
      const reply = await fetch(`${url}/suggest/${kind}`, {
        method: 'POST',
        headers: {
          authorization: `Token ${key}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({ query, count }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!reply.ok) {
        await reply.body?.cancel()
        return outage(kind, `HTTP ${reply.status}`)
      }
      const answer = v.safeParse(answerSchema, await reply.json())
      if (!answer.success) return outage(kind, 'another shape')
      return answer.output.suggestions.flatMap((row) => read(row) ?? []).slice(0, count)
    } catch (error) {
      return outage(kind, errorDetail(error))
    }
  }

  function outage(kind: string, reason: string): [] {
    log.warn({ kind, reason }, 'the provider of suggestions does not answer')
    return []
  }

  return {
    addresses: async (query, count) => ({ suggestions: await ask('address', query, count, readAddress) }),
    companies: (query, count) => ask('party', query, count, readCompany),
  }
}

/** Its kind and the code of its cause: messages may hold a piece of the answer, and that a piece of what is typed. */
function errorDetail(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause as { readonly code?: unknown } | undefined
  return typeof cause?.code === 'string' ? `${error.name} ${cause.code}` : error.name
}
