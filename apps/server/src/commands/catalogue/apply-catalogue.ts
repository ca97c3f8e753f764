import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { PRODUCTS, tariffPrice, URGENT_PRICE_TYPE } from '@proverka/domain/orders'
import type { Database } from '../../platform/db/database.ts'
import { createPriceChangeQueries } from '../../platform/db/queries/catalogue/price-changes.ts'
import {
  createPriceComponentQueries,
  type PriceComponentRow,
} from '../../platform/db/queries/catalogue/price-components.ts'
import { createProductQueries } from '../../platform/db/queries/catalogue/products.ts'
import type { CatalogueFile, TariffTerms } from './catalogue-file.ts'

/** What a catalogue changed in the database. */
export interface CatalogueChanges {
  readonly added: number
  readonly repriced: number
  readonly withdrawn: number
}

interface ApplyOptions {
  /** Leaves products and tariffs alone that the database has already. */
  readonly keepsPrices?: boolean
}

/**
 * Brings products, prices and tariffs of the database to those of a catalogue, in one transaction: all of it or nothing. A
 * product that the catalogue does not name stays as it is; orders that are placed keep their prices.
 */
export function applyCatalogue(
  database: Database,
  { products, tariffs }: CatalogueFile,
  options: ApplyOptions = {},
): Promise<CatalogueChanges> {
  return database.transaction(async () => {
    const counts = { added: 0, repriced: 0, withdrawn: 0 }
    for (const product of products) {
      const change = await applyProduct(database, product, options)
      if (change) counts[change]++
    }
    await applyTariffs(database, tariffs, products, options)
    return counts
  })
}

async function applyProduct(
  database: Database,
  { name, price, urgent, sold }: CatalogueFile['products'][number],
  { keepsPrices = false }: ApplyOptions,
): Promise<keyof CatalogueChanges | undefined> {
  const position = PRODUCTS.findIndex(({ product_name }) => product_name === name)
  const product = PRODUCTS[position]
  if (!product) throw new Error(`${name} is in no record of the catalogue`)
  const texts = {
    name_ru: product.product_name_ru,
    description: product.product_description,
    brands: [...product.brands],
    position,
  }
  const isNew = !(await createProductQueries(database).hasProduct(product.product_id))
  await database.current
    .insertInto('products')
    .values({ id: product.product_id, name, ...texts })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(texts))
    .execute()
  // A product without a price may have been withdrawn.
  if (keepsPrices && !isNew) return undefined
  const prices = createPriceComponentQueries(database)
  await prices.lockProduct(product.product_id)
  await applyUrgent(database, product.product_id, sold ? urgent : undefined)
  const before = await readBasePrice(database, product.product_id)
  if (!sold) {
    await prices.disableBase(product.product_id)
    if (before) await recordChange(database, before, null)
    return before === undefined ? undefined : 'withdrawn'
  }
  const wanted = toKopecks(price)
  if (before?.price_kopecks === wanted) return undefined
  await prices.disableBase(product.product_id)
  const base = await prices.insertComponent({
    id: randomUUID(),
    product_id: product.product_id,
    type_name: 'Base',
    price_kopecks: wanted,
    is_base: true,
    enabled: true,
  })
  if (before) await recordChange(database, before, base)
  return isNew ? 'added' : 'repriced'
}

/** The one surcharge of the urgent option; undefined takes the option away. What is as wanted keeps its row. */
async function applyUrgent(
  database: Database,
  productId: string,
  roubles: number | undefined,
): Promise<void> {
  const wanted = roubles === undefined ? undefined : toKopecks(roubles)
  const prices = createPriceComponentQueries(database)
  const enabled = await prices.listUrgent(productId)
  const [kept, ...others] = enabled.toSorted(
    (a, b) => Number(b.price_kopecks === wanted) - Number(a.price_kopecks === wanted),
  )
  const isAsWanted = kept !== undefined && kept.price_kopecks === wanted
  for (const { id } of isAsWanted ? others : enabled) await prices.updateComponent(id, { enabled: false })
  if (isAsWanted || wanted === undefined) return
  await prices.insertComponent({
    id: randomUUID(),
    product_id: productId,
    type_name: URGENT_PRICE_TYPE,
    price_kopecks: wanted,
    is_base: false,
    enabled: true,
  })
}

function readBasePrice(database: Database, productId: string): Promise<PriceComponentRow | undefined> {
  return createPriceComponentQueries(database).lockBase(productId)
}

/** The history of a base price (CONSOLE-10); nobody of the staff is its author. */
async function recordChange(
  database: Database,
  before: PriceComponentRow,
  after: PriceComponentRow | null,
): Promise<void> {
  await createPriceChangeQueries(database).insertChanges([
    {
      at: new Date(),
      product_id: before.product_id,
      price_component_id: (after ?? before).id,
      type_name: before.type_name,
      tariff_id: null,
      before_kopecks: before.price_kopecks,
      after_kopecks: after?.price_kopecks ?? null,
      changed_by: null,
      reason: '',
    },
  ])
}

async function applyTariffs(
  database: Database,
  tariffs: readonly TariffTerms[],
  products: CatalogueFile['products'],
  { keepsPrices = false }: ApplyOptions,
): Promise<void> {
  for (const [position, { price, ...tariff }] of tariffs.entries()) {
    const terms = { ...tariff, price_kopecks: toKopecks(price), position }
    const written = await database.current
      .insertInto('tariffs')
      .values(terms)
      .onConflict((conflict) =>
        keepsPrices ? conflict.column('id').doNothing() : conflict.column('id').doUpdateSet(terms),
      )
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n) continue
    await database.current
      .deleteFrom('price_components')
      .where('tariff_id', '=', tariff.id)
      .where('type_name', '=', 'Tariff')
      .execute()
    const { id, discount } = tariff
    const rows = discount === 0 ? [] : pricesOf(id, discount, products)
    if (rows.length > 0) await database.current.insertInto('price_components').values(rows).execute()
  }
}

const pricesOf = (tariffId: number, discount: number, products: CatalogueFile['products']) =>
  PRODUCTS.flatMap(({ product_id, product_name }) => {
    const price = reduced(product_name, discount, products)
    if (price === undefined || price === 0) return []
    return {
      id: randomUUID(),
      product_id,
      type_name: 'Tariff',
      price_kopecks: toKopecks(price),
      is_base: false,
      enabled: true,
      tariff_id: tariffId,
    }
  })

/** A bundle costs what its parts cost. */
function reduced(name: string, discount: number, products: CatalogueFile['products']): number | undefined {
  const listed = products.find((product) => product.name === name)
  const parts = PRODUCTS.find(({ product_name }) => product_name === name)?.parts ?? []
  if (!listed) return undefined
  return parts.length > 0
    ? parts.reduce((sum, part) => sum + (reduced(part, discount, products) ?? 0), 0)
    : tariffPrice(listed.price, discount)
}
