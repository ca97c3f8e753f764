import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isMoneyService } from '../../payments/provider-networks.ts'
import { settlePayment } from '../../services/payments/settle-payment.ts'

/** Only the id is taken from the message; an id that is not ours is refused, and the sender may try again. */
export const receiveWebhook =
  (context: AppContext): Handlers['payment']['receiveWebhook'] =>
  async ({ params, body }, { ip }) => {
    const isReal = params.provider === 'money' && context.config.payments?.money !== undefined
    if (isReal && context.config.production && !isMoneyService(ip)) throw appError('access/denied')
    // A refund names the payment that it gives back from.
    const id = body.object.payment_id ?? body.object.id
    const payment = await context.queries.payments.findByProviderId(params.provider, id)
    if (!payment) throw appError('payment/not-found')
    await settlePayment(context, payment, 'webhook')
    return { accepted: true }
  }
