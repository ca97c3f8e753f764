import type { Connected } from '../../adapters/contractors/connect-contractors.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { takeNext } from '../fulfilment/next-to-order.ts'
import { after } from './change-order.ts'
import { followOrders } from './follow-orders.ts'
import { pausesOf } from './look-times.ts'
import { findLostOrder, orderAtContractor, payForOrder } from './order-at-contractor.ts'
import { measureAccount, purchasesNow } from './watch-account.ts'

/** Orders of one contractor that are worked on at a time. */
const AT_ONCE = 3

/** Orders that one batch looks at; it places as many as go out at once, so that none of them waits in the hands of a process. */
const LOOKS_OF_BATCH = 100

/** A round goes on while there is much to do, and leaves a process time to end. */
const BATCHES_OF_ROUND = 50

/**
 * One round of the work with contractors: looks at what was ordered, then orders what is to be ordered. Any number of
 * processes do it at once; each fulfilment is in the hands of one. Answers how many were touched.
 */
export async function runContractors(context: AppContext): Promise<number> {
  const touched = await Promise.all(context.contractors.map((one) => runContractor(context, one)))
  return touched.reduce((sum, count) => sum + count, 0)
}

async function runContractor(context: AppContext, contractor: Connected): Promise<number> {
  await measureAccount(context, contractor)
  let touched = 0
  for (let batch = 0; batch < BATCHES_OF_ROUND; batch++) {
    const looked = await lookAtOrders(context, contractor)
    const ordered = await placeOrders(context, contractor)
    touched += looked + ordered
    if (looked < LOOKS_OF_BATCH && ordered < AT_ONCE) break
  }
  return touched
}

async function lookAtOrders(context: AppContext, contractor: Connected): Promise<number> {
  const { contractorOrders } = context.queries
  const looks = await contractorOrders.takeToFollow({
    contractor: contractor.name,
    now: context.clock.now(),
    until: after(context, pausesOf(context).leaseMs),
    limit: LOOKS_OF_BATCH,
  })
  await inParallel(context, looks.filter(isLost), (row) => findLostOrder(context, contractor, row))
  await inParallel(context, looks.filter(isUnpaid), (row) => payForOrder(context, contractor, row))
  const ordered = looks.filter((row) => !isLost(row) && !isUnpaid(row))
  await followOrders(context, contractor, ordered)
  return looks.length
}

async function placeOrders(context: AppContext, contractor: Connected): Promise<number> {
  const limit = await purchasesNow(context, contractor, AT_ONCE)
  if (limit === 0) return 0
  const lookAt = after(context, pausesOf(context).leaseMs)
  const orders = await takeNext(context, contractor.name, limit, lookAt)
  await inParallel(context, orders, (row) => orderAtContractor(context, contractor, row))
  return orders.length
}

/** Asked for, and whether it was ordered is unknown. */
const isLost = ({ contractor_order_id }: FulfilmentRow): boolean => contractor_order_id === null

/** Placed and not paid; past its term the state is asked for first. */
const isUnpaid = (row: FulfilmentRow): boolean => !isLost(row) && row.status === 'ordering'

/** A fault over one of them leaves the others alone; it comes again when its lease is over. */
async function inParallel(
  context: AppContext,
  rows: readonly FulfilmentRow[],
  work: (row: FulfilmentRow) => Promise<void>,
): Promise<void> {
  const waiting = [...rows]
  const worker = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      try {
        await work(row)
      } catch (error) {
        context.log.error({ err: error, fulfilment: row.id }, 'an order at a contractor failed')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
