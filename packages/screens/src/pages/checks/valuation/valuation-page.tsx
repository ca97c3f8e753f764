import { isNumberText } from '@proverka/domain/property'
import { useHydrated } from '@proverka/page-engine/react'
import { Container, Panel } from '@proverka/ui/frame'
import { ValuationForm } from '@proverka/ui/forms'
import type { ValuationValues } from '@proverka/ui/forms'
import { useLazyModule } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { codeOfError, messageOfError } from '../../../runtime/error/status-of-error.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { HouseMarket } from '../../search/market/house-market.tsx'
import * as page from '../product/product-page.css.ts'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { SampleLink } from '../../purchase/checkout/sample-link.tsx'
import { loadAddresses } from '../../search/lookup/load-addresses.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { fieldOfRefusal, useComparables, useEstimate } from './data.ts'
import { Estimate } from './estimate.tsx'
import { PaidValuation } from './paid-valuation.tsx'
import { ResultTabs } from './result-tabs.tsx'
import { TooFew } from './too-few.tsx'
import { VALUATION_PRODUCT } from '../../search/object/valuation-product.ts'
import * as css from './valuation.css.ts'

const loadOrderStep = async () => (await import('../product/order-step.tsx')).OrderStep

const LIMITS = [
  ['Ремонт и вид из окна', 'Площадь, этаж, дом и район есть в данных, состояние квартиры — нет.'],
  ['Обременения и срочность', 'Ипотека, арест и срочная продажа меняют цену. Это видно в выписке.'],
  ['Это не отчет оценщика', 'Для банка, суда и опеки нужен оценщик по закону № 135-ФЗ.'],
] as const

/** What a flat is asked for on the market: a range out of the adverts around it (PROD-09, ROUTE-039). */
export function Component() {
  const isOrdering = useQuery().get('step') === 'order'
  const OrderStep = useLazyModule(loadOrderStep, isOrdering)
  if (!isOrdering)
    return (
      <Queries>
        <ValuationScreen />
      </Queries>
    )
  return (
    <Container className={page.page}>
      <GreyBackground />
      <PageHead title="Рыночная оценка квартиры" noindex />
      {OrderStep && <OrderStep page="valuation" subject="flat" productNames={[VALUATION_PRODUCT]} />}
    </Container>
  )
}

function ValuationScreen() {
  // An object page hands its flat over; the server draws the page for every query alike.
  const query = useQuery()
  const isHydrated = useHydrated()
  const known = (name: string) => (isHydrated ? query.get(name) : null) ?? ''
  const estimate = useEstimate()
  const { data, error, variables } = estimate
  const isTooFew = codeOfError(error) === 'estimate/too-few'
  const field = fieldOfRefusal(error)
  return (
    <Container className={page.page}>
      <GreyBackground />
      <PageHead
        title="Рыночная оценка квартиры"
        description="Диапазон цены по объявлениям в доме и рядом, похожие квартиры, средняя цена и цена метра по месяцам."
      />
      <PagePlace title="Рыночная оценка" />
      <h1 className={clsx(text.h1, page.title)}>Рыночная оценка квартиры</h1>
      <p className={clsx(text.lead, page.lead)}>
        За сколько продают похожие квартиры: диапазон, середина и сами объявления, на которых они держатся.
      </p>
      <div className={page.layout}>
        <Panel title="Какая квартира" padded>
          <ValuationForm
            key={known('address')}
            initial={{ address: known('address'), area: known('area'), floor: known('floor') }}
            submitText="Оценить"
            loadAddresses={loadAddresses}
            draft={draftPlace('valuation')}
            loading={estimate.isPending}
            refusals={field && { [field]: messageOfError(error) }}
            error={error && !isTooFew && !field ? <ErrorText error={error} /> : undefined}
            onEdit={estimate.reset}
            onSubmit={(values) => estimate.mutate(values)}
          />
        </Panel>
        <div className={page.scope}>
          <Panel title="Чего оценка не учитывает" padded>
            <dl>
              {LIMITS.map(([name, meaning]) => (
                <div key={name} className={css.limit}>
                  <dt className={page.checkName}>{name}</dt>
                  <dd className={page.law}>{meaning}</dd>
                </div>
              ))}
            </dl>
            <SampleLink productName={VALUATION_PRODUCT} />
          </Panel>
        </div>
      </div>
      {data && (
        <ResultTabs key={data.flat.address} market={<HouseMarket house={data.flat.address} />}>
          <Estimate estimate={data} />
          <PaidValuation flat={data.flat} />
        </ResultTabs>
      )}
      {isTooFew && variables && <FewTabs flat={variables} />}
    </Container>
  )
}

/** The address of a flat that is known by its number comes with the flats around it. */
function FewTabs({ flat }: { flat: ValuationValues }) {
  const { data } = useComparables(flat)
  const address = data?.flat.address ?? (isNumberText(flat.address) ? undefined : flat.address)
  return (
    <ResultTabs market={address === undefined ? undefined : <HouseMarket house={address} />}>
      <TooFew flat={flat} />
    </ResultTabs>
  )
}
