import { formatDate, pluralWord, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import { useDeals } from './data.ts'
import * as css from './deals.css.ts'

interface DealTabsProps {
  current: string
  /** Also a single folder has its tab: where nothing else names it. */
  isAlone?: boolean
}

/** The own folders as tabs; nothing while there is only one. */
export function DealTabs({ current, isAlone = false }: DealTabsProps) {
  const { data = [] } = useDeals()
  if (data.length < (isAlone ? 1 : 2)) return null
  return (
    <nav aria-label="Сделки" className={css.tabs}>
      {data.map(({ deal_id, address, object_key, documents, orders, missing, closes_on }) => (
        <Link
          key={deal_id}
          href={buildPath('user-deals-id', { id: deal_id })}
          className={css.tab}
          aria-current={deal_id === current ? 'page' : undefined}
        >
          <b className={css.rowTitle}>{typograph(address) || object_key}</b>
          <span className={css.quiet}>
            {[
              missing > 0
                ? `не хватает ${missing} из ${documents + orders + missing}`
                : `${documents + orders} ${pluralWord(documents + orders, 'лист', 'листа', 'листов')}`,
              closes_on && `до ${formatDate(closes_on)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </Link>
      ))}
    </nav>
  )
}
