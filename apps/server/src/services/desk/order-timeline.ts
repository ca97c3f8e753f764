import type { orderStorySchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { ListedNote } from '../../platform/db/queries/orders/order-notes.ts'
import type { OrderStoryQueries } from '../../platform/db/queries/orders/order-story.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import type { ReceiptQueries } from '../../platform/db/queries/payments/receipts.ts'

type Event = InferInput<typeof orderStorySchema>['timeline'][number]
type RowsOf<Name extends keyof OrderStoryQueries> = Awaited<ReturnType<OrderStoryQueries[Name]>>

/** What is known of an order, from which its timeline is made. */
export interface StoryRows {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly payments: readonly PaymentRow[]
  readonly receipts: Awaited<ReturnType<ReceiptQueries['listReceiptsOfOrder']>>
  readonly notes: readonly ListedNote[]
  readonly sources: RowsOf<'listSources'>
  readonly obtained: RowsOf<'listFulfilmentEvents'>
  readonly returns: RowsOf<'listReturns'>
  readonly refunds: RowsOf<'listRefunds'>
  readonly emails: RowsOf<'listEmails'>
  readonly reads: RowsOf<'listReads'>
  readonly changes: RowsOf<'listChanges'>
}

/** What happened to an order in time order, money beside it; of equal times in the order of a purchase. */
export const timelineOf = (rows: StoryRows): readonly Event[] =>
  [...ofOrder(rows), ...ofItems(rows), ...ofPeople(rows), ...ofMoney(rows), ...ofEmails(rows)].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )

const event = (at: Date, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
  at: at.toISOString(),
  kind,
  order_item_id: null,
  actor: null,
  actor_id: null,
  detail: null,
  amount: null,
  request_id: null,
  ...more,
})

function ofOrder({ order, payments }: StoryRows): readonly Event[] {
  const paid = payments.find(({ status }) => status === 'succeeded' || status === 'refunded')
  const placed = event(order.created_at, 'placed', { request_id: order.request_id })
  if (!order.paid_at) return [placed]
  const detail = order.paid_past_provider
    ? 'invoice'
    : order.used_balance
      ? 'balance'
      : (paid?.provider ?? null)
  return [
    placed,
    event(order.paid_at, 'paid', {
      detail,
      amount: toRoubles(order.total_kopecks),
      request_id: paid?.provider_payment_id ?? null,
    }),
  ]
}

const ofItems = ({ items, sources, obtained }: StoryRows): readonly Event[] => [
  ...sources.flatMap(({ order_item_id, source, asked, answered, asked_at, answered_at }) => [
    ...(asked_at ? [event(asked_at, 'asked', { order_item_id, detail: source })] : []),
    ...(answered_at && answered === asked
      ? [event(answered_at, 'answered', { order_item_id, detail: source })]
      : []),
  ]),
  ...obtained.map(({ at, order_item_id, actor, actor_id, event: detail, request_number }) =>
    event(at, 'obtained', { order_item_id, actor, actor_id, detail, request_id: request_number }),
  ),
  ...items.flatMap(({ id, done_at, opened_at }) => [
    ...(done_at ? [event(done_at, 'done', { order_item_id: id })] : []),
    ...(opened_at ? [event(opened_at, 'opened', { order_item_id: id })] : []),
  ]),
]

const ofPeople = ({ notes, reads, changes }: StoryRows): readonly Event[] => [
  ...changes.map(({ at, actor, actor_id, action }) =>
    event(at, 'changed', { actor, actor_id, detail: action }),
  ),
  ...reads.map(({ at, reader, reader_id, subject, fields }) =>
    event(at, 'read', { actor: reader, actor_id: reader_id, detail: fields, order_item_id: itemOf(subject) }),
  ),
  ...notes.map((note) =>
    event(note.created_at, 'note', {
      actor: note.author_name || note.author_email,
      actor_id: note.person_id,
      detail: note.text,
    }),
  ),
]

/** The item that an entry of a log is about; null: the order as a whole. */
export const itemOf = (subject: string): string | null => /^order_item:(.+)$/.exec(subject)?.[1] ?? null

const ofMoney = ({ returns, refunds, receipts }: StoryRows): readonly Event[] => [
  ...returns.map(({ created_at, order_item_id, actor, actor_id, cause, kopecks }) =>
    event(created_at, 'returned', {
      order_item_id,
      actor,
      actor_id,
      detail: cause,
      amount: toRoubles(-Number(kopecks)),
    }),
  ),
  ...refunds.flatMap(({ id, order_item_id, done_at, refused_at, amount_kopecks }) => {
    const more = { order_item_id, amount: toRoubles(-Number(amount_kopecks)), request_id: id }
    if (done_at) return [event(done_at, 'refunded', more)]
    return refused_at ? [event(refused_at, 'refund-refused', { ...more, amount: null })] : []
  }),
  ...receipts.map(({ id, created_at, kind }) =>
    event(created_at, 'receipt', { detail: kind, request_id: id }),
  ),
]

const ofEmails = ({ emails }: StoryRows): readonly Event[] =>
  emails.flatMap(({ kind, sent_at, given_up_at }) => {
    if (given_up_at) return [event(given_up_at, 'email-lost', { detail: kind })]
    return sent_at ? [event(sent_at, 'emailed', { detail: kind })] : []
  })
