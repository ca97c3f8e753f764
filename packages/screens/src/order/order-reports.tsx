import { Panel } from '@proverka/ui/frame'
import { Button } from '@proverka/ui/primitives'
import { reportPath } from '../report/report-path.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

/** What is ready to be read, part by part. */
export function OrderReports({ order }: { order: OrderView }) {
  const ready = order.items.filter(({ status }) => status === 'done')
  if (ready.length === 0) return null
  return (
    <Panel title={ready.length === 1 ? 'Отчет' : 'Отчеты'} padded>
      <ul className={css.reports}>
        {ready.map((part) => (
          <li key={part.order_item_id}>
            <Button
              variant={ready.length === 1 ? 'primary' : 'secondary'}
              href={reportPath(part, order.opened_as)}
            >
              {ready.length === 1 ? 'Открыть отчет' : part.product_name_ru}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
