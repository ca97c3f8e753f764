import { formatMoney } from '@proverka/domain'
import { purchasesByName } from '@proverka/domain/property'
import type { Purchase } from '@proverka/domain/property'
import { catalogueProduct, couponOutcome, priceOf } from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { ProductOption } from '@proverka/ui/order'
import { chooseProduct, isChosen } from '../../purchase/checkout/state.ts'
import { useCart } from '../../purchase/checkout/use-cart.ts'
import { SampleLinks } from '../../purchase/checkout/sample-link.tsx'
import { useTerm } from '../../../runtime/prices/use-term.ts'
import { timeText } from './object-words.ts'

/** The catalogue for one object. */
export interface ObjectProductsProps {
  readonly objectKey: string
  readonly address: string
  readonly products: readonly Product[]
  readonly averageTime: Readonly<Record<string, number>>
  /** What the caller bought about the object. */
  readonly purchases?: readonly Purchase[]
}

/** The reports that can be ordered for the object, with price and term before anything is paid. */
export function ObjectProducts(props: ObjectProductsProps) {
  const offered = propertyProducts(props.products)
  if (offered.length === 0)
    return (
      <Panel title="Что проверить" padded>
        <p>Пока не проверяем: источники не подключены.</p>
      </Panel>
    )
  return (
    <Panel title="Что проверить" note="Цена и срок — за один объект">
      {offered.map((product) => (
        <ProductRow key={product.product_id} {...props} product={product} />
      ))}
      <SampleLinks products={offered} inPanel />
    </Panel>
  )
}

interface ProductRowProps extends ObjectProductsProps {
  readonly product: Product
}

/** One product to put into the cart or take out of it. */
export function ProductRow(props: ProductRowProps) {
  const { objectKey, address, products, averageTime, purchases = [], product } = props
  const [cart] = useCart()
  const entry = catalogueProduct(product.product_name)
  const termOf = useTerm()
  return (
    <ProductOption
      name="product"
      value={product.product_name}
      title={titleOf(product)}
      note={noteOf(product, purchases)}
      time={timeText(averageTime[product.product_name], entry ? termOf(entry) : '')}
      price={formatMoney(priceOf(product))}
      {...(couponOutcome(product).kind === 'applies' && {
        oldPrice: formatMoney(product.product_price),
      })}
      checked={isChosen(cart, objectKey, product, products)}
      onChange={(isOn) => chooseProduct({ key: objectKey, address }, product, products, isOn)}
    />
  )
}

/** A report that was ordered before says so: no buyer pays twice unawares. */
function noteOf({ product_name, product_description }: Product, purchases: readonly Purchase[]) {
  const [bought] = purchasesByName(
    purchases.filter(({ status }) => status !== 'refund' && status !== 'deleted'),
    product_name,
  )
  return bought ? `${product_description}. ${boughtText(bought)}` : product_description
}

function boughtText({ status }: Purchase): string {
  if (status === 'done') return 'Уже куплен, отчет ниже'
  return status === 'waitingforpayment' ? 'Уже заказан, ждет оплаты' : 'Уже заказан, готовится'
}

/** Products about a property or its owner; the bundle comes first. */
export function propertyProducts(products: readonly Product[]): readonly Product[] {
  const about = products.filter(({ product_name }) => {
    const subject = catalogueProduct(product_name)?.subject
    return subject === 'property' || subject === 'owner'
  })
  return about.toSorted((a, b) => partCount(b) - partCount(a))
}

function partCount({ product_name }: Product): number {
  return catalogueProduct(product_name)?.parts.length ?? 0
}

export function titleOf(product: Product): string {
  return product.product_name_ru || product.product_name
}
