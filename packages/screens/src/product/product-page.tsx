import { formatMoney, typograph } from '@proverka/domain'
import { routeByName } from '@proverka/domain/navigation'
import { PRODUCTS } from '@proverka/domain/orders'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { Container, Panel } from '@proverka/ui/frame'
import { useLazyModule } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { GreyBackground } from '../frame/grey-background.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { PagePlace } from '../frame/page-place.tsx'
import { ServiceData } from '../frame/service-data.tsx'
import { useProduct } from '../prices/use-prices.ts'
import { useQuery } from '../router/hooks.ts'
import { NotForSale } from './not-for-sale.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductLimits, ProductScope } from './product-scope.tsx'
import * as css from './product-page.css.ts'
import { WORDS } from './subject-words.ts'

const loadOrderStep = async () => (await import('./order-step.tsx')).OrderStep

/**
 * The page where a product is ordered: the form, what is asked and what is not, then the order; `page` is its
 * route. `productName` is a product that is ordered with an object, too, and so has no page in its record.
 */
export function createProductPage(page: string, productName?: string): ComponentType {
  const product = PRODUCTS.find(({ pages, product_name }) =>
    productName === undefined ? pages.includes(page) : product_name === productName,
  )
  if (!product) throw new RangeError(`No product is ordered at ${page}`)
  return function ProductPage() {
    return <Page product={product} page={page} />
  }
}

function Page({ product, page }: { product: CatalogueProduct; page: string }) {
  const isOrdering = useQuery().get('step') === 'order'
  const OrderStep = useLazyModule(loadOrderStep, isOrdering)
  const sold = useProduct(product.product_name)
  const heading = routeByName(page).heading ?? product.product_name_ru
  const price = sold && priceOf(sold)
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead
        title={heading}
        description={`${product.product_description}. ${[price, product.turnaround].filter(Boolean).join(', ')}.`}
      />
      {isOrdering ? (
        OrderStep && <OrderStep page={page} subject={product.subject} productName={product.product_name} />
      ) : (
        <>
          <ServiceData
            name={heading}
            description={`${product.product_description}.`}
            price={sold?.product_price}
          />
          <PagePlace title={heading} />
          <h1 className={clsx(text.h1, css.title)}>{heading}</h1>
          <p className={clsx(text.lead, css.lead)}>{typograph(`${product.product_description}.`)}</p>
          <div className={css.layout}>
            <Panel
              title={WORDS[product.subject].form}
              note={[typograph(product.turnaround), price].filter(Boolean).join(', ')}
              padded
            >
              {sold ? (
                <ProductForm product={sold} page={page} />
              ) : (
                <NotForSale productName={product.product_name} />
              )}
            </Panel>
            <ProductScope product={product} />
            <ProductLimits product={product} />
          </div>
        </>
      )}
    </Container>
  )
}

function priceOf({ product_price }: CatalogueProduct): string {
  return product_price === 0 ? 'бесплатно' : typograph(formatMoney(product_price))
}
