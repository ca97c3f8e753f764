import { formatDate, toRoubles } from '@proverka/domain'
import { moscowDate } from '@proverka/domain/timing'
import { transactionTitle } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMovement } from '../../presenters/money.ts'
import { balanceOfUser } from '../../../services/payments/balance.ts'
import type { Sheet } from '../../../documents/xlsx/make-sheet.ts'
import { XLSX_TYPE } from '../../../documents/xlsx/xlsx-type.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'

export const listTransactions =
  (context: AppContext): Handlers['orders']['listTransactions'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { movements } = context.queries
    const page = await movements.listMovements(user.id, query.kind, query)
    const { own, bonus } = await balanceOfUser(context, user.id)
    return {
      transactions: page.map(presentMovement),
      count: await movements.countMovements(user.id, query.kind),
      own: toRoubles(own),
      bonus: toRoubles(bonus),
    }
  }

/** More movements than one balance has; a file of them still opens. */
const MOST_ROWS = 50_000

const COLUMNS: Sheet['columns'] = [
  { heading: 'Когда, МСК', width: 18, format: 'instant' },
  { heading: 'Что', width: 48 },
  { heading: 'Свои, ₽', width: 14, format: 'money' },
  { heading: 'Бонус, ₽', width: 14, format: 'money' },
  { heading: 'Остаток, ₽', width: 14, format: 'money' },
]

/** The movements as a spreadsheet, those of the chosen kind. */
export const downloadTransactions =
  (context: AppContext): Handlers['orders']['downloadTransactions'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('archive', user.id)
    const page = { limit: MOST_ROWS, offset: 0 }
    const rows = await context.queries.movements.listMovements(user.id, query.kind, page)
    const day = formatDate(moscowDate(context.clock.now().getTime()))
    return {
      bytes: await context.xlsx({
        title: `Движение денег на ${day}`,
        columns: COLUMNS,
        rows: rows
          .map(presentMovement)
          .map(({ date, Description, own, bonus, balance }) => [
            new Date(date),
            transactionTitle(Description),
            own || null,
            bonus || null,
            balance,
          ]),
      }),
      type: XLSX_TYPE,
      name: `движение-денег-${day}.xlsx`,
      about: [],
    }
  }

/** The receipts of an order; each file is `GET /receipt/{id}`, as in the emails. */
export const listReceipts =
  (context: AppContext): Handlers['orders']['listReceipts'] =>
  async ({ params }, call) => {
    const order = await requireReadableOrder(context, call, await context.queries.orders.findOrder(params.id))
    const rows = await context.queries.receipts.listReceiptsOfOrder(order.id)
    return rows.map(({ id, kind, lines, created_at }) => ({
      id,
      kind,
      amount: toRoubles(lines.reduce((sum, { kopecks }) => sum + kopecks, 0)),
      created_at: created_at.toISOString(),
    }))
  }
