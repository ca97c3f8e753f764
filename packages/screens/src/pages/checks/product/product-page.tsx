import { formatMoney, typograph } from '@proverka/domain'
import { routeByName } from '@proverka/domain/navigation'
import { PRODUCTS } from '@proverka/domain/orders'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { useHydrated } from '@proverka/page-engine/react'
import { Container, Panel } from '@proverka/ui/frame'
import { RadioCards } from '@proverka/ui/fields'
import { useLazyModule } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { ServiceData } from '../../../runtime/page/service-data.tsx'
import { useProductsForSale } from '../../../runtime/prices/use-prices.ts'
import { useTerm } from '../../../runtime/prices/use-term.ts'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { NotForSale } from './not-for-sale.tsx'
import { orderPath } from './order-path.ts'
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
  const [first, ...others] = PRODUCTS.filter(({ pages, product_name }) =>
    productName === undefined ? pages.includes(page) : product_name === productName,
  )
  if (!first) throw new RangeError(`No product is ordered at ${page}`)
  return function ProductPage() {
    return <Page products={[first, ...others]} page={page} />
  }
}

/** The forms of one product; the address names another than the first. */
type Forms = readonly [CatalogueProduct, ...CatalogueProduct[]]

function Page({ products, page }: { products: Forms; page: string }) {
  const query = useQuery()
  const isOrdering = query.get('step') === 'order'
  const OrderStep = useLazyModule(loadOrderStep, isOrdering)
  const forSale = useProductsForSale(products)
  const [chosen, choose] = useChosen()
  const product = products.find(({ product_name }) => product_name === chosen) ?? products[0]
  const sold = forSale.find(({ product_name }) => product_name === product.product_name)
  const heading = routeByName(page).heading ?? products[0].product_name_ru
  const price = sold && priceOf(sold)
  const term = useTerm()(product)
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead
        title={heading}
        description={`${product.product_description}. ${[price, term].filter(Boolean).join(', ')}.`}
      />
      {isOrdering ? (
        OrderStep && (
          <OrderStep
            page={page}
            subject={product.subject}
            productNames={products.map(({ product_name }) => product_name)}
          />
        )
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
              note={[typograph(term), price].filter(Boolean).join(', ')}
              padded
            >
              {forSale.length > 1 && (
                <FormChoice products={forSale} value={product.product_name} onChoose={choose} />
              )}
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

/** The product of the address and a function to choose another; the choice shows before the address has changed. */
function useChosen(): readonly [string | null, (product: CatalogueProduct) => void] {
  const navigate = useNavigate()
  const query = useQuery()
  // The server draws the page for every query alike.
  const named = useHydrated() ? query.get('product') : null
  const [pressed, setPressed] = useState<string>()
  useEffect(() => setPressed(undefined), [named])
  const choose = (product: CatalogueProduct) => {
    setPressed(product.product_name)
    const path = orderPath(product)
    if (path !== undefined) void navigate(path, { replace: true, preventScrollReset: true })
  }
  return [pressed ?? named, choose]
}

interface FormChoiceProps {
  readonly products: readonly CatalogueProduct[]
  readonly value: string
  readonly onChoose: (product: CatalogueProduct) => void
}

/** Which of the forms of a product is ordered: each by what it asks, with its price. */
function FormChoice({ products, value, onChoose }: FormChoiceProps) {
  return (
    <div className={css.choice}>
      <RadioCards
        legend="Что проверить"
        name="product"
        value={value}
        onChange={(name) => {
          const product = products.find(({ product_name }) => product_name === name)
          if (product) onChoose(product)
        }}
        options={products.map((product) => ({
          value: product.product_name,
          label: typograph(product.product_description),
          hint: priceOf(product),
        }))}
      />
    </div>
  )
}

function priceOf({ product_price }: CatalogueProduct): string {
  return product_price === 0 ? 'бесплатно' : typograph(formatMoney(product_price))
}
