import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { usePageSearch } from '../../../runtime/page/page-search.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import * as css from '../product/product-page.css.ts'
import { ProductLimits, ProductScope } from '../product/product-scope.tsx'
import { SearchForm } from '../../search/lookup/search-form.tsx'
import * as own from './risk.css.ts'

/** The search for an object whose owner is checked (ROUTE-033, NAV-21). */
export function Component() {
  usePageSearch()
  const product = useProduct('RiskAssessmentOwner')
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead
        title="Риски сделки: проверка собственника"
        description="Найдите объект по адресу или кадастровому номеру и закажите проверку его собственника: банкротство, долги, суды, розыск."
      />
      <h1 className={clsx(text.h1, css.title)}>Риски сделки</h1>
      <p className={clsx(text.lead, css.lead)}>
        Найдите объект, затем назовите собственника: проверим его по открытым реестрам.
      </p>
      <div className={own.search}>
        <SearchForm onlyRisk />
        <p className={css.note}>
          Знаете номер? <Link href={buildPath('risk-assessment')}>Закажите проверку сразу</Link>
          {product && typograph(`, ${formatMoney(product.product_price)}`)}.
        </p>
      </div>
      {product && (
        <div className={own.parts}>
          <div>
            <ProductScope product={product} />
          </div>
          <div>
            <ProductLimits product={product} />
          </div>
        </div>
      )}
    </Container>
  )
}
