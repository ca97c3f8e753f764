import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { historyQuery, type PriceChange, type PriceRow } from './catalogue-queries.ts'
import { kindLabel, priceText } from './catalogue-words.ts'
import { whenText } from '../../parts/moment.ts'
import { rubles } from '../../parts/rubles.ts'
import * as css from './catalogue-screen.css.ts'

interface PriceHistoryProps {
  productId: string
  /** The price that is being looked at. */
  current: PriceRow | undefined
  /** Absent: whoever looks may not change prices. */
  onUndo: ((change: PriceChange) => void) | undefined
}

/** What the prices of a product were, newest first. A value of the base price comes back by a button. */
export function PriceHistory({ productId, current, onUndo }: PriceHistoryProps) {
  const history = useQuery(historyQuery(productId))
  if (history.error)
    return <RetryNotice message={messageOfError(history.error)} onRetry={() => void history.refetch()} />
  if (!history.data) return <p className={css.note}>Загружаем историю</p>
  const { changes } = history.data
  if (changes.length === 0) return <p className={css.note}>Цену еще не меняли.</p>
  return (
    <ol className={css.history}>
      {changes.map((change) => (
        <li key={change.change_id} className={css.change}>
          <div>
            <p className={css.changed}>
              {priceText(change.before)} → {priceText(change.after)}
            </p>
            <p className={css.note}>
              {[
                change.tariff === null
                  ? kindLabel(change.price_component_type.name)
                  : `Тариф «${change.tariff}»`,
                change.author_email ?? 'файл каталога',
                whenText(change.at),
                change.reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {onUndo && canReturn(change, current) && (
            <Button size="xs" variant="secondary" onClick={() => onUndo(change)}>
              Вернуть {rubles(change.before ?? 0)}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Prices of tariffs follow the base one; a value that counts now has nothing to come back to. */
const canReturn = ({ before, price_component_type: { name } }: PriceChange, current: PriceRow | undefined) =>
  before !== null && name === 'Base' && before !== current?.price
