import { reportView, typesetView } from '@proverka/domain/reports'
import type { Report } from '@proverka/domain/reports'
import { useRestart } from './data.ts'
import type { OrderItemView } from './data.ts'
import { MissingData } from './missing-data.tsx'
import { RatingPrompt } from './rating-prompt.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportHead } from './report-head.tsx'

/** A bought report: its view under a head that stays in sight. */
export function BoughtReport({ item, report }: { item: OrderItemView; report: Report }) {
  const restart = useRestart()
  const view = typesetView(reportView(report))
  return (
    <>
      <ReportHead item={item} view={view} />
      <ReportBody
        view={view}
        onRestart={(task) => restart.mutate(task)}
        restarting={restart.isPending ? restart.variables : undefined}
        rating={<RatingPrompt itemId={item.order_item_id} />}
        addition={
          report.subject.kind === 'person' && (
            <MissingData itemId={item.order_item_id} subject={report.subject} tasks={report.tasks} />
          )
        }
      />
    </>
  )
}
