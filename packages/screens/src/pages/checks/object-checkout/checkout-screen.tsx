import { typograph } from '@proverka/domain'
import { catalogueProduct } from '@proverka/domain/orders'
import { buildPath, mobileBackRoute } from '@proverka/domain/navigation'
import { OwnerCheckPart } from '@proverka/ui/forms'
import type { FormPart, OwnerCheckValues } from '@proverka/ui/forms'
import { Container, Panel } from '@proverka/ui/frame'
import { BackLink, Notice, Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { useObjectInfo, useProducts } from '../../search/object/data.ts'
import { ownersOfCart } from '../owner-check/owner-cart.ts'
import { CheckScope } from '../person-check/check-scope.tsx'
import { useOffered } from '../../../runtime/prices/use-answered.ts'
import { usePageName } from '../../../runtime/navigation/hooks.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import * as css from '../../purchase/checkout/checkout.css.ts'
import { CheckoutChoice } from './checkout-choice.tsx'
import { CheckoutPanel } from '../../purchase/checkout/checkout-panel.tsx'
import { PaidCart } from '../../purchase/checkout/paid-cart.tsx'
import { cartAtom, changeCart, paidCartAtom } from '../../purchase/checkout/state.ts'

/** What is the same for every object and person: the heading, and where the order will be. */
export function CheckoutFrame() {
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead title="Оформление заказа" noindex />
      <div className={css.back} />
      <h1 className={clsx(text.h1, css.title)}>Оформление заказа</h1>
      <Skeleton lines={8} shape="rows" label="Загружаем заказ" />
    </Container>
  )
}

/** Ordering for one object: what was chosen, data of the owner when they are needed, contacts, payment. */
export function CheckoutScreen({ objectKey }: { objectKey: string }) {
  const cart = useAtomValue(cartAtom)
  const paid = useAtomValue(paidCartAtom)
  const { search } = useLocation()
  const info = useObjectInfo(objectKey)
  const products = useProducts(info.object, info.isConfirmed)
  const owner = useRef<FormPart<OwnerCheckValues>>(null)
  const objectPage = buildPath('object-objectKey', { objectKey }) + search
  const isEmpty = cart.objectKey !== objectKey || cart.items.length === 0
  const [choosesHere] = useState(isEmpty)
  const choice = useRef<HTMLDivElement>(null)
  const [isMissed, setMissed] = useState(false)
  const ordered = isEmpty
    ? []
    : (products.data ?? []).filter(({ product_id }) => cart.items.includes(product_id))
  const ownerProducts = ordered.filter(
    ({ product_name }) => catalogueProduct(product_name)?.subject === 'owner',
  )
  const [ownerProduct] = ownerProducts
  const offered = useOffered(ownerProduct?.product_name ?? '')

  if (info.isConfirmed === false) return <Navigate replace to={objectPage} state={{ refused: 'checkout' }} />

  const submitData = () => {
    setMissed(isEmpty)
    if (isEmpty) {
      choice.current?.querySelector('input')?.focus()
      return { ok: false }
    }
    if (!ownerProduct) return { ok: true }
    const outcome = owner.current?.submit() ?? { ok: false }
    if (outcome.ok) {
      const { ownersData, ...reason } = outcome.values
      changeCart({ kind: 'owners-given', owners: ownersData })
      for (const { product_id } of ownerProducts)
        changeCart({ kind: 'data-given', productId: product_id, data: reason })
    }
    return outcome
  }

  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead title="Оформление заказа" noindex />
      <div className={css.back}>
        <BackLink href={objectPage}>К объекту</BackLink>
        <BackToDashboard />
      </div>
      <h1 className={clsx(text.h1, css.title)}>Оформление заказа</h1>
      {isEmpty && paid?.objectKey === objectKey ? (
        <PaidCart orderId={paid.orderId} next={{ href: objectPage, words: 'Заказать еще об этом объекте' }} />
      ) : products.data ? (
        <CheckoutPanel
          products={products.data}
          subject={
            info.object.Number
              ? {
                  number: info.object.Number,
                  ...(info.object.Address && { address: typograph(info.object.Address) }),
                }
              : { title: info.object.Address || objectKey }
          }
          warning={<p>Имена частных собственников в отчете скрыты по закону.</p>}
          isEmpty={isEmpty}
          submitData={submitData}
          choice={
            choosesHere && (
              <CheckoutChoice
                ref={choice}
                objectKey={objectKey}
                info={info}
                products={products.data}
                isMissed={isMissed && isEmpty}
              />
            )
          }
        >
          {ownerProduct && (
            <Panel title="Кого проверяем" note="Для проверки собственника" padded>
              <div className={css.owner}>
                <OwnerCheckPart
                  ref={owner}
                  offered={offered}
                  initial={ownersOfCart(cart)}
                  draft={draftPlace('owner')}
                />
                <CheckScope productName={ownerProduct.product_name} />
              </div>
            </Panel>
          )}
        </CheckoutPanel>
      ) : products.error ? (
        <Notice tone="red" title="Цены не пришли">
          <p>
            <ErrorText error={products.error} />
          </p>
        </Notice>
      ) : (
        <Skeleton lines={8} shape="rows" />
      )}
    </Container>
  )
}

/** On narrow screens the link of a signed-in user back to the dashboard (UI-028). */
function BackToDashboard() {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const { served } = useAppFacts()
  const route = mobileBackRoute(usePageName())
  if (!isUser || route === undefined || !served.has(route)) return null
  return <BackLink href={buildPath(route)}>В кабинет</BackLink>
}
