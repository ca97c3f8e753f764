import { HOUSE } from './adverts-rows.ts'
import { OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const eventsRows = (world: World): Rows => ({
  'events.estimatePrice': { statuses: OPEN, input: () => ({ body: { address: HOUSE, area: 54 } }) },
  'events.listComparables': { statuses: OPEN, input: () => ({ body: { address: HOUSE, area: 54 } }) },
  'events.recordEvent': { statuses: OPEN, input: () => ({ body: { event: 'order', params: {}, url: '/' } }) },
  'events.postTask': {
    statuses: OPEN,
    input: () => ({
      body: {
        email: 'olga@example.com',
        template: 'support-question',
        params: { text: 'Когда будет отчет?' },
      },
    }),
  },
  'events.answerPoll': {
    statuses: OPEN,
    input: () => ({ body: { poll: 'report', answer: 'up', order_item_id: world.report } }),
  },
  'events.countDoneOrders': { statuses: OPEN, input: () => ({}) },
  'events.addAffiliate': {
    statuses: OPEN,
    input: () => ({ body: { uid: 'a1', order_id: world.order } }),
  },
})
