import { formatDate, toRoubles } from '@proverka/domain'
import { BASIC_TARIFF_ID, TARIFF_BANNER_THRESHOLD, orderStageLabel } from '@proverka/domain/orders'
import { DAY_MS, moscowDate } from '@proverka/domain/timing'
import { paidText } from '@proverka/domain/views'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentHistory, type HistoryOrder } from '../../../services/orders/list-own-orders.ts'
import { moneyTermsOf } from '../../../platform/config/money-terms.ts'
import { loadWatchOuts } from '../../../services/accounts/watch-outs.ts'
import { loadWaitingTasks } from '../../../services/orders/load-overview.ts'
import { balanceOfUser } from '../../../services/payments/balance.ts'
import { withdrawableOf } from '../../../services/payments/withdrawals.ts'
import { findCurrentTariff } from '../../../services/payments/tariffs.ts'
import { personalDataOf } from '../../../platform/audit/personal-part.ts'
import type { Sheet, SheetValue } from '../../../documents/xlsx/make-sheet.ts'
import { XLSX_TYPE } from '../../../documents/xlsx/xlsx-type.ts'
import { markOpened } from '../../../services/orders/mark-opened.ts'
import {
  archivedOrder,
  streamOrdersArchive,
  type ArchivedOrder,
} from '../../../services/reports/order-archive.ts'

export const listOrders =
  (context: AppContext): Handlers['orders']['listOrders'] =>
  async ({ query: { limit, offset, ...filter } }, call) => {
    const { user } = callerOf(call)
    const { orderList } = context.queries
    const page = await orderList.listOrders(user.id, filter, limit, offset)
    return {
      orders: [...(await presentHistory(context, page))],
      count: await orderList.countOrders(user.id, filter),
    }
  }

export const getOverview =
  (context: AppContext): Handlers['orders']['getOverview'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const { deals, orderItems, tariffs } = context.queries
    const { own, bonus } = await balanceOfUser(context, user.id)
    const current = await findCurrentTariff(context, user.id)
    const tariffId = current?.tariff_id ?? BASIC_TARIFF_ID
    return {
      ...(await loadWaitingTasks(context, user.id)),
      watch_outs: await loadWatchOuts(context, user, current),
      unpaid_days: moneyTermsOf(context.config).unpaidOrderMs / DAY_MS,
      balance: { own: toRoubles(own), bonus: toRoubles(bonus) },
      deals: await deals.countDealsOf(user.id),
      withdrawable: toRoubles(await withdrawableOf(context, user.id)),
      tariff: {
        tariff_simple_id: tariffId,
        name: (await tariffs.findTariff(tariffId))?.name ?? '',
        active_until: current?.active_until?.toISOString() ?? null,
        paid: toRoubles(await orderItems.sumPaidItems(user.id)),
        threshold: TARIFF_BANNER_THRESHOLD,
      },
    }
  }

/** Most rows of one file; a user with more narrows the list. */
const MOST_ROWS = 5000
/** Orders whose reports are read at once. */
const BATCH = 200

const COLUMNS: Sheet['columns'] = [
  { heading: 'Заказ', width: 10, format: 'count' },
  { heading: 'Дата, МСК', width: 18, format: 'instant' },
  { heading: 'Объект или человек', width: 30 },
  { heading: 'Адрес', width: 44 },
  { heading: 'Что заказано', width: 44 },
  { heading: 'Состояние', width: 16 },
  { heading: 'Готово частей', width: 10, format: 'count' },
  { heading: 'Вывод', width: 22 },
  { heading: 'Оплата', width: 20 },
  { heading: 'Сумма, ₽', width: 14, format: 'money' },
  { heading: 'Файлы храним до', width: 18, format: 'instant' },
]

export const exportOrders =
  (context: AppContext): Handlers['orders']['exportOrders'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('archive', user.id)
    const orders: HistoryOrder[] = []
    for (let offset = 0; offset < MOST_ROWS; offset += BATCH) {
      const page = await context.queries.orderList.listOrders(user.id, query, BATCH, offset)
      orders.push(...(await presentHistory(context, page)))
      if (page.length < BATCH) break
    }
    const day = formatDate(moscowDate(context.clock.now().getTime()))
    // The first line says where the rest is: a file that ends without a word would be taken for the whole.
    const rest = orders.length < MOST_ROWS ? '' : `, первые ${MOST_ROWS}: остальные — фильтром`
    return {
      bytes: await context.xlsx({
        title: `Заказы на ${day}${rest}`,
        columns: COLUMNS,
        rows: orders.map(rowOf),
      }),
      type: XLSX_TYPE,
      name: `заказы-${day}.xlsx`,
      about: orders.map(({ orderId }) => personalDataOf('order', orderId, 'items')),
    }
  }

function rowOf(order: HistoryOrder): readonly SheetValue[] {
  const address = order.items.find(({ ItemMetadata }) => ItemMetadata.address)?.ItemMetadata.address ?? ''
  return [
    order.number,
    new Date(order.date),
    order.subject,
    address === order.subject ? '' : address,
    order.items.map(({ product_name_ru }) => product_name_ru).join(', '),
    orderStageLabel(order.state),
    order.items.filter(({ status }) => status === 'done').length,
    order.verdict?.words ?? '',
    paidText(order),
    order.totalAmount,
    order.Paid ? new Date(order.kept_until) : null,
  ]
}

/** Files of chosen orders in one archive; one that is not the caller's, and nothing is given. */
export const downloadOrders =
  (context: AppContext): Handlers['orders']['downloadOrders'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const ids = [...new Set(query.ids)]
    const { orderItems, orderList } = context.queries
    const rows = await orderList.listOrders(user.id, { ids, sort: 'number', direction: 'asc' }, ids.length, 0)
    if (rows.length < ids.length) throw appError('order/not-found')
    const all = await orderItems.listItemsOfOrders(ids)
    if (!all.some(({ status }) => status === 'done')) throw appError('order/not-ready')
    await context.rateLimits.consume('archive', user.id)
    const orders: ArchivedOrder[] = []
    for (const row of rows) {
      const items = all.filter(({ order_id }) => order_id === row.id)
      orders.push(await archivedOrder(context, row, items, { isBuyer: true }))
    }
    await markOpened(context, call, user.id, all)
    return streamOrdersArchive(context, orders)
  }
