import { formatDateTime } from '@proverka/domain'
import type { Report } from '@proverka/domain/reports'
import { Container } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { usePdf } from './data.ts'
import type { OrderItemView } from './data.ts'
import * as css from './report.css.ts'

interface ReportHeadProps {
  readonly view: OrderItemView
  readonly report: Report
  readonly title: string
}

/** The head that stays in view: whose report, how fresh, and the PDF (UI-063). */
export function ReportHead({ view, report, title }: ReportHeadProps) {
  const pdf = usePdf(view)
  const isReady = view.status === 'done'
  return (
    <div className={css.head}>
      <Container className={css.headInner}>
        <p className={css.headWords}>
          <b className={css.headTitle}>{title}</b>
          <span className={css.headNote}>обновлено {formatDateTime(report.updated_at)}</span>
        </p>
        <Button size="s" loading={pdf.isPending} disabled={!isReady} onClick={() => pdf.mutate()}>
          <Icon icon={DownloadIcon} size={18} />
          PDF
        </Button>
      </Container>
    </div>
  )
}
