import { formatMoney, pluralWord, typograph } from '@proverka/domain'
import { Container, Panel } from '@proverka/ui/frame'
import { useLazyModule } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { ServiceData } from '../../../runtime/page/service-data.tsx'
import { useUnanswered } from '../../../runtime/prices/use-answered.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { SampleLink } from '../../purchase/checkout/sample-link.tsx'
import { NotForSale } from '../product/not-for-sale.tsx'
import { SilentSource } from '../product/silent-source.tsx'
import * as css from './check-person.css.ts'
import { CheckScope } from './check-scope.tsx'
import { PersonForm } from './person-form.tsx'
import type { TypedPerson } from './typed-person.ts'

const DESCRIPTION = 'Приставы, суды, банкротство, паспорт, розыск и залоги одним отчетом.'

const loadOrderStep = async () => (await import('../product/order-step.tsx')).OrderStep

/** The check of a person: the form, then the order of what the form was filled for. */
export function Component() {
  const query = useQuery()
  const product = useProduct('PersonCheck')
  const price = product && formatMoney(product.product_price)
  const open = useUnanswered('PersonCheck')
  const asked = (product?.checks.length ?? 0) - open.size
  const count = product ? `${asked} ${pluralWord(asked, 'проверка', 'проверки', 'проверок')}` : 'проверки'
  const isOrdering = query.get('step') === 'order'
  const OrderStep = useLazyModule(loadOrderStep, isOrdering)
  const { state } = useLocation()
  const initial = isTypedPerson(state) ? state : {}
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead
        title="Проверка человека по открытым реестрам"
        description={`Приставы, суды, банкротство, паспорт, розыск, залоги: ${count} одним отчетом с источником, временем и силой совпадения. ${[price, product?.turnaround].filter(Boolean).join(', ')}.`}
      />
      {!isOrdering && (
        <>
          <ServiceData name="Проверка человека" description={DESCRIPTION} price={product?.product_price} />
          <PagePlace title="Проверка человека" />
        </>
      )}
      {isOrdering ? (
        OrderStep && <OrderStep page="check-person" subject="person" />
      ) : (
        <>
          <h1 className={clsx(text.h1, css.title)}>Проверка человека</h1>
          <div className={css.layout}>
            <Panel
              title="Кого проверяем"
              note={typograph([product?.turnaround, price].filter(Boolean).join(', '))}
              padded
            >
              {product ? (
                <PersonForm productName="PersonCheck" key={JSON.stringify(initial)} initial={initial} />
              ) : (
                <NotForSale productName="PersonCheck" />
              )}
            </Panel>
            <Panel title="Что войдет в отчет" padded>
              <CheckScope productName="PersonCheck" />
              <SilentSource className={css.note} />
              <SampleLink productName="PersonCheck" />
            </Panel>
          </div>
        </>
      )}
    </Container>
  )
}

function isTypedPerson(state: unknown): state is TypedPerson {
  return typeof state === 'object' && state !== null && 'lastName' in state
}
