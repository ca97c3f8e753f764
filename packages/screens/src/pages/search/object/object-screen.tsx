import { DEMO_OBJECT_KEY, isWarningStatus, objectKeyOf } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Container, Panel } from '@proverka/ui/frame'
import { Button, EmptyState, Notice, Skeleton } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { lookupAtom } from '../lookup/lookup-state.ts'
import { traceOf } from '../lookup/search-trace.ts'
import { WatchLink } from '../../../runtime/navigation/watch-link.tsx'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { ConfirmNumberWait } from './confirm-number-wait.tsx'
import { ClosedProducts } from './closed-products.tsx'
import { ClosedRecord } from './closed-record.tsx'
import { HouseUnits } from './house-units.tsx'
import { NoNumber } from './no-number.tsx'
import { unknownObject, useObjectInfo, useProducts } from './data.ts'
import { ObjectFacts } from './object-facts.tsx'
import { ObjectHead } from './object-head.tsx'
import { ObjectOrder } from './object-order.tsx'
import { ObjectProducts, propertyProducts } from './object-products.tsx'
import { ObjectPurchases } from './object-purchases.tsx'
import { ObjectTabs } from './object-tabs.tsx'
import { ObjectValuation } from './object-valuation.tsx'
import * as css from './object-screen.css.ts'
import { ContourPart } from './register/contour-part.tsx'
import { RegisterIsland } from './register/register-island.tsx'
import { UnconfirmedScreen } from './unconfirmed-screen.tsx'

const SECOND_VIEW = '/objectNew/'

/**
 * An object: what is known about it for free, what can be ordered, what was bought already. A key that the register has
 * not confirmed is a way of searching on: nothing is offered there.
 */
export function ObjectScreen({ objectKey }: { objectKey: string }) {
  const query = useQuery()
  const { pathname, search, state } = useLocation()
  // The second view of the page (AMB-18): the same data, with the facts in a separate tab.
  const isTabbed = pathname.startsWith(SECOND_VIEW)
  const trace = traceOf(state)
  // After a search that did not reach the register, the page says nothing about the object either.
  const isAsked = trace === undefined || trace.end === 'none'
  const known = useObjectInfo(objectKey, query.get('id') ?? undefined, isAsked)
  const isSold = known.isConfirmed === true && !known.answer?.no_number
  const priced = useProducts(known.object, isSold)
  // A running search may still hit its limit: until it has ended, the page shows nothing of the object.
  const isLookedUp = useAtomValue(lookupAtom) === objectKey
  const info = isLookedUp ? { ...known, ...unknownObject(objectKey) } : known
  const products = isLookedUp ? { data: undefined, error: null } : priced
  const { object, answer } = info
  useEffect(() => recordEvent('object', { objectKey }), [objectKey])
  const title = object.Number || object.Address || objectKey
  const checkout = buildPath('objectCheckout-objectKey', { objectKey }) + search
  if (info.error) {
    return (
      <Container className={css.page}>
        <PageHead title={title} noindex />
        <EmptyState title="Сведения не пришли" action={<Button onClick={info.retry}>Повторить</Button>}>
          <p>
            <ErrorText error={info.error} />
          </p>
        </EmptyState>
      </Container>
    )
  }
  if (!isAsked || info.isConfirmed === false) {
    return (
      <>
        <ConfirmNumberWait />
        <UnconfirmedScreen
          objectKey={objectKey}
          info={info}
          trace={trace}
          isRefused={(state as { refused?: unknown } | null)?.refused === 'checkout'}
        />
      </>
    )
  }
  const isDemo = objectKeyOf({ Number: objectKey }) === DEMO_OBJECT_KEY
  const isClosed = isWarningStatus(object.Status)
  const sources = answer?.sources
  const facts = sources ? (
    <RegisterIsland part="SourcesPart" sources={sources} />
  ) : (
    <ObjectFacts object={object} answer={answer} isLoading={info.isLoading || info.isInfoLoading} />
  )
  return (
    <>
      <GreyBackground />
      <PageHead title={title} noindex />
      <ObjectHead
        object={object}
        objectKey={objectKey}
        answer={answer}
        isLoading={info.isLoading}
        isInfoLoading={info.isInfoLoading}
      />
      {sources?.contour && <ContourPart part="ContourBand" objectKey={objectKey} />}
      <Container className={css.layout}>
        <ObjectTabs object={object} sources={sources} isLoading={info.isLoading} {...(isTabbed && { facts })}>
          <div className={css.column}>
            {sources && !isTabbed && facts}
            {isClosed && answer && <ClosedRecord status={object.Status} record={answer.record} />}
            {answer?.no_number ? (
              <NoNumber />
            ) : products.data ? (
              isClosed ? (
                <ClosedProducts
                  objectKey={objectKey}
                  address={object.Address}
                  products={products.data}
                  averageTime={info.averageTime}
                  purchases={info.purchases}
                  closedAt={answer?.record.cancelled_at ?? undefined}
                />
              ) : (
                <ObjectProducts
                  objectKey={objectKey}
                  address={object.Address}
                  products={products.data}
                  averageTime={info.averageTime}
                  purchases={info.purchases}
                />
              )
            ) : (
              <Panel title="Что проверить" padded>
                {products.error ? (
                  <Notice tone="red">
                    <ErrorText error={products.error} />
                  </Notice>
                ) : (
                  <Skeleton lines={6} />
                )}
              </Panel>
            )}
            {answer?.units && <HouseUnits units={answer.units} />}
            {!isClosed && <ObjectValuation object={object} />}
            {!isDemo && !isClosed && object.Number && <WatchLink kind="object" number={object.Number} />}
            <ObjectPurchases purchases={info.purchases} isDemo={isDemo} />
            {sources?.contour && <ContourPart part="ContourPanels" objectKey={objectKey} />}
            {sources ? <RegisterIsland part="BeyondPart" sources={sources} /> : !isTabbed && facts}
          </div>
        </ObjectTabs>
        {products.data && !answer?.no_number && propertyProducts(products.data).length > 0 && (
          <ObjectOrder
            objectKey={objectKey}
            products={products.data}
            checkout={checkout}
            isDemo={isDemo}
            isClosed={isClosed}
          />
        )}
      </Container>
    </>
  )
}
