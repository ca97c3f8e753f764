import { toKopecks, toRoubles, DAY_MS } from '@proverka/domain'
import { TARIFF_BANNER_THRESHOLD } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

const MONTH_MS = 30 * DAY_MS

export const getTariffProgress =
  (context: AppContext): Handlers['tariffs']['getTariffProgress'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const { orderItems, orderList } = context.queries
    const since = new Date(context.clock.now().getTime() - MONTH_MS)
    const kopecks = await orderItems.sumPaidItems(user.id)
    const isOnWay = kopecks <= toKopecks(TARIFF_BANNER_THRESHOLD)
    const unpaid = await orderList.findNextUnpaid(user.id)
    return {
      paid: toRoubles(kopecks),
      checks: await orderItems.countPaidItems(user.id, since),
      orders: isOnWay ? (await orderItems.listPaidSums(user.id)).map(present) : [],
      unpaid: unpaid ? present(unpaid) : null,
    }
  }

interface WayOrder {
  readonly order_id: string
  readonly number: number
  readonly products: string[]
  readonly kopecks: number
}

const present = ({ kopecks, ...order }: WayOrder) => ({ ...order, amount: toRoubles(kopecks) })
