import type { ReportView } from '@proverka/domain/reports'
import { Container } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { usePdf } from './data.ts'
import type { OrderItemView } from './data.ts'
import * as css from './report.css.ts'

/** The head that stays in view: whose report, how fresh, and the PDF (UI-063). */
export function ReportHead({ item, view }: { item: OrderItemView; view: ReportView }) {
  const pdf = usePdf(item)
  const isReady = item.status === 'done'
  return (
    <div className={css.head}>
      <Container className={css.headInner}>
        <p className={css.headWords}>
          <b className={css.headTitle}>{view.subject.name}</b>
          <span className={css.headNote}>{view.updated}</span>
        </p>
        <Button size="s" loading={pdf.isPending} disabled={!isReady} onClick={() => pdf.mutate()}>
          <Icon icon={DownloadIcon} size={18} />
          PDF
        </Button>
      </Container>
    </div>
  )
}
