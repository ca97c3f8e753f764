import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { OwnerOrderForm } from '@proverka/ui/forms'
import { Container, Panel } from '@proverka/ui/frame'
import { Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { ServiceData } from '../../../runtime/page/service-data.tsx'
import { CheckScope } from '../person-check/check-scope.tsx'
import { NotForSale } from '../product/not-for-sale.tsx'
import { SilentSource } from '../product/silent-source.tsx'
import * as css from '../person-check/check-person.css.ts'
import { useOffered } from '../../../runtime/prices/use-answered.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { SampleLink } from '../../purchase/checkout/sample-link.tsx'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { ownerCart } from './owner-cart.ts'

const PRODUCT = 'RiskAssessmentOwner'

/** The check of an owner: whose object, who and why; the checkout of the object goes on with what was typed (ROUTE-013). */
export function Component() {
  const product = useProduct(PRODUCT)
  const price = product && formatMoney(product.product_price)
  const turnaround = product?.turnaround ?? ''
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead
        title="Проверка собственника недвижимости"
        description={`Банкротство, долги у приставов, суды и розыск собственника до сделки: ответы встают рядом с выписками об объекте. ${[price, turnaround].filter(Boolean).join(', ')}.`}
      />
      <ServiceData
        name="Проверка собственника недвижимости"
        description="Банкротство, долги у приставов, суды и розыск собственника до сделки."
        price={product?.product_price}
      />
      <PagePlace title="Проверка собственника" />
      <h1 className={clsx(text.h1, css.title)}>Проверка собственника</h1>
      <div className={css.layout}>
        <Panel
          title="Кого проверяем"
          note={[typograph(turnaround), price && typograph(price)].filter(Boolean).join(', ')}
          padded
        >
          {product ? (
            <Form productId={product.product_id} price={product.product_price} />
          ) : (
            <NotForSale productName={PRODUCT} />
          )}
        </Panel>
        <Panel title="Что войдет в отчет" padded>
          <CheckScope productName={PRODUCT} />
          <SilentSource className={css.note} />
          <SampleLink productName={PRODUCT} />
        </Panel>
      </div>
    </Container>
  )
}

/** What is typed stays in the tab, under the name that the checkout looks for, and never gets into an address. */
function Form({ productId, price }: { productId: string; price: number }) {
  const offered = useOffered(PRODUCT)
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  return (
    <OwnerOrderForm
      offered={offered}
      draft={draftPlace('owner')}
      submitText={price > 0 ? `Проверить за ${formatMoney(price)}` : 'Проверить'}
      objectHint={
        <>
          Стоит в выписке и договоре. Не знаете номер&nbsp;&mdash;{' '}
          <Link href={buildPath('search')}>найдите объект по адресу</Link>
        </>
      }
      onSubmit={(values) => {
        setCart(ownerCart(productId, values))
        void navigate(buildPath('objectCheckout-objectKey', { objectKey: values.objectKey }))
      }}
    />
  )
}
