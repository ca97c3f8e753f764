import { buildPath } from '@proverka/domain/navigation'
import { catalogueProduct } from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { Link } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import * as css from './sample-link.css.ts'

/** The link to the sample of a product before it is bought; renders nothing where the site has none. */
export function SampleLink({ productName }: { productName: string }) {
  const route = useSampleRoute()(productName)
  if (route === undefined) return null
  return (
    <p className={css.line}>
      <Link href={buildPath(route)}>Посмотреть пример отчета</Link>
    </p>
  )
}

interface SampleLinksProps {
  readonly products: readonly Pick<Product, 'product_name' | 'product_name_ru'>[]
  /** At the foot of a panel. */
  readonly inPanel?: boolean
}

/** The same for several products at once, each sample by the name of its product. */
export function SampleLinks({ products, inPanel = false }: SampleLinksProps) {
  const routeOf = useSampleRoute()
  const samples = products.flatMap(({ product_name, product_name_ru }) => {
    const route = routeOf(product_name)
    return route === undefined ? [] : [{ route, title: product_name_ru || product_name }]
  })
  if (samples.length === 0) return null
  return (
    <div className={clsx(css.samples, inPanel && css.inPanel)}>
      <span className={css.label}>Примеры отчетов</span>
      <ul className={css.list}>
        {samples.map(({ route, title }) => (
          <li key={title}>
            <Link href={buildPath(route)}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useSampleRoute() {
  const { served } = useAppFacts()
  return (productName: string): string | undefined => {
    const route = catalogueProduct(productName)?.sample
    return route !== undefined && served.has(route) ? route : undefined
  }
}
