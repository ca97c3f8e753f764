import { formatDateTime } from '@proverka/domain'
import { Container } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useRestart } from '../report/data.ts'
import { OrderReport } from '../report/order-report.tsx'
import * as report from '../report/report.css.ts'
import { useOrderFile } from './data.ts'
import type { OrderView } from './data.ts'
import { numberText, productText } from './order-words.ts'

/** An order of several parts that are all over: one verdict, the parts in tabs, one PDF (TRUE-08). */
export function OrderDone({ order }: { order: OrderView }) {
  const restart = useRestart()
  const updated = order.items
    .flatMap((item) => item.report?.updated_at ?? [])
    .toSorted()
    .at(-1)
  return (
    <>
      <div className={report.head}>
        <Container className={report.headInner}>
          <p className={report.headWords}>
            <b className={report.headTitle}>{productText(order)}</b>
            <span className={report.headNote}>
              Заказ {numberText(order.number)}
              {updated && `, обновлен ${formatDateTime(updated)}`}
            </span>
          </p>
          <WholeFiles order={order} />
        </Container>
      </div>
      <OrderReport
        items={order.items}
        onRestart={(task) => restart.mutate(task)}
        restarting={restart.isPending ? restart.variables : undefined}
      />
    </>
  )
}

/** The files of the whole order: the archive, and the one document. */
function WholeFiles({ order }: { order: OrderView }) {
  const file = useOrderFile(order)
  const whole = order.files.filter(({ order_item_id }) => order_item_id === null)
  return (
    <span className={report.headActions}>
      {whole.map((one) => (
        <Button
          key={one.file_type}
          size="s"
          look={one.file_type === 'pdf' ? 'primary' : 'secondary'}
          loading={file.isPending && file.variables.file_type === one.file_type}
          onClick={() => file.mutate(one)}
        >
          <Icon icon={DownloadIcon} size={18} />
          {one.file_type === 'pdf' ? 'PDF' : 'Все файлы, ZIP'}
        </Button>
      ))}
    </span>
  )
}
