import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { instantSchema } from './shared.ts'

/** Calls of a client's program about what has changed (Standard Webhooks). */
export const webhooks = {
  /** Where the client's program is called with each change; null: nowhere. */
  getWebhook: endpoint({
    id: 'OWN-webhook',
    method: 'GET',
    path: '/webhook',
    access: 'user',
    reply: v.nullable(
      v.object({
        url: v.string(),
        created_at: instantSchema,
        last_delivered_at: v.nullable(instantSchema),
        /** Since when every call has failed; null: the last one was taken. */
        failing_since: v.nullable(instantSchema),
        last_failure: v.nullable(v.string()),
        /** Calls that are tried again, and those that were given up. */
        waiting: v.number(),
        given_up: v.number(),
      }),
    ),
  }),
  /** A new address gets a new secret, which is shown once (Standard Webhooks). */
  saveWebhook: endpoint({
    id: 'OWN-webhook-save',
    method: 'PUT',
    path: '/webhook',
    access: 'user',
    body: v.object({
      url: v.pipe(
        v.string(),
        v.trim(),
        v.url('Укажите адрес целиком: https://…'),
        v.maxLength(500, 'Адрес до 500 знаков'),
      ),
    }),
    reply: v.object({ secret: v.string() }),
    errors: ['webhook/url-refused', 'webhook/not-available', 'access/session-needed'],
  }),
  removeWebhook: endpoint({
    id: 'OWN-webhook-remove',
    method: 'DELETE',
    path: '/webhook',
    access: 'user',
    reply: v.object({ removed: v.literal(true) }),
    errors: ['webhook/not-found', 'access/session-needed'],
  }),
}
