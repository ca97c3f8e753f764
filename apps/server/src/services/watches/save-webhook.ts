import { randomBytes } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { PrivateAddressError, requirePublicAddress } from '../../adapters/webhooks/public-address.ts'
import type { AppContext } from '../context.ts'
import { hasStaffKey } from '../staff-key.ts'
import { allowsPrivate } from './deliver-webhooks.ts'
import { sealWebhookSecret } from './webhook-secret.ts'

const SECRET_BYTES = 32

/**
 * Stores where a client's program is called, with a new secret; the former one signs nothing any more. Throws
 * `webhook/url-refused` for what is not https or not of the public internet, `webhook/not-available` in production without
 * STAFF_KEY.
 */
export async function saveWebhook(
  context: AppContext,
  userId: string,
  url: string,
): Promise<{ secret: string }> {
  if (!hasStaffKey(context)) throw appError('webhook/not-available')
  await requireCallable(context, url)
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  await context.queries.webhooks.saveWebhook({
    person_id: userId,
    url: new URL(url).href,
    secret: await sealWebhookSecret(context, userId, secret),
    created_at: context.clock.now(),
  })
  return { secret }
}

async function requireCallable(context: AppContext, text: string): Promise<void> {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw appError('webhook/url-refused')
  if (allowsPrivate(context)) return
  try {
    await requirePublicAddress(url)
  } catch (error) {
    if (error instanceof PrivateAddressError) throw appError('webhook/url-refused')
    throw error
  }
}

/** What the settings show of it; null without a webhook. */
export async function presentWebhook({ queries }: AppContext, userId: string) {
  const webhook = await queries.webhooks.findWebhook(userId)
  if (!webhook) return null
  const { waiting, given_up } = await queries.webhooks.countDeliveries(userId)
  return {
    url: webhook.url,
    created_at: webhook.created_at.toISOString(),
    last_delivered_at: webhook.last_delivered_at?.toISOString() ?? null,
    failing_since: webhook.failing_since?.toISOString() ?? null,
    last_failure: webhook.last_failure,
    waiting,
    given_up,
  }
}
