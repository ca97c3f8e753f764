import { pluralWord } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { useSameSubject } from './data.ts'
import * as css from './difference.css.ts'

/** Leads from a finished report to its difference with another one on the subject, and to a comparison side by side. */
export function OtherReports({ itemId, isDone }: { itemId: string; isDone: boolean }) {
  const isUser = useIsUser()()
  const others = useSameSubject(itemId, isDone).data ?? []
  const [latest] = others
  const count = others.length
  if (!isDone || !isUser) return null
  return (
    <p className={css.others}>
      {latest && (
        <>
          У вас еще {count} {pluralWord(count, 'отчет', 'отчета', 'отчетов')} об этом же.{' '}
          <Link href={buildPath('report-difference', { id: itemId, otherId: latest.order_item_id })}>
            Сравнить с другим отчетом
          </Link>{' '}
        </>
      )}
      <Link href={buildPath('compare', {}, { one: itemId })}>Поставить рядом с похожим</Link>
    </p>
  )
}
