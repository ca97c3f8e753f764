import { pluralWord } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import { useSameSubject } from './data.ts'
import * as css from './difference.css.ts'

/** Leads from a report to its difference with another one on the subject; nothing where there is none. */
export function OtherReports({ itemId, isDone }: { itemId: string; isDone: boolean }) {
  const others = useSameSubject(itemId, isDone).data ?? []
  const [latest] = others
  if (!latest) return null
  const count = others.length
  return (
    <p className={css.others}>
      У вас еще {count} {pluralWord(count, 'отчет', 'отчета', 'отчетов')} об этом же.{' '}
      <Link href={buildPath('report-difference', { id: itemId, otherId: latest.order_item_id })}>
        Сравнить с другим отчетом
      </Link>
    </p>
  )
}
