import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import { readDays } from '../../../platform/db/moscow-days.ts'
import type { MoneySide } from '../../../platform/db/queries/payments/money-figures.ts'
import { csvBytes } from '../../../documents/csv.ts'
import type { Handlers } from '../../http/handlers.ts'

interface Asked {
  readonly by: MoneySide
  readonly 'date-from'?: string
  readonly 'date-to'?: string
}

async function listMoney(context: AppContext, query: Asked) {
  const rows = await context.queries.moneyFigures.listMoney(query.by, readDays(query, context.clock.now()))
  return rows.map(({ key, items, paid, returned, cost }) => ({
    key,
    items,
    paid: toRoubles(paid),
    returned: toRoubles(returned),
    net: toRoubles(paid - returned),
    cost: toRoubles(cost),
    margin: toRoubles(paid - returned - cost),
  }))
}

export const getMoney =
  (context: AppContext): Handlers['admin']['getMoney'] =>
  ({ query }) =>
    listMoney(context, query)

const HEADINGS: Readonly<Record<MoneySide, string>> = {
  day: 'День',
  site: 'Сайт',
  provider: 'Платежная система',
  product: 'Услуга',
  partner: 'Партнер',
}

/** A table for spreadsheets. */
export const downloadMoney =
  (context: AppContext): Handlers['admin']['downloadMoney'] =>
  async ({ query }) => {
    const rows = await listMoney(context, query)
    const heading = HEADINGS[query.by]
    const table = rows.map(({ key, items, paid, returned, net, cost, margin }) => [
      key,
      String(items),
      ...[paid, returned, net, cost, margin].map((sum) => sum.toFixed(2)),
    ])
    return {
      bytes: csvBytes([
        [heading, 'Услуг', 'Оплачено', 'Возвращено', 'Итого', 'Контрагентам', 'Остается'],
        ...table,
      ]),
      type: 'text/csv; charset=utf-8',
      name: `Деньги, ${heading.toLowerCase()}.csv`,
      about: [],
    }
  }
