import { formatDate } from '@proverka/domain'
import { addDays, moscowDate, startOfMoscowDay } from '@proverka/domain/timing'
import { rubles } from '../../parts/rubles.ts'
import type { PriceRow, TariffRow } from './catalogue-queries.ts'

/** A price, or that there was none. */
export const priceText = (roubles: number | null): string => (roubles === null ? 'нет' : rubles(roubles))

const KINDS: Readonly<Record<string, string>> = {
  Base: 'Основная',
  Personal: 'Для людей',
  Partner: 'Партнера',
  Campaign: 'Кампании',
  Tariff: 'Тарифа',
  Urgent: 'Срочность',
}

/** What kind of price it is, by the name of its type. */
export const kindLabel = (type: string): string => KINDS[type] ?? type

/** One price of a product in a list of them. */
export function priceLabel(row: PriceRow, tariffs: readonly TariffRow[]): string {
  const target =
    row.tariff_simple_id === null
      ? (row.campaign ?? '')
      : (tariffs.find(({ tariff_simple_id }) => tariff_simple_id === row.tariff_simple_id)?.name ?? '')
  const name = [kindLabel(row.price_component_type.name), target && `«${target}»`].filter(Boolean).join(' ')
  return `${name}, ${rubles(row.price)}`
}

/** The last day, by Moscow, on which something with an end works: `2026-11-30`; empty: no end. */
export const lastDay = (activeUntil: string | null): string =>
  activeUntil === null ? '' : moscowDate(Date.parse(activeUntil) - 1)

/** The end of a day by Moscow; null for no day. */
export const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(startOfMoscowDay(addDays(day, 1))).toISOString()

export const untilText = (activeUntil: string | null): string =>
  activeUntil === null ? 'без срока' : `до ${formatDate(lastDay(activeUntil))}`
