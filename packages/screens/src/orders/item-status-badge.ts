import { itemStatusLabel } from '@proverka/domain/orders'
import type { ResultTone } from '@proverka/ui/report'

const TONES: Readonly<Record<string, ResultTone>> = {
  waitingforpayment: 'yellow',
  requested: 'wait',
  inprogress: 'wait',
  actionrequired: 'yellow',
  done: 'green',
  refund: 'grey',
  deleted: 'grey',
}

/** Shape and word of an order item's status; one that is not known reads neutrally. */
export function itemStatusBadge(status: string): { tone: ResultTone; word: string } {
  return { tone: TONES[status] ?? 'grey', word: itemStatusLabel(status) }
}
