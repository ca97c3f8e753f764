import { formatMoney, toKopecks, toRoubles } from '@proverka/domain'
import { urgentPrice } from '@proverka/domain/orders'
import type { Cart, Product } from '@proverka/domain/orders'
import { Checkbox } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { changeCart } from './state.ts'

/** The ordered products that can be urgent, and what that adds to all of them, roubles. */
export function urgentOffer(ordered: readonly Product[]): {
  readonly products: readonly Product[]
  readonly price: number
} {
  const products = ordered.filter((product) => urgentPrice(product) !== undefined)
  const kopecks = products.reduce((sum, product) => sum + toKopecks(urgentPrice(product) ?? 0), 0)
  return { products, price: toRoubles(kopecks) }
}

/** Whether all that can be urgent is asked for so: what came into the cart later is not, until it is ticked again. */
export function isUrgent(cart: Cart, products: readonly Product[]): boolean {
  return (
    products.length > 0 &&
    products.every(({ product_id }) => (cart.itemsData[product_id] as { urgent?: unknown })?.urgent === true)
  )
}

/** The urgent option of an order, at its price; nothing where no ordered product has one. */
export function UrgentOption({
  ordered,
  cart,
}: {
  readonly ordered: readonly Product[]
  readonly cart: Cart
}) {
  const { products, price } = urgentOffer(ordered)
  if (products.length === 0) return null
  const names = products.map(({ product_name_ru }) => `«${product_name_ru}»`).join(', ')
  return (
    <Panel title="Срочность" padded>
      <Checkbox
        name="urgent"
        label={`Срочно, вне очереди: плюс ${formatMoney(price)}`}
        hint={
          <>
            {products.length < ordered.length && `Только ${names}. `}
            Запросы к источникам уйдут раньше обычных. Ответ самого источника мы не ускоряем. Бонусом срочный
            отчет не оплачивается.
          </>
        }
        checked={isUrgent(cart, products)}
        onChange={(isOn) =>
          changeCart({
            kind: 'urgency-switched',
            productIds: products.map(({ product_id }) => product_id),
            isOn,
          })
        }
      />
    </Panel>
  )
}
