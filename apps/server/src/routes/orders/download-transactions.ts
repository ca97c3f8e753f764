import { formatDate, moscowDate } from '@proverka/domain'
import { transactionTitle } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMovement } from '../../presenters/movement.ts'
import type { Sheet } from '../../xlsx/make-sheet.ts'
import { XLSX_TYPE } from '../../xlsx/xlsx-type.ts'

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
