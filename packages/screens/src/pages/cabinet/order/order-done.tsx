import { formatDateTime, groupDigits } from '@proverka/domain'
import { isRiskProduct, orderTitle } from '@proverka/domain/orders'
import { reportView, typesetView } from '@proverka/domain/views'
import { Container } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon, ResultWord } from '@proverka/ui/primitives'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { useRestart } from '../../checks/report/data.ts'
import { useArrivals } from '../../checks/report/live/use-arrivals.ts'
import { RegisterFiles } from '../../checks/report/fulfilment/register-files.tsx'
import { MissingData } from '../../checks/report/missing-data.tsx'
import { missingIn } from '../../checks/report/missing-in.ts'
import { ReportBody } from '../../checks/report/report-body.tsx'
import { ReportFeedback } from '../../checks/report/report-feedback.tsx'
import { OrderReport, orderViewOf } from '../../checks/report/order-report.tsx'
import { ArrivalStatus, ReportWaiting } from '../../checks/report/report-waiting.tsx'
import { RiskPart } from '../../checks/report/risk/risk-part.tsx'
import { useToneFilter } from '../../checks/report/use-tone-filter.ts'
import * as report from '../../checks/report/report.css.ts'
import { useOrderFile } from './data.ts'
import type { OrderPart, OrderView } from './data.ts'
import { OrderFiles } from './order-files.tsx'

/** An order that is over: its report, or one verdict over several parts in tabs, and one PDF (TRUE-08). */
export function OrderDone({ order }: { order: OrderView }) {
  const restart = useRestart()
  const filter = useToneFilter()
  const tasks = order.items.flatMap((item) => item.report?.tasks ?? [])
  const arrivals = useArrivals({ tasks })
  const updated = order.items
    .flatMap((item) => item.report?.updated_at ?? [])
    .toSorted()
    .at(-1)
  const { mark } = orderViewOf(order.items).verdict
  const [only] = order.items.length === 1 ? order.items : []
  const drawn = {
    // A browser without the owner's session may only read; changes need the account.
    ...(order.opened_as === 'owner' && { onRestart: (task: string) => restart.mutate(task) }),
    restarting: restart.isPending ? restart.variables : undefined,
    waiting: <ReportWaiting report={{ tasks }} isMailed={false} />,
    files: (
      <>
        <OrderFiles order={order} />
        {order.items.map((item) => (
          <RegisterFiles key={item.order_item_id} item={item} />
        ))}
      </>
    ),
    addition: <Additions order={order} />,
  }
  return (
    <>
      <div className={report.head}>
        <Container className={report.headInner}>
          <div className={report.headWords}>
            <b className={report.headTitle}>
              {orderTitle(order.items.map(({ product_name }) => product_name))}
            </b>
            <span className={report.headNote}>
              <ResultWord tone={mark.tone}>{mark.words}</ResultWord>
              <span className={report.headTime}>
                Заказ {groupDigits(order.number)}
                {updated && `, обновлен ${formatDateTime(updated)}`}
              </span>
            </span>
          </div>
          <WholeFiles order={order} />
        </Container>
      </div>
      <ArrivalStatus text={arrivals} />
      {only?.report ? (
        <ReportBody
          view={typesetView(reportView(only.report))}
          filter={filter}
          feedback={
            <>
              {isRiskProduct(only.product_name) && order.opened_as !== 'browser' && (
                <RiskPart itemId={only.order_item_id} />
              )}
              <ReportFeedback itemId={only.order_item_id} />
            </>
          }
          {...drawn}
        />
      ) : (
        <OrderReport
          filter={filter}
          items={order.items}
          feedback={(part) => <PartFeedback part={order.items[part]} />}
          {...drawn}
        />
      )}
    </>
  )
}

/** Of the part in the open tab. */
function PartFeedback({ part }: { part: OrderPart | undefined }) {
  return part?.report && <ReportFeedback key={part.order_item_id} itemId={part.order_item_id} />
}

/** Data that the parts of an order lack; this browser alone may read it, not change it. */
function Additions({ order }: { order: OrderView }) {
  const parts = order.items.flatMap(({ order_item_id, report: part }) =>
    part && missingIn(part.subject, part.tasks).length > 0
      ? [{ order_item_id, subject: part.subject, tasks: part.tasks }]
      : [],
  )
  if (order.opened_as !== 'browser')
    return parts.map(({ order_item_id, ...part }) => (
      <MissingData key={order_item_id} itemId={order_item_id} {...part} />
    ))
  return (
    parts.length > 0 && (
      <Button
        variant="secondary"
        onClick={() => openDialog({ kind: 'auth', form: 'login', email: order.email })}
      >
        Войти и добавить данные бесплатно
      </Button>
    )
  )
}

/** The files of the whole order: the archive, and the one document. */
function WholeFiles({ order }: { order: OrderView }) {
  const file = useOrderFile(order)
  // The PDF of the only report is the whole; what programs read of it is among the files below.
  const whole = order.files.filter(
    ({ order_item_id, file_type }) =>
      order_item_id === null || (order.items.length === 1 && file_type === 'pdf'),
  )
  return (
    <span className={report.headActions}>
      {whole.map((one) => (
        <Button
          key={one.file_type}
          size="s"
          variant={one.file_type === 'pdf' ? 'primary' : 'secondary'}
          loading={file.isPending && file.variables.file_type === one.file_type}
          onClick={() => file.mutate(one)}
        >
          <Icon icon={DownloadIcon} size={18} />
          <span>
            {one.file_type === 'zip' && <span className={report.wideOnly}>Все файлы, </span>}
            {one.file_type.toUpperCase()}
          </span>
        </Button>
      ))}
    </span>
  )
}
