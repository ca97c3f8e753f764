import { buildPath } from '@proverka/domain/navigation'
import { BackLink, Button, EmptyState, Notice, Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { Queries } from '../data/queries.tsx'
import { CheckoutPanel } from '../checkout/checkout-panel.tsx'
import { PaidCart } from '../checkout/paid-cart.tsx'
import { cartAtom, paidCartAtom } from '../checkout/state.ts'
import { ErrorText } from '../error/error-text.tsx'
import { useProducts } from '../object/data.ts'
import * as css from './check-person.css.ts'
import { orderedPersonProduct } from './person-order.ts'

/** The order of a person's check: who was named, the price, contacts, payment. */
export function OrderStep() {
  return (
    <Queries>
      <Order />
    </Queries>
  )
}

function Order() {
  const cart = useAtomValue(cartAtom)
  const paid = useAtomValue(paidCartAtom)
  const products = useProducts({ Number: '' }, true)
  const product = orderedPersonProduct(cart)
  if (!product && paid) {
    const next = { href: buildPath('check-person'), words: 'Проверить другого человека' }
    return <PaidCart orderId={paid.orderId} next={next} />
  }
  if (!product) {
    return (
      <EmptyState
        title="Сначала назовите человека"
        action={<Button href={buildPath('check-person')}>Заполнить</Button>}
      >
        <p>В заказе пока ничего нет.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <BackLink href={backOf(product.product_name)}>Изменить данные</BackLink>
      <h1 className={clsx(text.h1, css.title)}>Оформление заказа</h1>
      {products.error ? (
        <Notice tone="red">
          <ErrorText error={products.error} />
        </Notice>
      ) : products.data ? (
        <CheckoutPanel products={products.data} subject={{ title: cart.objectKey }} />
      ) : (
        <Skeleton lines={8} shape="rows" />
      )}
    </>
  )
}

function backOf(productName: string): string {
  return buildPath(productName === 'BailiffCheck' ? 'proverka-fssp' : 'check-person')
}
