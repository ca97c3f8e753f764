import { formatDay, formatMoney } from '@proverka/domain'
import { Button, Link, Notice } from '@proverka/ui/primitives'
import { reportPath } from './report-path.ts'
import * as css from './checkout.css.ts'
import type { OwnedReport } from './owned-reports.ts'

interface OwnedNoticeProps {
  readonly reports: readonly OwnedReport[]
  /** Roubles of the order that was not placed. */
  readonly total: number
  readonly onAgain: () => void
}

/** Before money is taken for a report that the buyer has: the report, and the choice of a fresh one (TRUE-06). */
export function OwnedNotice({ reports, total, onAgain }: OwnedNoticeProps) {
  return (
    <Notice
      tone="yellow"
      role="alert"
      title={reports.length === 1 ? 'Такой отчет у вас уже есть' : 'Такие отчеты у вас уже есть'}
    >
      {reports.map((report) => (
        <p key={report.order_item_id}>
          У вас уже есть этот отчет от {formatDay(report.date)}:{' '}
          <Link href={reportPath(report)}>{report.product_name_ru}</Link>
        </p>
      ))}
      <p>Деньги не списаны. Новый отчет покажет, что в реестрах сегодня.</p>
      <p className={css.action}>
        <Button size="s" variant="secondary" onClick={onAgain}>
          Заказать заново за {formatMoney(total)}
        </Button>
      </p>
    </Notice>
  )
}
