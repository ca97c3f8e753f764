import { DEMO_OBJECT_KEY, isWarningStatus, objectKeyOf } from '@proverka/domain'
import { buildPath } from '@proverka/domain/site'
import { Container, Panel } from '@proverka/ui/frame'
import { Button, EmptyState, Notice, Skeleton } from '@proverka/ui/primitives'
import { useLocation, useQuery } from '../router/hooks.ts'
import { PageHead } from '../app/page-head.tsx'
import { GreyGround } from '../layout/grey-ground.tsx'
import { messageOfError } from '../error/status-of-error.ts'
import { useObjectInfo, useProducts } from './data.ts'
import { ObjectFacts } from './object-facts.tsx'
import { ObjectHead } from './object-head.tsx'
import { ObjectOrder } from './object-order.tsx'
import { ObjectProducts } from './object-products.tsx'
import { ObjectPurchases } from './object-purchases.tsx'
import * as css from './object-screen.css.ts'

/** An object: what is known about it for free, what can be ordered, what was bought already. */
export function ObjectScreen({ objectKey }: { objectKey: string }) {
  const query = useQuery()
  const { search } = useLocation()
  const info = useObjectInfo(objectKey, query.get('id') ?? undefined)
  const products = useProducts(info.object)
  const { object } = info
  const title = object.Number || object.Address || objectKey
  const checkout = buildPath('objectCheckout-objectKey', { objectKey }) + search
  if (info.error) {
    return (
      <Container className={css.page}>
        <PageHead title={title} noindex />
        <EmptyState title="Сведения не пришли" action={<Button onClick={info.retry}>Повторить</Button>}>
          <p>{messageOfError(info.error)}</p>
        </EmptyState>
      </Container>
    )
  }
  return (
    <>
      <GreyGround />
      <PageHead title={title} noindex />
      <ObjectHead
        object={object}
        objectKey={objectKey}
        isLoading={info.isLoading}
        isInfoLoading={info.isInfoLoading}
      />
      <Container className={css.layout}>
        <div className={css.column}>
          {isWarningStatus(object.Status) && (
            <Notice tone="orange" title={`Объект ${object.Status.toLowerCase()}`}>
              <p>
                Актуальных прав на такой объект нет: сделку с ним не зарегистрируют. Отчет покажет, что с ним
                было, но для покупки нужен действующий номер. Проверьте это до оплаты.
              </p>
            </Notice>
          )}
          {info.isUnknown && (
            <Notice tone="yellow" title="Такого объекта мы не нашли">
              <p>
                Проверьте номер или адрес. Заказать отчет можно и так: реестр ответит по тому, что вы ввели.
              </p>
            </Notice>
          )}
          {products.data ? (
            <ObjectProducts
              objectKey={objectKey}
              address={object.Address}
              products={products.data}
              averageTime={info.averageTime}
            />
          ) : (
            <Panel title="Что проверить" padded>
              {products.error ? (
                <Notice tone="red">{messageOfError(products.error)}</Notice>
              ) : (
                <Skeleton lines={6} />
              )}
            </Panel>
          )}
          <ObjectPurchases purchases={info.purchases} />
          <ObjectFacts object={object} isLoading={info.isLoading || info.isInfoLoading} />
        </div>
        <ObjectOrder
          objectKey={objectKey}
          products={products.data ?? []}
          checkout={checkout}
          isDemo={objectKeyOf({ Number: objectKey }) === DEMO_OBJECT_KEY}
        />
      </Container>
    </>
  )
}
