import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, roublesSchema } from './shared.ts'

export const payment = {
  /** The result that the browser got from the widget is only a hint: the server re-reads the payment. */
  reportWidgetResult: endpoint({
    id: 'OWN-widget-result',
    method: 'POST',
    path: '/payment/widget_result',
    access: 'guest',
    body: v.object({ order_id: idSchema, result: v.picklist(['success', 'error', 'closed']) }),
    reply: v.object({ is_order_paid: v.boolean() }),
    errors: ['order/not-found', 'payment/not-found'],
    idempotent: true,
  }),
  /** Notifications of a payment provider. Nothing in the body is believed but the id of the payment. */
  receiveWebhook: endpoint({
    id: 'OWN-payment-webhook',
    method: 'POST',
    path: '/payment/webhook/{provider}',
    access: 'guest',
    params: v.object({ provider: v.picklist(['test', 'money', 'card']) }),
    body: v.looseObject({
      event: v.string(),
      // Of a refund, the payment that it gives back from.
      object: v.looseObject({ id: v.string(), payment_id: v.optional(v.string()) }),
    }),
    reply: v.object({ accepted: v.literal(true) }),
    errors: ['payment/not-found', 'payment/provider-down', 'access/denied'],
  }),
  /** The built-in test provider, off in production (AMB-95): the payment behind a confirmation token. */
  getTestPayment: endpoint({
    id: 'OWN-test-payment',
    method: 'GET',
    path: '/test_payment/{token}',
    access: 'guest',
    params: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    reply: v.object({
      status: v.picklist(['pending', 'succeeded', 'canceled']),
      amount: roublesSchema,
      description: v.string(),
    }),
    errors: ['payment/not-found'],
  }),
  decideTestPayment: endpoint({
    id: 'OWN-test-payment-decision',
    method: 'POST',
    path: '/test_payment/{token}',
    access: 'guest',
    params: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    body: v.object({ decision: v.picklist(['pay', 'decline']) }),
    reply: v.object({ status: v.picklist(['pending', 'succeeded', 'canceled']) }),
    errors: ['payment/not-found'],
    idempotent: true,
  }),
}
