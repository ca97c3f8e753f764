import { maskEmail, maskName, toRoubles } from '@proverka/domain'
import { catalogueProduct } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import { readDays, type DayRange } from '../../../platform/db/moscow-days.ts'
import {
  TARIFF_PRODUCT,
  WATCH_PRODUCT,
  type MoneyRow,
  type MoneySide,
  type MoneySums,
} from '../../../platform/db/queries/payments/money-figures.ts'
import type { Handlers } from '../../http/handlers.ts'

interface Asked {
  readonly by: MoneySide
  readonly 'date-from'?: string
  readonly 'date-to'?: string
}

const presentSums = ({ items, paid, returned, cost }: MoneySums) => ({
  items,
  paid: toRoubles(paid),
  returned: toRoubles(returned),
  net: toRoubles(paid - returned),
  cost: toRoubles(cost),
  margin: toRoubles(paid - returned - cost),
})

const PROVIDERS: Readonly<Record<string, string>> = {
  money: 'ЮKassa',
  card: 'CloudPayments',
  test: 'Проверочная касса',
  balance: 'С баланса',
  free: 'Бесплатно',
}

const UNKNOWN = 'не указано'

/** Characters of a partner's id that tell those with like names apart. */
const ID_LENGTH = 8

/** What the keys of a side are called. */
async function namesOf(context: AppContext, by: MoneySide, keys: readonly string[]) {
  const partners = by === 'partner' ? await context.queries.partnerMoney.listNames(keys) : []
  const partnerOf = new Map(partners.map((partner) => [partner.id, partner]))
  return (key: string): string => {
    if (key === '') return by === 'partner' ? 'без партнера' : UNKNOWN
    switch (by) {
      case 'day':
        return key
      case 'site':
        return context.config.sites.find((site) => site.key === key)?.name ?? key
      case 'provider':
        return PROVIDERS[key] ?? key
      case 'product':
        if (key === WATCH_PRODUCT) return 'Слежение'
        return key === TARIFF_PRODUCT ? 'Тарифы' : (catalogueProduct(key)?.product_name_ru ?? key)
      case 'partner': {
        const partner = partnerOf.get(key)
        const name = partner && (partner.name ? maskName(partner.name) : maskEmail(partner.email))
        return `${name ?? UNKNOWN}, ${key.slice(0, ID_LENGTH)}`
      }
    }
  }
}

async function presentRows(context: AppContext, by: MoneySide, rows: readonly MoneyRow[]) {
  const nameOf = await namesOf(
    context,
    by,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => ({ key: row.key, name: nameOf(row.key), ...presentSums(row) }))
}

const listMoney = async (context: AppContext, { by, ...period }: Asked) =>
  presentRows(
    context,
    by,
    await context.queries.moneyFigures.listMoney(by, readDays(period, context.clock.now())),
  )

export const getMoney =
  (context: AppContext): Handlers['admin']['getMoney'] =>
  ({ query }) =>
    listMoney(context, query)

export const getMoneyReport =
  (context: AppContext): Handlers['admin']['getMoneyReport'] =>
  async ({ query }) => {
    const { moneyFigures } = context.queries
    const days = readDays(query, context.clock.now())
    const earlier = before(days)
    const [{ totals, sides }, books, past, first] = await Promise.all([
      moneyFigures.listAllSides(days),
      moneyFigures.sumBooks(days),
      moneyFigures.listAllSides(earlier),
      moneyFigures.findFirstPaid(),
    ])
    return {
      first: days.first,
      last: days.last,
      totals: presentSums(totals),
      before: first && first < earlier.until ? presentSums(past.totals) : null,
      books: { paid: toRoubles(books.paid), returned: toRoubles(books.returned) },
      day: await presentRows(context, 'day', sides.day),
      site: await presentRows(context, 'site', sides.site),
      provider: await presentRows(context, 'provider', sides.provider),
      product: await presentRows(context, 'product', sides.product),
      partner: await presentRows(context, 'partner', sides.partner),
    }
  }

/** As many days as these, which end where they begin. */
const before = ({ from, until }: DayRange) => ({
  from: new Date(2 * from.getTime() - until.getTime()),
  until: from,
})
