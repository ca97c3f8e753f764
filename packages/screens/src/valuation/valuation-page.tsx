import type { ClientOf } from '@proverka/api'
import { events } from '@proverka/api/calls'

import { Container, Panel } from '@proverka/ui/frame'
import { ValuationForm } from '@proverka/ui/forms'
import type { ValuationValues } from '@proverka/ui/forms'
import { useLazyModule } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { connect } from '../data/api.ts'
import { Queries } from '../data/queries.tsx'
import { codeOfError } from '../error/status-of-error.ts'
import { ErrorText } from '../error/error-text.tsx'
import { GreyBackground } from '../frame/grey-background.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { PagePlace } from '../frame/page-place.tsx'
import { HouseMarket } from '../market/house-market.tsx'
import * as page from '../product/product-page.css.ts'
import { useQuery } from '../router/hooks.ts'
import { SampleLink } from '../samples/sample-link.tsx'
import { loadAddresses } from '../search/load-addresses.ts'
import { draftPlace } from '../storage/draft-place.ts'
import { Estimate, TooFew } from './estimate.tsx'
import { PaidValuation, VALUATION_PRODUCT } from './paid-valuation.tsx'
import { ResultTabs } from './result-tabs.tsx'
import * as css from './valuation.css.ts'

const loadOrderStep = async () => (await import('../product/order-step.tsx')).OrderStep

let client: ClientOf<{ events: typeof events }> | undefined
const eventsApi = () => (client ??= connect({ events })).events

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
      {OrderStep && <OrderStep page="valuation" subject="flat" productName={VALUATION_PRODUCT} />}
    </Container>
  )
}

function ValuationScreen() {
  const estimate = useMutation({
    mutationFn: (values: ValuationValues) => eventsApi().estimatePrice({ body: values }),
    onError: (error) => console.error('Оценка не пришла', error),
  })
  const isTooFew = codeOfError(estimate.error) === 'estimate/too-few'
  const address = estimate.data || isTooFew ? estimate.variables?.address : undefined
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
            submitText="Оценить"
            loadAddresses={loadAddresses}
            draft={draftPlace('valuation')}
            loading={estimate.isPending}
            error={estimate.error && !isTooFew ? <ErrorText error={estimate.error} /> : undefined}
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
      {address !== undefined && (
        <ResultTabs key={address} market={<HouseMarket address={address} />}>
          {estimate.data ? <Estimate estimate={estimate.data} address={address} /> : <TooFew />}
          {estimate.data && estimate.variables && <PaidValuation flat={estimate.variables} />}
        </ResultTabs>
      )}
    </Container>
  )
}
