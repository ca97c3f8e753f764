import { Container } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { AccessDenied } from '../../../runtime/error/access-denied.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { useReport } from './data.ts'
import type { OrderItemView } from './data.ts'
import { BoughtReport } from './bought-report.tsx'
import { useFulfilmentView } from './fulfilment/awaited-part.tsx'
import { AwaitedScreen, isAwaitedWhole } from './fulfilment/awaited-screen.tsx'
import { ItemState } from './item-state.tsx'
import * as css from './report.css.ts'

/**
 * A bought report in whatever state it is. A guest in whose browser it was ordered reads it; another is asked to sign in
 * at this very address.
 */
export function ReportScreen({ itemId }: { itemId: string }) {
  const visitor = useAtomValue(visitorAtom)
  const query = useReport(itemId, visitor.kind !== 'unknown')
  return (
    <>
      <GreyBackground />
      <PageHead title={query.data ? titleOf(query.data) : 'Отчет'} noindex />
      {query.data ? (
        <View view={query.data} />
      ) : (
        <Container className={css.page}>
          {query.error ? (
            <AccessDenied
              error={query.error}
              retry={query.refetch}
              name="Отчет"
              absent="Такого отчета нет"
              elsewhere="Этот отчет в другом кабинете"
              failed="Отчет не открылся"
              signIn={
                <SignInPanel title="Войдите, чтобы прочитать отчет">
                  Отчет видит только тот, кто его заказал. Пароль пришел письмом после первого заказа.
                </SignInPanel>
              }
            />
          ) : (
            <AwaitedReport />
          )}
        </Container>
      )}
    </>
  )
}

/** Until the report is there, and until it is known whose it is. */
export function AwaitedReport() {
  return (
    <>
      <h1 className={text.h1}>Отчет</h1>
      <Skeleton lines={12} shape="rows" label="Загружаем отчет" />
    </>
  )
}

function View({ view }: { view: OrderItemView }) {
  const { report } = view
  const awaited = useFulfilmentView(view)
  if (awaited && isAwaitedWhole(view)) return <AwaitedScreen item={view} view={awaited} />
  if (report === null || view.status === 'refund' || view.status === 'waitingforpayment')
    return <ItemState view={view} />
  return <BoughtReport item={view} report={report} />
}

function titleOf(view: OrderItemView): string {
  return `${view.product_name_ru}: ${view.object_key}`
}
