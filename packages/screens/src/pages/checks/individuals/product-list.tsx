import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { PRODUCTS } from '@proverka/domain/orders'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { Link } from '@proverka/ui/primitives'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import * as css from './product-list.css.ts'

/** Checks with their price and term, each a link to its form, without those that the site does not sell or serve. */
export function ProductList({ products }: { products: readonly CatalogueProduct[] }) {
  return (
    <ul className={css.list}>
      {products.map(({ product_name }) => (
        <ProductLine key={product_name} name={product_name} />
      ))}
    </ul>
  )
}

/** Products of these names, in this order. */
export const productsNamed = (...names: readonly string[]): readonly CatalogueProduct[] =>
  names.flatMap((name) => PRODUCTS.find(({ product_name }) => product_name === name) ?? [])

function ProductLine({ name }: { name: string }) {
  const { served } = useAppFacts()
  const product = useProduct(name)
  const page = product?.pages.find((route) => served.has(route))
  if (!product || page === undefined) return null
  const { product_name_ru, product_description, product_price, turnaround } = product
  return (
    <li className={css.line}>
      <span className={css.name}>
        <Link href={buildPath(page)}>{product_name_ru}</Link>
        <span className={css.note}>{typograph(product_description)}</span>
      </span>
      <span className={css.price}>
        {product_price === 0 ? 'Бесплатно' : typograph(formatMoney(product_price))}
        <span className={css.note}>{typograph(turnaround)}</span>
      </span>
    </li>
  )
}
