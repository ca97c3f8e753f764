import { isRiskProduct } from '@proverka/domain/orders'
import { reportView, typesetView } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { OtherReports } from '../difference/other-reports.tsx'
import { useRestart } from './data.ts'
import type { OrderItemView } from './data.ts'
import { AwaitedPart, useFulfilmentView } from './fulfilment/awaited-part.tsx'
import { RegisterFiles } from './fulfilment/register-files.tsx'
import { useArrivals } from './live/use-arrivals.ts'
import { MissingData } from './missing-data.tsx'
import { missingIn } from './missing-in.ts'
import { ReportBody } from './report-body.tsx'
import { ReportFeedback } from './report-feedback.tsx'
import { ReportHead } from './report-head.tsx'
import { ArrivalStatus, ReportWaiting } from './report-waiting.tsx'
import { RiskPart } from './risk/risk-part.tsx'
import * as css from './report.css.ts'
import { useToneFilter } from './use-tone-filter.ts'
import { WatchSubject } from './watch-subject.tsx'

/** A bought report: its view under a head that stays in sight. */
export function BoughtReport({ item, report }: { item: OrderItemView; report: Report }) {
  const restart = useRestart()
  const filter = useToneFilter()
  const arrivals = useArrivals(report)
  const view = typesetView(reportView(report))
  const awaited = useFulfilmentView(item)
  return (
    <>
      <ReportHead item={item} view={view} />
      <ArrivalStatus text={arrivals} />
      <ReportBody
        view={view}
        filter={filter}
        onRestart={(task) => restart.mutate(task)}
        restarting={restart.isPending ? restart.variables : undefined}
        waiting={
          <>
            <OtherReports itemId={item.order_item_id} isDone={item.status === 'done'} />
            {awaited && (
              <>
                <h2 className={text.h2}>{awaited.title}</h2>
                <AwaitedPart view={awaited} orderNumber={item.order_number} />
              </>
            )}
            <ReportWaiting report={withoutObtained(item, report)} isMailed={item.status === 'inprogress'} />
          </>
        }
        {...(item.register_documents.length > 0 && { files: <RegisterFiles item={item} /> })}
        feedback={
          <>
            {isRiskProduct(item.product_name) && <RiskPart itemId={item.order_item_id} />}
            <p className={css.links}>
              <WatchSubject subject={report.subject} />
              {report.finished_at !== undefined && (
                <Link href={buildPath('report-share', { id: item.order_item_id })}>Поделиться отчетом</Link>
              )}
            </p>
            <ReportFeedback itemId={item.order_item_id} />
          </>
        }
        addition={
          missingIn(report.subject, report.tasks).length > 0 && (
            <MissingData itemId={item.order_item_id} subject={report.subject} tasks={report.tasks} />
          )
        }
      />
    </>
  )
}

/** What people obtain has a term of days of its own, which the progress of the sources would hide. */
function withoutObtained({ fulfilment }: OrderItemView, { tasks }: Report): Pick<Report, 'tasks'> {
  const obtained = new Set(fulfilment?.questions.map(({ task_id }) => task_id))
  return { tasks: tasks.filter(({ task_id }) => !obtained.has(task_id)) }
}
