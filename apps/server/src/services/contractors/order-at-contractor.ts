import type { Kopecks } from '@proverka/domain'
import { isPropertyCheck } from '../fulfilment/property-check.ts'
import type { Connected } from '../../adapters/contractors/connect-contractors.ts'
import type { ContractorOrder, ListedOrder } from '../../adapters/contractors/contractor.ts'
import { SourceError } from '../../adapters/sources/calls/source-error.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { moveFulfilment } from '../fulfilment/move-fulfilment.ts'
import { after, attempt, changeTaken, handOver, postpone, stopLooking } from './change-order.ts'
import { endWithoutDocument } from './end-without-document.ts'
import { nextLook, pausesOf } from './look-times.ts'
import { noteMoney, noteNoMoney } from './watch-account.ts'

/**
 * Orders what a fulfilment needs that `takeNext` has handed out. Our key is its id, which is stored: after a lost answer, or
 * the death of this process, the order is looked up by it and never placed again unseen (FULFIL-05).
 */
export async function orderAtContractor(
  context: AppContext,
  contractor: Connected,
  taken: FulfilmentRow,
): Promise<void> {
  const order = toOrder(taken)
  if (!order) return handOver(context, taken, 'Без кадастрового номера у контрагента не заказать.')
  const placed = await attempt(context, contractor, () => contractor.place(order))
  if (placed instanceof SourceError) {
    if (placed.isWithoutEffect)
      return unsend(context, taken, placed.retryAfterMs ?? pausesOf(context).retryMs)
    return lookUpLost(context, contractor, taken)
  }
  if (placed.kind === 'no-money') {
    await noteNoMoney(context, contractor)
    return unsend(context, taken, pausesOf(context).noMoneyMs)
  }
  if (placed.kind === 'refused') return endWithoutDocument(context, taken, placed.reason)
  await keepOrder(context, contractor, taken, placed.theirId, placed.kopecks)
}

/** What is asked for; undefined where it cannot be ordered. */
function toOrder({ id, number, kind }: FulfilmentRow): ContractorOrder | undefined {
  return number !== null && isPropertyCheck(kind) ? { number, kind, ourKey: id } : undefined
}

/** The contractor does not have the order: it is placed later. */
async function unsend(context: AppContext, taken: FulfilmentRow, ms: number): Promise<void> {
  await changeTaken(context, taken, (held) =>
    moveFulfilment(context, held, { event: 'unsent', change: { next_look_at: after(context, ms) } }),
  )
}

/** Waits before a lost order is looked up: their side may still be at it. Where it cannot be looked up, people do it. */
async function lookUpLost(context: AppContext, contractor: Connected, taken: FulfilmentRow): Promise<void> {
  if (contractor.find) return postpone(context, taken, pausesOf(context).retryMs)
  return handOver(
    context,
    taken,
    `Ответ ${contractor.title} на заказ потерян, и проверить это программой нельзя. Посмотрите в его кабинете, есть ли заказ.`,
  )
}

/** Finds an order whose answer was lost; places it again only when it is certain that there is none. */
export async function findLostOrder(
  context: AppContext,
  contractor: Connected,
  taken: FulfilmentRow,
): Promise<void> {
  const order = toOrder(taken)
  const find = contractor.find
  if (!order || !find) return lookUpLost(context, contractor, taken)
  const since = taken.asked_at ?? taken.created_at
  const listed = await attempt(context, contractor, () => find(order, since))
  if (listed instanceof SourceError) {
    const { retryMs, laterMs } = pausesOf(context)
    // One page in the place of an answer is a bad moment of theirs; a list of another form stays unreadable.
    const isSoon = context.clock.now().getTime() - since.getTime() < laterMs
    if (listed.reason !== 'unclear-answer' || isSoon) return postpone(context, taken, retryMs)
    return handOver(
      context,
      taken,
      `Список заказов ${contractor.title} не прочитать: проверьте заказ в его кабинете.`,
    )
  }
  const found = await chooseOrder(context, taken, listed)
  if (found.kind === 'unclear')
    return handOver(
      context,
      taken,
      `У ${contractor.title} несколько похожих заказов: выберите в его кабинете тот, что никому не отдан.`,
    )
  if (found.kind === 'found') return keepOrder(context, contractor, taken, found.theirId, undefined)
  // Past its term it is paid back: nothing is bought any more.
  if (taken.status === 'overdue') return stopLooking(context, taken)
  await unsend(context, taken, 0)
}

