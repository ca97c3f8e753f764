import { isReadable } from '@proverka/domain/views'
import { groupDigits } from '@proverka/domain'
import { Container } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { notify } from '../../../runtime/notices/notify.ts'
import { AccessDenied } from '../../../runtime/error/access-denied.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { useOrder } from './data.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'
import { OrderDone } from './order-done.tsx'
import { PaidOrder } from './paid-order.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'

/** One order: the address alone opens nothing; this browser, a sign-in or the link of an email does (TRUE-07). */
export function OrderScreen({ orderId }: { orderId: string }) {
  const visitor = useAtomValue(visitorAtom)
  const query = useOrder(orderId, visitor.kind !== 'unknown')
  const order = query.data
  const isRead = order !== undefined && isReadable(order)
  useReadyNotice(order)
  return (
    <>
      <GreyBackground />
      <PageHead title={order ? `Заказ ${groupDigits(order.number)}` : 'Заказ'} noindex />
      {isRead && <OrderDone order={order} />}
      <Container className={css.page}>
        {order ? (
          order.paid_at === null ? (
            <UnpaidOrder order={order} />
          ) : (
            <PaidOrder order={order} paidAt={order.paid_at} isBelow={isRead} />
          )
        ) : query.error ? (
          <AccessDenied
            error={query.error}
            retry={query.refetch}
            name="Заказ"
            absent="Такого заказа у вас нет"
            elsewhere="Этот заказ в другом кабинете"
            failed="Заказ не открылся"
            signIn={
              <SignInPanel title="Войдите, чтобы открыть заказ">
                Без входа заказ открывается там, где его сделали, и по ссылке из письма.
              </SignInPanel>
            }
          />
        ) : (
          <AwaitedOrder />
        )}
      </Container>
    </>
  )
}

/** What is the same for every order: the heading, and where the rest will be. */
export function OrderFrame() {
  return (
    <>
      <GreyBackground />
      <PageHead title="Заказ" noindex />
      <Container className={css.page}>
        <AwaitedOrder />
      </Container>
    </>
  )
}

function AwaitedOrder() {
  return (
    <>
      <h1 className={text.h1}>Заказ</h1>
      <Skeleton lines={10} shape="rows" label="Загружаем заказ" />
    </>
  )
}

/** Notifies a user who waits on the page when it turns into the report. */
function useReadyNotice(order: OrderView | undefined): void {
  const wasRead = useRef<boolean>(undefined)
  const isRead = order && isReadable(order)
  useEffect(() => {
    if (isRead === undefined) return
    if (isRead && wasRead.current === false) notify('success', 'Отчет готов')
    wasRead.current = isRead
  }, [isRead])
}
