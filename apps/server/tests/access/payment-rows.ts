import { OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const paymentRows = (world: World): Rows => ({
  'payment.reportWidgetResult': {
    statuses: OPEN,
    input: () => ({ body: { order_id: world.order, result: 'success' } }),
  },
  'payment.receiveWebhook': {
    statuses: [404, 404, 404, 404, 404],
    input: () => ({
      params: { provider: 'test' },
      body: { event: 'payment.succeeded', object: { id: 'x' } },
    }),
  },
  'payment.getTestPayment': { statuses: OPEN, input: () => ({ params: { token: world.paymentToken } }) },
  'payment.decideTestPayment': {
    statuses: OPEN,
    input: () => ({ params: { token: world.paymentToken }, body: { decision: 'decline' } }),
  },
})
