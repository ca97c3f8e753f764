import { formatDate, moscowDate } from '@proverka/domain'
import { orderStageLabel } from '@proverka/domain/orders'
import { paidText } from '@proverka/domain/reports'
import type { AppContext } from '../../context.ts'
import { personalDataOf } from '../../audit/personal-data.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentHistory, type HistoryOrder } from '../../services/orders/list-own-orders.ts'
import type { Sheet, SheetValue } from '../../xlsx/make-sheet.ts'
import { XLSX_TYPE } from '../../xlsx/xlsx-type.ts'

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
