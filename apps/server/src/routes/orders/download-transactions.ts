import { moscowDate, transactionTitle } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMovement } from '../../presenters/movement.ts'
import { workbookParts, XLSX_TYPE, type Column } from '../../xlsx/workbook.ts'

/** More movements than one balance has; a file of them still opens. */
const MOST_ROWS = 50_000

const COLUMNS: readonly Column[] = [
  { title: 'Когда (МСК)', width: 18, kind: 'time' },
  { title: 'Что', width: 48, kind: 'text' },
  { title: 'Свои', width: 14, kind: 'money' },
  { title: 'Бонус', width: 14, kind: 'money' },
  { title: 'Остаток', width: 14, kind: 'money' },
]

/** The movements as a spreadsheet, those of the chosen kind. */
export const downloadTransactions =
  (context: AppContext): Handlers['orders']['downloadTransactions'] =>
  async ({ query }, call) => {
    const { person } = callerOf(call)
    await context.rateLimits.consume('archive', person.id)
    const page = { limit: MOST_ROWS, offset: 0 }
    const rows = await context.queries.movements.listMovements(person.id, query.kind, page)
    const now = context.clock.now()
    const parts = workbookParts({
      name: 'Движение денег',
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
    })
    return {
      bytes: await context.zip(parts, now),
      type: XLSX_TYPE,
      name: `Движение денег ${moscowDate(now.getTime())}.xlsx`,
      about: [],
    }
  }
