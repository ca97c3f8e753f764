import { groups, isReadable } from '@proverka/domain/reports'
import { Container } from '@proverka/ui/frame'
import { Button, EmptyState, Skeleton } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { PageHead } from '../frame/page-head.tsx'
import { SignInPanel } from '../auth/sign-in-panel.tsx'
import { notify } from '../notices/notify.ts'
import { ErrorText } from '../error/error-text.tsx'
import { isNothingToOpen } from '../error/status-of-error.ts'
import { GreyBackground } from '../frame/grey-background.tsx'
import { visitorAtom } from '../session/state.ts'
import { useOrder } from './data.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'
import { OrderDone } from './order-done.tsx'
import { PaidOrder } from './paid-order.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'

/** One order: the address alone opens nothing; this browser, a sign-in or the link of a letter does (TRUE-07). */
export function OrderScreen({ orderId }: { orderId: string }) {
  const visitor = useAtomValue(visitorAtom)
  const query = useOrder(orderId, visitor.kind !== 'unknown')
  const order = query.data
  const isRead = order !== undefined && isReadable(order)
  useReadyNotice(order)
  return (
    <>
      <GreyBackground />
      <PageHead title={order ? `Заказ ${groups(order.number)}` : 'Заказ'} noindex />
      {isRead && <OrderDone order={order} />}
      <Container className={css.page}>
        {order ? (
          order.paid_at === null ? (
            <UnpaidOrder order={order} />
          ) : (
            <PaidOrder order={order} paidAt={order.paid_at} isBelow={isRead} />
          )
        ) : query.error && visitor.kind === 'guest' ? (
          <>
            <h1 className={css.hiddenTitle}>Заказ</h1>
            <SignInPanel title="Войдите, чтобы открыть заказ">
              Без входа заказ открывается там, где его сделали, и по ссылке из письма.
            </SignInPanel>
          </>
        ) : query.error ? (
          <EmptyState
            title={isNothingToOpen(query.error) ? 'Такого заказа у вас нет' : 'Заказ не открылся'}
            action={
              isNothingToOpen(query.error) ? (
                <Button href="/user/orders/">Мои заказы</Button>
              ) : (
                <Button onClick={() => void query.refetch()}>Повторить</Button>
              )
            }
          >
            <p>
              <ErrorText error={query.error} />
            </p>
          </EmptyState>
        ) : (
          <Skeleton lines={10} shape="rows" label="Загружаем заказ" />
        )}
      </Container>
    </>
  )
}

/** Who waits on the page is told when it turns into the report. */
function useReadyNotice(order: OrderView | undefined): void {
  const wasRead = useRef<boolean>(undefined)
  const isRead = order && isReadable(order)
  useEffect(() => {
    if (isRead === undefined) return
    if (isRead && wasRead.current === false) notify('success', 'Отчет готов')
    wasRead.current = isRead
  }, [isRead])
}
