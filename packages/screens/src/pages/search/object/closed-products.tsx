import { formatDate } from '@proverka/domain'
import { CLOSED_OBJECT_REFUSALS, tellsOfPast } from '@proverka/domain/property'
import { Panel } from '@proverka/ui/frame'
import { ResultMark } from '@proverka/ui/primitives'
import { SampleLinks } from '../../purchase/checkout/sample-link.tsx'
import { ProductRow, propertyProducts, titleOf } from './object-products.tsx'
import type { ObjectProductsProps } from './object-products.tsx'
import * as css from './object-screen.css.ts'

interface ClosedProductsProps extends ObjectProductsProps {
  /** ISO date. */
  readonly closedAt: string | undefined
}

/** What can be had about an object that left the register, only its past; and what cannot, and why. */
export function ClosedProducts({ closedAt, ...props }: ClosedProductsProps) {
  const offered = propertyProducts(props.products)
  const past = offered.filter(({ product_name }) => tellsOfPast(product_name))
  const refused = offered.filter(({ product_name }) => !tellsOfPast(product_name))
  return (
    <Panel
      title="Что можно получить по закрытой записи"
      note={closedAt ? `Только прошлое, до ${formatDate(closedAt)}` : 'Только прошлое'}
    >
      {past.map((product) => (
        <ProductRow key={product.product_id} {...props} product={product} />
      ))}
      <SampleLinks products={past} inPanel />
      <div className={css.refused}>
        <h3 className={css.refusedTitle}>Чего получить нельзя</h3>
        <ul className={css.refusedList}>
          {refused.map((product) => (
            <li key={product.product_id} className={css.refusedRow}>
              <ResultMark tone="grey" />
              <p>
                <b>{titleOf(product)}.</b> {CLOSED_OBJECT_REFUSALS[product.product_name]}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
