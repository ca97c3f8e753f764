import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { settlePayment } from '../../services/payments/settle-payment.ts'

/** Only the id is taken from the message; an id that is not ours is refused, and the sender may try again. */
export const receiveWebhook =
  (context: AppContext): Handlers['payment']['receiveWebhook'] =>
  async ({ params, body }) => {
    const payment = await context.queries.payments.findByProviderId(params.provider, body.object.id)
    if (!payment) throw appError('payment/not-found')
    await settlePayment(context, payment, 'webhook')
    return { accepted: true }
  }
