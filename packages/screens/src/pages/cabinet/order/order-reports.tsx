import { typograph } from '@proverka/domain'
import { destroyedReportWords } from '@proverka/domain/views'
import { Panel } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { reportPath } from '../../purchase/checkout/report-path.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

function DestroyedReports({ at }: { at: string }) {
  const { title, text } = destroyedReportWords(at)
  return (
    <Notice tone="info" title={title}>
      <p>{typograph(text)}</p>
    </Notice>
  )
}

/** What is ready to be read, part by part. */
export function OrderReports({ order }: { order: OrderView }) {
  const done = order.items.filter(({ status }) => status === 'done')
  const ready = done.filter(({ report_destroyed_at: at }) => at === null)
  const ended = done.flatMap(({ report_destroyed_at: at }) => at ?? []).at(-1)
  if (ready.length === 0) return ended === undefined ? null : <DestroyedReports at={ended} />
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
