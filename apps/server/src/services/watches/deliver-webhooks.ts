import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'
import { Webhook } from 'standardwebhooks'
import { postWebhook } from '../../adapters/webhooks/post-webhook.ts'
import type { WebhookDeliveryRow } from '../../platform/db/queries/watches/webhooks.ts'
import type { AppContext } from '../context.ts'
import { openWebhookSecret } from './webhook-secret.ts'

const TIMEOUT_MS = 10 * SECOND_MS
/** Longer than a call is waited for. */
const LEASE_MS = 30 * SECOND_MS
const AT_ONCE = 8
const BATCHES_OF_ROUND = 50

/** Pauses before the second, third… try, as Standard Webhooks advises: three days in all. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** The receiver says that the address is no more: it is not called again with this. */
const GONE = 410

/** In place of a status: no answer came, and the secret does not open, so that nothing was sent. */
const SILENT = 0
const UNSIGNED = -1

const FAILURES: Readonly<Record<number, string>> = {
  [SILENT]: 'нет ответа',
  [UNSIGNED]: 'секрет утрачен, сохраните адрес еще раз',
}

/** Whether calls may go to this machine and to http: where no client of the public internet is served. */
export const allowsPrivate = ({ config }: Pick<AppContext, 'config'>): boolean => !config.production

/** Makes the calls that are due, each in the hands of one process; the id of a call is that of its change. */
export async function deliverWebhooks(context: AppContext): Promise<void> {
  for (let batch = 0; batch < BATCHES_OF_ROUND; batch++) {
    const now = context.clock.now()
    const until = new Date(now.getTime() + LEASE_MS)
    const taken = await context.queries.webhooks.takeDue(now, until, AT_ONCE)
    await Promise.all(taken.map((delivery) => deliver(context, delivery)))
    if (taken.length < AT_ONCE) return
  }
}

async function deliver(context: AppContext, delivery: WebhookDeliveryRow): Promise<void> {
  const { webhooks } = context.queries
  const webhook = await webhooks.findWebhook(delivery.person_id)
  if (!webhook || !delivery.payload) return
  const body = JSON.stringify(delivery.payload)
  const now = context.clock.now()
  const secret = await openWebhookSecret(context, webhook)
  const failure =
    secret === undefined
      ? UNSIGNED
      : await call(context, { id: delivery.id, url: webhook.url, secret, body, now })
  if (failure === undefined) {
    await webhooks.markDelivered(delivery.id, delivery.person_id, context.clock.now())
    return
  }
  const pause = failure === GONE ? undefined : PAUSES_MS[delivery.tries - 1]
  const at = context.clock.now()
  const next = pause === undefined ? undefined : new Date(at.getTime() + pause)
  const words = FAILURES[failure] ?? `ответ ${failure}`
  context.log.warn(
    { webhook: delivery.id, answer: failure, tries: delivery.tries },
    'a webhook was not taken',
  )
  await webhooks.markFailed(delivery, words, at, next)
}

interface SignedCall {
  readonly id: string
  readonly url: string
  readonly secret: string
  readonly body: string
  readonly now: Date
}

/** Undefined when the call was taken; otherwise the status, or `SILENT`. */
async function call(
  context: AppContext,
  { id, url, secret, body, now }: SignedCall,
): Promise<number | undefined> {
  try {
    const status = await postWebhook(
      {
        url: new URL(url),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / SECOND_MS)),
          'webhook-signature': new Webhook(secret).sign(id, now, body),
        },
        body,
      },
      { timeoutMs: TIMEOUT_MS, allowsPrivate: allowsPrivate(context) },
    )
    return status >= 200 && status < 300 ? undefined : status
  } catch (error) {
    context.log.warn({ err: error, webhook: id }, 'a webhook had no answer')
    return SILENT
  }
}
