import { buildPath } from '@proverka/domain/navigation'
import { hasSourceFile } from '@proverka/domain/reports'
import { type ReportView } from '@proverka/domain/views'
import { Container } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon, ResultWord } from '@proverka/ui/primitives'
import { useReportFile } from './data.ts'
import type { OrderItemView, ReportFileType } from './data.ts'
import * as css from './report.css.ts'

const FILES: readonly ReportFileType[] = ['json', 'xlsx', 'pdf']
/** With the official file that the report was made from. */
const FILES_WITH_SOURCE: readonly ReportFileType[] = ['xml', ...FILES]

/** The head that stays in view: whose report, its verdict, how fresh, and the files (UI-063). */
export function ReportHead({ item, view }: { item: OrderItemView; view: ReportView }) {
  const file = useReportFile(item)
  const isReady = item.status === 'done'
  const files = item.report && hasSourceFile(item.report) ? FILES_WITH_SOURCE : FILES
  return (
    <div className={css.head} data-part="head">
      <Container className={css.headInner}>
        <div className={css.headWords}>
          <b className={css.headTitle}>{view.subject.name}</b>
          <span className={css.headNote}>
            <ResultWord tone={view.verdict.mark.tone}>{view.verdict.mark.words}</ResultWord>
            <span className={css.headTime}>{view.updated}</span>
          </span>
        </div>
        <span className={css.headActions}>
          {item.report?.finished_at !== undefined && (
            <span className={css.wideOnly}>
              <Button
                size="s"
                variant="secondary"
                href={buildPath('report-share', { id: item.order_item_id })}
              >
                Поделиться
              </Button>
            </span>
          )}
          {files.map((type) => (
            <Button
              key={type}
              size="s"
              variant={type === 'pdf' ? 'primary' : 'secondary'}
              loading={file.isPending && file.variables === type}
              disabled={!isReady}
              onClick={() => file.mutate(type)}
            >
              <span className={css.wideOnly}>
                <Icon icon={DownloadIcon} size={18} />
              </span>
              {type.toUpperCase()}
            </Button>
          ))}
        </span>
      </Container>
    </div>
  )
}
