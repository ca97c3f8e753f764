import { toKopecks } from '@proverka/domain'
import { daysBetween } from '@proverka/domain/timing'
import type { Extract } from '@proverka/domain/reports'
import type { Insertable } from 'kysely'
import type { FlatSalesTable } from '../../platform/db/schema/market-schema.ts'
import type { Random } from './random.ts'

/** A flat of the demo register, as the market needs it. */
export interface RegisteredFlat {
  readonly number: string
  readonly address: string
  readonly area: string
  readonly level: string
  readonly history: Extract | null
}

export interface DemoFlat {
  readonly id: number
  readonly house_id: number
  readonly flat: string
  readonly kad_number: string
  readonly area: number
  readonly floor: number | null
  readonly rooms: number
  readonly sales: readonly Insertable<FlatSalesTable>[]
}

export interface DemoHouse {
  readonly id: number
  readonly address: string
  readonly district: string
  readonly year: number
  readonly floors: number | null
  readonly material: string
  readonly flats: readonly DemoFlat[]
  /** Roubles of a square metre on a day. */
  readonly priceOn: (day: string) => number
}

const DISTRICTS = [
  { name: 'Центральный', price: 124_000 },
  { name: 'Заречный', price: 97_000 },
  { name: 'Мастеровой', price: 104_000 },
  { name: 'Садовый', price: 112_000 },
  { name: 'Полевой', price: 88_000 },
] as const
const STREETS_IN_DISTRICT = 2
const MATERIALS = ['Кирпич', 'Панель', 'Монолит'] as const
const SALE = 'Договор купли-продажи'
const MONTH_DAYS = 30
const ROUND_TO = 10_000

/** Groups flats into houses. Sales are the rights of the register that come from a sale, so that both tell the same. */
export function makeHouses(flats: readonly RegisteredFlat[], today: string, random: Random): DemoHouse[] {
  const streets: string[] = []
  let flatId = 0
  return [...Map.groupBy(flats, ({ address }) => houseOf(address))].map(([address, own], index) => {
    const street = address.slice(0, address.lastIndexOf(', '))
    if (!streets.includes(street)) streets.push(street)
    const place = Math.floor(streets.indexOf(street) / STREETS_IN_DISTRICT)
    const district = DISTRICTS[Math.min(place, DISTRICTS.length - 1)] ?? DISTRICTS[0]
    const base = district.price * (random.whole(94, 106) / 100)
    const priceOn = (day: string) => base * priceIndex(daysBetween(day, today) / MONTH_DAYS)
    const made = own.map((flat): DemoFlat => {
      flatId += 1
      const area = Number(flat.area)
      return {
        id: flatId,
        house_id: index + 1,
        flat: flat.address.split(/кв\. /)[1] ?? '',
        kad_number: flat.number,
        area,
        floor: /^\d+$/.test(flat.level) ? Number(flat.level) : null,
        rooms: roomsOf(area),
        sales: salesOf(flat, today).map((sold_on) => ({
          flat_id: flatId,
          sold_on,
          price_kopecks: toKopecks(
            Math.round((priceOn(sold_on) * area * (random.whole(88, 102) / 100)) / ROUND_TO) * ROUND_TO,
          ),
        })),
      }
    })
    const floors = made.flatMap(({ floor }) => floor ?? [])
    return {
      id: index + 1,
      address,
      district: district.name,
      year: random.whole(1962, 2008),
      floors: floors.length > 0 ? Math.max(...floors) : null,
      material: random.pick(MATERIALS),
      flats: made,
      priceOn,
    }
  })
}

const houseOf = (address: string): string => address.slice(0, address.indexOf(', кв. '))

/** Days on which the flat was sold. */
function salesOf({ history }: RegisteredFlat, today: string): string[] {
  const sold = (history?.rights ?? []).filter(({ documents }) => documents.some(({ name }) => name === SALE))
  const days = sold.flatMap(({ date }) => date ?? [])
  return [...new Set(days)].filter((day) => day <= today).toSorted()
}

function roomsOf(area: number): number {
  if (area < 38) return 1
  if (area < 58) return 2
  return area < 80 ? 3 : 4
}

/** Prices of `months` ago as a share of today's: quicker growth in the last two years, slower before. */
function priceIndex(months: number): number {
  const last = Math.min(months, 24)
  return 0.989 ** last * 0.995 ** Math.max(months - 24, 0)
}
