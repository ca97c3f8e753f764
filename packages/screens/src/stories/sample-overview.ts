import type { Overview } from '../pages/cabinet/overview/data.ts'
import { DONE_PARTS, sampleHistory, samplePart } from './sample-orders.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A report to read, an order to pay, data to add, files to save. */
export const WAITING: Overview = {
  tasks: [
    {
      kind: 'unread',
      order: sampleHistory(10_531, DONE_PARTS),
      order_item_ids: DONE_PARTS.map(({ order_item_id }) => order_item_id),
      since: inHours(-1),
      until: null,
    },
    {
      kind: 'payment',
      order: sampleHistory(10_507, [samplePart('EgrnObject', { status: 'waitingforpayment' })]),
      order_item_ids: [],
      since: inHours(-20),
      until: inHours(48),
    },
    {
      kind: 'data',
      order: sampleHistory(10_519, [samplePart('RiskAssessmentOwner', { status: 'actionrequired' })]),
      order_item_ids: ['00000000-0000-4000-8000-000000000001'],
      since: inHours(-2),
      until: inHours(72),
    },
  ],
  more: 0,
  waiting_orders: 2,
  watch_outs: [],
  unpaid_days: 7,
  balance: { own: 1374, bonus: 250 },
  deals: { count: 1, waiting: 1, missing: 4 },
  withdrawable: 3420,
  tariff: { tariff_simple_id: 0, name: 'Начальный', active_until: null, paid: 1126, threshold: 1500 },
}

/** The first day. */
export const NOTHING: Overview = {
  tasks: [],
  more: 0,
  waiting_orders: 0,
  watch_outs: [],
  unpaid_days: 7,
  balance: { own: 0, bonus: 0 },
  deals: { count: 0, waiting: 0, missing: 0 },
  withdrawable: 0,
  tariff: { ...WAITING.tariff, paid: 0 },
}

/** Everything that a line of «На что обратить внимание» can be. */
export const WATCHED: Overview = {
  ...WAITING,
  watch_outs: [
    { kind: 'email-refused', at: inHours(-3) },
    { kind: 'late', order_id: WAITING.tasks[0]!.order.orderId, number: 10_531, at: inHours(-5) },
    { kind: 'email-unproven', at: inHours(-72) },
    { kind: 'no-password', at: inHours(-72) },
    { kind: 'tariff-ending', name: 'Постоянный', at: inHours(40) },
    { kind: 'token-ending', hint: '…8f2c', at: inHours(90) },
  ],
}
