import { buildPath } from '@proverka/domain/navigation'
import { BackLink, Button, EmptyState } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { Queries } from '../../../runtime/data/queries.tsx'
import { CheckoutPanel } from '../../purchase/checkout/checkout-panel.tsx'
import { PaidCart } from '../../purchase/checkout/paid-cart.tsx'
import { cartAtom, paidCartAtom } from '../../purchase/checkout/state.ts'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { useProducts } from '../../search/object/data.ts'
import type { Cart, CatalogueProduct } from '@proverka/domain/orders'
import * as css from './product-page.css.ts'
import { orderPath } from './order-path.ts'
import { orderedProduct } from './product-order.ts'
import { WORDS } from './subject-words.ts'

/** The order of one check: whom or what it is about, the price, contacts, payment. `page` is the route of its form. */
export function OrderStep(props: OrderStepProps) {
  return (
    <Queries>
      <Order {...props} />
    </Queries>
  )
}

interface OrderStepProps {
  readonly page: string
  readonly subject: CatalogueProduct['subject']
  /** The products of the page; without them any that has its own page. */
  readonly productNames?: readonly string[]
}

function Order({ page, subject, productNames }: OrderStepProps) {
  const cart = useAtomValue(cartAtom)
  const paid = useAtomValue(paidCartAtom)
  const products = useProducts({ Number: '' }, true)
  const product = orderedProduct(cart, productNames)
  if (!product && paid) {
    const next = { href: buildPath(page), words: WORDS[subject].again }
    return <PaidCart orderId={paid.orderId} next={next} />
  }
  if (!product) {
    return (
      <EmptyState title={WORDS[subject].nobody} action={<Button href={buildPath(page)}>Заполнить</Button>}>
        <p>В заказе пока ничего нет.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <div className={css.orderHead}>
        <BackLink href={orderPath(product, page) ?? buildPath(page)}>Изменить данные</BackLink>
        <OrderHeading />
      </div>
      <Loaded title="Цены не пришли" query={products} lines={8} label="Загружаем цены">
        {(prices) => <CheckoutPanel products={prices} subject={{ title: titleOf(cart) }} />}
      </Loaded>
    </>
  )
}

/** The button that led here is gone with its form: the focus goes on at the new step, as at a new page. */
function OrderHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPressed = useNavigationType() === NavigationType.Push
  useEffect(() => {
    if (isPressed) heading.current?.focus({ preventScroll: true })
  }, [isPressed])
  return (
    <h1 ref={heading} tabIndex={-1} className={text.h1}>
      Оформление заказа
    </h1>
  )
}

/** «ООО «Кленовый двор», 0000000000»: a name alone tells no companies apart. */
function titleOf({ objectKey, objectAddress }: Cart): string {
  return [...new Set([objectAddress, objectKey])].filter(Boolean).join(', ')
}