type Choice = { readonly kind: 'found'; readonly theirId: string } | { readonly kind: 'none' | 'unclear' }

/**
 * Which listed order belongs to a fulfilment. By our key the first one, as others are repeats of their own, which nobody
 * pays. Without it the only one that is nobody else's.
 */
async function chooseOrder(
  { queries: { contractorOrders } }: AppContext,
  taken: FulfilmentRow,
  listed: readonly ListedOrder[],
): Promise<Choice> {
  const ours = listed.filter(({ isOurs }) => isOurs).map(({ theirId }) => theirId)
  const [oldest] = ours.toSorted(byAge)
  if (oldest !== undefined) return { kind: 'found', theirId: oldest }
  const ids = listed.map(({ theirId }) => theirId)
  const known = await contractorOrders.listKnownOrders(taken.channel, ids)
  const free = ids.filter((theirId) => !known.has(theirId))
  const [theirId, ...others] = free
  if (theirId === undefined) return { kind: 'none' }
  const isClear = others.length === 0 && !(await contractorOrders.hasUnknownTwin(taken))
  return isClear ? { kind: 'found', theirId } : { kind: 'unclear' }
}

/** Their ids are counted up: the shorter, then the smaller one is older. */
const byAge = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other))

/** Stores their id before anything is paid, then pays. */
async function keepOrder(
  context: AppContext,
  contractor: Connected,
  taken: FulfilmentRow,
  theirId: string,
  kopecks: Kopecks | undefined,
): Promise<void> {
  const cost = kopecks ?? contractor.priceKopecks
  const kept = { ...taken, contractor_order_id: theirId, cost_kopecks: cost ?? null }
  const isKept = await context.queries.contractorOrders.setContractorOrder(taken, theirId, cost)
  if (!isKept)
    context.log.error({ contractor: contractor.name, order: theirId }, 'an order is of no use any more')
  if (!contractor.pay) return confirmPaid(context, contractor, kept, cost)
  if (!isKept) return
  // Past its term nothing is bought: whether it was paid says its state.
  if (taken.status === 'overdue') return postpone(context, taken, pausesOf(context).retryMs)
  return payForOrder(context, contractor, kept)
}

/** Pays for a placed order; one that is paid already is only written down. */
export async function payForOrder(
  context: AppContext,
  contractor: Connected,
  taken: FulfilmentRow,
): Promise<void> {
  const { pay } = contractor
  const theirId = taken.contractor_order_id
  if (!theirId) throw new Error('an order without an id of the contractor cannot be paid')
  if (!pay) return confirmPaid(context, contractor, taken, taken.cost_kopecks ?? undefined)
  const paid = await attempt(context, contractor, () => pay(theirId))
  if (paid instanceof SourceError) return postpone(context, taken, pausesOf(context).retryMs)
  if (paid.kind === 'no-money') {
    await noteNoMoney(context, contractor)
    return postpone(context, taken, pausesOf(context).noMoneyMs)
  }
  if (paid.kind === 'refused') return endWithoutDocument(context, taken, paid.reason)
  await confirmPaid(context, contractor, taken, paid.kopecks ?? taken.cost_kopecks ?? undefined)
}

/** Writes down that an order is paid for, with its cost, whatever has become of the fulfilment meanwhile. */
export async function confirmPaid(
  context: AppContext,
  contractor: Connected,
  taken: FulfilmentRow,
  kopecks: Kopecks | undefined,
): Promise<void> {
  const now = context.clock.now()
  await context.database.transaction(async () => {
    await changeTaken(context, taken, (held) =>
      moveFulfilment(context, held, {
        event: 'ordered',
        details: { contractor: contractor.name, order: taken.contractor_order_id },
        change: {
          ordered_at: held.ordered_at ?? now,
          cost_kopecks: kopecks ?? null,
          next_look_at: nextLook(pausesOf(context), now, now),
        },
      }),
    )
    await noteMoney(context, contractor)
    if (kopecks === undefined || !taken.contractor_order_id) return
    await context.queries.contractorAccounts.insertCost({
      contractor: contractor.name,
      theirId: taken.contractor_order_id,
      orderItemId: taken.order_item_id,
      kopecks,
      at: now,
    })
  })
}
