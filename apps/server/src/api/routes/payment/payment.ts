import { appError } from '@proverka/domain/errors'
import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isMoneyService } from '../../../adapters/payments/provider-networks.ts'
import { settlePayment, settleOrder } from '../../../services/payments/settle-payment.ts'
import { withExternalIdempotency } from '../../../services/with-idempotency.ts'
import type { TestProvider } from '../../../adapters/payments/test-provider.ts'

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

export const reportWidgetResult =
  (context: AppContext): Handlers['payment']['reportWidgetResult'] =>
  ({ body }, call) =>
    withExternalIdempotency(context, call, body, async () => ({
      is_order_paid: await settleOrder(context, body.order_id, 'widget'),
    }))

/** The payment window of the test provider; where it is off, it knows no payment. */
export const getTestPayment =
  (_: AppContext, provider: TestProvider | undefined): Handlers['payment']['getTestPayment'] =>
  async ({ params }) => {
    const payment = await provider?.findByToken(params.token)
    if (!payment) throw appError('payment/not-found')
    return {
      status: payment.status,
      amount: toRoubles(payment.amount_kopecks),
      description: payment.description,
    }
  }

export const decideTestPayment =
  (context: AppContext, provider: TestProvider | undefined): Handlers['payment']['decideTestPayment'] =>
  ({ params, body }, call) =>
    withExternalIdempotency(context, call, { ...params, ...body }, async () => {
      const payment = await provider?.decide(params.token, body.decision)
      if (!payment) throw appError('payment/not-found')
      return { status: payment.status }
    })
