import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import {
  BASIC_TARIFF_ID,
  EARNED_TARIFF_ID,
  EARNED_TARIFF_NAME,
  PRODUCTS,
  type CatalogueProduct,
} from '@proverka/domain/orders'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { seedOnce } from './seed-once.ts'

interface TariffSeed {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly category: 'person' | 'business'
  /** Roubles for `days`; a tariff without days is not for sale. */
  readonly price: number
  readonly days: number | null
  /** Percent off the price of every product. */
  readonly discount: number
}

const TARIFFS: readonly TariffSeed[] = [
  {
    id: BASIC_TARIFF_ID,
    name: 'Стартовый',
    description: 'Оплата каждого отчета по обычной цене',
    category: 'person',
    price: 0,
    days: null,
    discount: 0,
  },
  {
    id: EARNED_TARIFF_ID,
    name: EARNED_TARIFF_NAME,
    description: 'Скидка 5% после заказов больше чем на 1 500 ₽',
    category: 'person',
    price: 0,
    days: null,
    discount: 5,
  },
  {
    id: 2,
    name: 'Постоянный',
    description: 'Скидка 10% на все отчеты, 30 дней',
    category: 'person',
    price: 490,
    days: 30,
    discount: 10,
  },
  {
    id: 3,
    name: 'Риелтор',
    description: 'Скидка 15% на все отчеты, 30 дней',
    category: 'business',
    price: 1490,
    days: 30,
    discount: 15,
  },
  {
    id: 4,
    name: 'Агентство',
    description: 'Скидка 25% на все отчеты, 30 дней',
    category: 'business',
    price: 4990,
    days: 30,
    discount: 25,
  },
]

/** Sows the tariffs with their prices (AMB-40). */
export function seedTariffs(database: Database, clock: Clock): Promise<void> {
  return seedOnce(database, clock, 'tariffs-1', async () => {
    for (const [position, { discount, price, ...tariff }] of TARIFFS.entries()) {
      await database.current
        .insertInto('tariffs')
        .values({ ...tariff, price_kopecks: toKopecks(price), position })
        .execute()
      if (discount > 0) await seedPrices(database, tariff.id, discount)
    }
  })
}

async function seedPrices(database: Database, tariffId: number, discount: number): Promise<void> {
  const rows = PRODUCTS.filter(({ product_price }) => product_price > 0).map((product) => ({
    id: randomUUID(),
    product_id: product.product_id,
    type_name: 'Tariff',
    price_kopecks: toKopecks(reduced(product, discount)),
    is_base: false,
    enabled: true,
    tariff_id: tariffId,
  }))
  await database.current.insertInto('price_components').values(rows).execute()
}

/** Whole roubles, for nobody pays 474,05; a bundle costs what its parts cost. */
function reduced(product: CatalogueProduct, discount: number): number {
  const parts = PRODUCTS.filter(({ product_name }) => product.parts.includes(product_name))
  return parts.length > 0
    ? parts.reduce((sum, part) => sum + reduced(part, discount), 0)
    : Math.floor((product.product_price * (100 - discount)) / 100)
}
