import { providerIdOf } from '../setup/payment-events.ts'
import { OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const paymentRows = (world: World): Rows => ({
  'payment.reportWidgetResult': {
    statuses: OPEN,
    input: () => ({ body: { order_id: world.order, result: 'success' } }),
  },
  'payment.receiveWebhook': {
    statuses: OPEN,
    input: async () => ({
      params: { provider: 'test' },
      body: {
        event: 'payment.succeeded',
        object: { id: await providerIdOf(world.server, world.paymentToken) },
      },
    }),
  },
  'payment.getTestPayment': { statuses: OPEN, input: () => ({ params: { token: world.paymentToken } }) },
  'payment.decideTestPayment': {
    statuses: OPEN,
    input: () => ({ params: { token: world.paymentToken }, body: { decision: 'decline' } }),
  },
})
