import { formatMoney, typograph } from '@proverka/domain'
import { buildPath, FREE_RISK_COUPON, routeHeading } from '@proverka/domain/navigation'
import { Container, Section } from '@proverka/ui/frame'
import { Link, Steps } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { applyCoupon } from '../../purchase/checkout/coupon.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { ServiceData } from '../../../runtime/page/service-data.tsx'
import * as landing from '../landing/hero.css.ts'
import { CheckScope } from '../person-check/check-scope.tsx'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { SearchForm } from '../../search/lookup/search-form.tsx'
import * as css from './risk.css.ts'

const STEPS = [
  { title: 'Найдите объект', note: 'По адресу или кадастровому номеру. Поиск бесплатный, вход не нужен.' },
  {
    title: 'Назовите собственника',
    note: 'Имя и дата рождения отсекают однофамильцев. Реестр имен не раскрывает.',
  },
  {
    title: 'Читайте ответы',
    note: 'У каждой записи источник, время и сила совпадения. Что не проверено, названо с причиной.',
  },
]

/** The landing page of the risk check for guests; its search tries the coupon of the free check (SEARCH-33, ROUTE-035). */
export function Component() {
  const product = useProduct('RiskAssessmentOwner')
  return (
    <>
      <PageHead
        title={routeHeading('risk-assessment-b2c')}
        description="Банкротство, долги, суды и розыск собственника до задатка: ответы открытых реестров с источником и временем."
      />
      <ServiceData
        name={routeHeading('risk-assessment-b2c')}
        description="Банкротство, долги, суды и розыск собственника до задатка."
        price={product?.product_price}
      />
      <PagePlace title={routeHeading('risk-assessment-b2c')} />
      <section className={landing.deep}>
        <Container className={css.hero}>
          <h1 className={clsx(text.hero, landing.title)}>{routeHeading('risk-assessment-b2c')}</h1>
          <p className={clsx(text.lead, landing.leadOnDeep)}>
            Если продавец станет банкротом, сделку за три года до этого могут оспорить (ст. 61.2 закона №
            127-ФЗ). Проверьте его до задатка.
          </p>
          <div className={css.heroSearch}>
            <SearchForm onlyRisk coupon={FREE_RISK_COUPON} onSearch={() => applyCoupon(FREE_RISK_COUPON)} />
          </div>
          {product && (
            <p className={css.price}>
              {typograph(
                `Проверка собственника — ${formatMoney(product.product_price)}, ${product.turnaround}. Промокод ${FREE_RISK_COUPON} подставим сами, если он сейчас действует.`,
              )}
            </p>
          )}
        </Container>
      </section>
      {product && (
        <Section title="Что проверяем" note="Каждый ответ — из названного источника">
          <div className={css.scope}>
            <CheckScope productName={product.product_name} />
          </div>
          <p className={css.sample}>
            <Link href={buildPath('risk-preview-id')}>Посмотреть пример отчета</Link>
          </p>
        </Section>
      )}
      <Section title="Три шага" background="grey">
        <Steps steps={STEPS} />
      </Section>
    </>
  )
}
