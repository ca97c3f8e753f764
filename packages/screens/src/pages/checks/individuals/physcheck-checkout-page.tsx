import { useAtomValue } from 'jotai'
import { Container } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { OrderStep } from '../product/order-step.tsx'
import { orderedProduct } from '../product/product-order.ts'
import * as css from '../product/product-page.css.ts'

/** The cart of the tab and its payment, whatever check it holds (ROUTE-032). */
export function Component() {
  const product = orderedProduct(useAtomValue(cartAtom))
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead title="Оформление заказа" noindex />
      <OrderStep page="physcheck" subject={product?.subject ?? 'person'} />
    </Container>
  )
}

/** The server knows no cart. */
export function Frame() {
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead title="Оформление заказа" noindex />
      <h1 className={clsx(text.h1, css.title)}>Оформление заказа</h1>
      <Skeleton lines={8} shape="rows" label="Загружаем заказ" />
    </Container>
  )
}
