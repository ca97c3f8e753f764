import { toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { TestProvider } from '../../payments/test-provider.ts'
import { withExternalIdempotency } from '../../services/with-idempotency.ts'

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
