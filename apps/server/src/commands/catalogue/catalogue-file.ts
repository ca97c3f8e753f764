import { PRODUCTS } from '@proverka/domain/orders'
import * as v from 'valibot'
import shipped from '../../../catalogue.json' with { type: 'json' }
import { readJsonFile } from '../../platform/config/read-json-file.ts'

const MOST_ROUBLES = 1_000_000

const roubles = v.pipe(
  v.number('цена — целое число рублей'),
  v.integer('цена — целое число рублей'),
  v.minValue(0, 'цена не бывает меньше нуля'),
  v.maxValue(MOST_ROUBLES, 'цена больше миллиона рублей'),
)
const line = v.pipe(v.string('нужен текст'), v.trim(), v.nonEmpty('нужен текст'), v.maxLength(200))

const names = PRODUCTS.map(({ product_name }) => product_name)

const productSchema = v.strictObject({
  name: v.picklist(names, `такого отчета нет, есть ${names.join(', ')}`),
  price: roubles,
  /** Roubles that the urgent option adds; the product has none without it. */
  urgent: v.optional(roubles),
  /** False: the catalogue shows the product without a price and it cannot be ordered. */
  sold: v.optional(v.boolean('sold — это true или false'), true),
})

const tariffSchema = v.strictObject({
  id: v.pipe(v.number('id — число'), v.integer('id — целое число'), v.minValue(0, 'id — от 0')),
  name: line,
  description: line,
  category: v.picklist(['person', 'business'], 'category — это person или business'),
  /** Roubles for `days`; a tariff without days is not for sale. */
  price: roubles,
  days: v.nullable(
    v.pipe(v.number('days — число дней'), v.integer('days — целое число'), v.minValue(1, 'days — от 1')),
  ),
  /** Percent off the price of every product. */
  discount: v.pipe(v.number(), v.integer('discount — целое число'), v.minValue(0), v.maxValue(90)),
})

const isUnique = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown) =>
  new Set(items.map(keyOf)).size === items.length

const fileSchema = v.strictObject({
  products: v.pipe(
    v.array(productSchema, 'нужен список products'),
    v.check((products) => isUnique(products, ({ name }) => name), 'отчет назван дважды'),
    v.check(
      (products) => bundleFault(products) === undefined,
      ({ input }) => bundleFault(input) ?? '',
    ),
  ),
  tariffs: v.pipe(
    v.array(tariffSchema, 'нужен список tariffs'),
    v.check((tariffs) => isUnique(tariffs, ({ id }) => id), 'номер тарифа стоит дважды'),
    v.check((tariffs) => isUnique(tariffs, ({ name }) => name), 'имя тарифа стоит дважды'),
  ),
})

/** What is sold and for how much: roubles, as people write them. */
export type CatalogueFile = v.InferOutput<typeof fileSchema>
export type TariffTerms = CatalogueFile['tariffs'][number]

/** The catalogue that ships with the product. */
export const SHIPPED_CATALOGUE: CatalogueFile = v.parse(fileSchema, shipped)

/** A catalogue of the operator's own. Throws `StartError` that names the place of the first fault. */
export function readCatalogueFile(path: string): CatalogueFile {
  return readJsonFile('Каталог', path, fileSchema)
}

/** A bundle costs what its parts cost, or a person would pay less by choosing them one by one. */
function bundleFault(products: readonly { readonly name: string; readonly price: number }[]) {
  const priceOf = (name: string) => products.find((product) => product.name === name)?.price
  for (const { product_name, parts } of PRODUCTS) {
    const price = priceOf(product_name)
    if (price === undefined || parts.length === 0) continue
    const sum = parts.reduce((total, part) => total + (priceOf(part) ?? Number.NaN), 0)
    if (price !== sum)
      return `${product_name} состоит из ${parts.join(', ')} и стоит, сколько они вместе: ${sum}`
  }
  return undefined
}
