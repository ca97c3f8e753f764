import type { orderStorySchema, staffNoteSchema } from '@proverka/api/contract'
import { groupDigits, maskEmail, maskName, maskPhone, showReasonLabel, toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { InferInput } from 'valibot'
import type { ListedNote } from '../../platform/db/queries/orders/order-notes.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { SEEN_MS } from '../../platform/live/staff-changes.ts'
import type { AppContext } from '../context.ts'
import { readShownReason } from '../staff/shown-reason.ts'
import { maskedSubject } from './masked-subject.ts'
import { itemOf, timelineOf, type StoryRows } from './order-timeline.ts'

type Story = InferInput<typeof orderStorySchema>

/** Notes that a page shows. */
const MOST_NOTES = 100

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The whole story of one order, personal data masked (CONSOLE-06). Throws `order/not-found`. */
export async function loadOrderStory(context: AppContext, readerId: string, orderId: string): Promise<Story> {
  const { queries } = context
  const { orderStory } = queries
  const order = await queries.orders.findOrder(orderId)
  const client = order && (await queries.users.findUser(order.person_id))
  if (!order || !client) throw appError('order/not-found')
  const [version, items, payments, receipts, notes, viewers] = await Promise.all([
    orderStory.findVersion(order.id),
    queries.orderItems.listItems(order.id),
    queries.payments.listAll(order.id),
    queries.receipts.listReceiptsOfOrder(order.id),
    queries.orderNotes.listOfOrder(order.id, MOST_NOTES),
    queries.staffLive.listViewers(order.id, new Date(context.clock.now().getTime() - SEEN_MS)),
  ])
  const [sources, fulfilments, obtained, returns, refunds] = await Promise.all([
    orderStory.listSources(order.id),
    orderStory.listFulfilments(order.id),
    orderStory.listFulfilmentEvents(order.id),
    orderStory.listReturns(order.id),
    orderStory.listRefunds(order.id),
  ])
  const [ledger, emails, reads, changes, files] = await Promise.all([
    orderStory.listLedger(order.id),
    orderStory.listEmails(order.id, order.email),
    orderStory.listReads(order.id, order.person_id),
    orderStory.listChanges(order.id, order.person_id),
    orderStory.listFiles(order.id),
  ])
  const rows: StoryRows = {
    order,
    items,
    payments,
    receipts,
    notes,
    sources,
    obtained,
    returns,
    refunds,
    emails,
    reads,
    changes,
  }
  const presentItem = (item: OrderItemRow): Story['items'][number] => ({
    order_item_id: item.id,
    number: `${groupDigits(order.number)}-${item.position + 1}`,
    product_name: item.product_name,
    product_name_ru: item.product_name_ru,
    subject: maskedSubject(item),
    status: item.status,
    price: toRoubles(item.price_kopecks),
    returned: toRoubles(item.returned_kopecks),
    due_at: iso(item.due_at),
    done_at: iso(item.done_at),
    opened_at: iso(item.opened_at),
    sources: sources
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map(({ source, asked, answered }) => ({ source, asked, answered })),
    fulfilments: fulfilments
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map((row) => ({
        fulfilment_id: row.id,
        version: row.version,
        kind: row.kind,
        status: row.status,
        channel: row.channel,
        request_number: row.request_number,
        contractor_order_id: row.contractor_order_id,
        latest_at: row.latest_at.toISOString(),
        ended_at: iso(row.ended_at),
      })),
  })
  return {
    order_id: order.id,
    version,
    number: order.number,
    site: order.site,
    purpose: order.purpose,
    client: presentMaskedClient(client),
    email: maskEmail(order.email),
    created_at: order.created_at.toISOString(),
    paid_at: iso(order.paid_at),
    promised_at: iso(order.promised_at),
    total: toRoubles(order.total_kopecks),
    returned: toRoubles(items.reduce((sum, item) => sum + item.returned_kopecks, 0)),
    used_balance: order.used_balance,
    partner_id: order.partner_id,
    campaign: order.campaign,
    source: order.source,
    request_id: order.request_id,
    items: items.map(presentItem),
    timeline: [...timelineOf(rows)],
    payments: payments.map((row) => ({
      payment_id: row.id,
      provider: row.provider,
      provider_payment_id: row.provider_payment_id,
      amount: toRoubles(row.amount_kopecks),
      status: row.status,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    })),
    receipts: receipts.map(({ id, kind, lines, created_at }) => ({
      receipt_id: id,
      kind,
      sum: toRoubles(lines.reduce((sum, { kopecks }) => sum + kopecks, 0)),
      created_at: created_at.toISOString(),
    })),
    ledger: ledger.map(({ id, description, created_at, entries }) => ({
      transfer_id: id,
      description,
      created_at: created_at.toISOString(),
      entries: entries.map(({ account, kopecks }) => ({ account, amount: toRoubles(kopecks) })),
    })),
    files: files.map(({ id, size_bytes, matched_at, order_item_id, name, kind, hash, matched_by }) => ({
      file_id: id,
      order_item_id,
      name,
      kind,
      size: size_bytes,
      hash,
      matched_by,
      matched_at: matched_at.toISOString(),
    })),
    emails: emails.map(({ id, kind, created_at, sent_at, given_up_at }) => ({
      email_id: id,
      kind,
      created_at: created_at.toISOString(),
      sent_at: iso(sent_at),
      given_up_at: iso(given_up_at),
    })),
    viewers: viewers
      .filter(({ id }) => id !== readerId)
      .map(({ id, name, email }) => ({ person_id: id, name: name || email })),
    notes: notes.map(presentNote),
    reads: reads.map(({ at, reader, reader_id, subject, fields, reason }) => ({
      at: at.toISOString(),
      reader,
      reader_id,
      order_item_id: itemOf(subject),
      fields,
      reason: reasonWords(reason),
    })),
  }
}

/** Why a value was shown, in words; null for a call that is made for its data. */
function reasonWords(entry: string): string | null {
  const shown = readShownReason(entry)
  return shown
    ? [showReasonLabel(shown.reason), shown.reference, shown.text].filter(Boolean).join(', ')
    : null
}

export const presentNote = (note: ListedNote): InferInput<typeof staffNoteSchema> => ({
  note_id: note.id,
  order_id: note.order_id,
  author: note.author_name || note.author_email,
  author_id: note.person_id,
  text: note.text,
  created_at: note.created_at.toISOString(),
})

export const presentMaskedClient = ({
  id,
  name,
  email,
  phone,
  waiting_address,
}: UserRow): Story['client'] => ({
  person_id: id,
  name: maskName(name),
  email: maskEmail(waiting_address ?? email),
  phone: phone === null ? null : maskPhone(phone),
})
