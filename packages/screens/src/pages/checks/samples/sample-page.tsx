import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { orderView, reportView, typesetView } from '@proverka/domain/views'
import type { OrderFacts } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { Container } from '@proverka/ui/frame'
import { Button } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { ErrorPage } from '../../../runtime/error/error-page.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { orderPath } from '../product/order-path.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { OrderBody } from '../report/order-report.tsx'
import { ReportBody } from '../report/report-body.tsx'
import * as css from '../report/report.css.ts'

/** The sample of an order of several parts, which is sold as one product. */
export interface OrderSample extends OrderFacts {
  readonly id: string
  readonly product_name: string
}

const reports = import.meta.glob<{ readonly default: Report | OrderSample }>(['./reports/*.json'])

/** The page of the sample that is named after this route; a test of the server makes them of its sources. */
export async function loadSamplePage(route: string): Promise<ComponentType> {
  const load = reports[`./reports/${route}.json`]
  if (!load) throw new RangeError(`There is no sample ${route}`)
  return createSamplePage((await load()).default)
}

/**
 * The sample of a product: a report of the demo world, rendered as a bought one is (UI-067, ROUTE-017..036). An address
 * with any other id is not found (AMB-123).
 */
export function createSamplePage(report: Report | OrderSample): ComponentType {
  const { title, body } = drawn(report)
  return function SamplePage() {
    const product = useProduct(report.product_name)
    const { id = report.id } = useParams()
    if (id !== report.id) return <ErrorPage />
    return (
      <>
        <GreyBackground />
        <PageHead
          title={`Пример отчета: ${title}`}
          description={`Как выглядит готовый отчет «${title}»: вывод, записи с источником и временем, что не проверено и почему.`}
        />
        <div className={css.head}>
          <Container className={css.headInner}>
            <p className={css.headWords}>
              <b className={css.headTitle}>Пример отчета</b>
              <span className={css.headNote}>Данные вымышлены, вид настоящий</span>
            </p>
            {product && (
              <Button size="s" href={orderPath(product) ?? buildPath('index')}>
                {orderText(product)}
              </Button>
            )}
          </Container>
        </div>
        {body}
      </>
    )
  }
}

function drawn(sample: Report | OrderSample) {
  if ('parts' in sample) {
    const view = typesetView(orderView(sample))
    return { title: view.title, body: <OrderBody view={view} /> }
  }
  const view = typesetView(reportView(sample))
  return { title: view.title, body: <ReportBody view={view} /> }
}

function orderText({ product_price }: CatalogueProduct): string {
  return product_price === 0 ? 'Проверить бесплатно' : typograph(`Заказать за ${formatMoney(product_price)}`)
}
