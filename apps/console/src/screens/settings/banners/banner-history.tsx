import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { whenText } from '../../../parts/moment.ts'
import { RetryNotice } from '../../../parts/retry-notice.tsx'
import { bannerChangesQuery, type Banner, type BannerChange, type BannerContent } from './banner-queries.ts'
import { differences } from './banner-words.ts'
import * as css from '../settings-screen.css.ts'

interface BannerHistoryProps {
  banners: readonly Banner[]
  onUndo: (key: string, content: BannerContent) => void
}

/** What was done to banners, newest first; the content before a change comes back by a button. */
export function BannerHistory({ banners, onUndo }: BannerHistoryProps) {
  const history = useQuery(bannerChangesQuery)
  if (history.error)
    return <RetryNotice message={messageOfError(history.error)} onRetry={() => void history.refetch()} />
  if (!history.data) return <p className={css.note}>Загружаем журнал</p>
  const { changes } = history.data
  if (changes.length === 0) return <p className={css.note}>Баннеры еще не меняли.</p>
  return (
    <ol className={css.history}>
      {changes.map((change) => {
        const former = formerContent(change, banners)
        return (
          <li key={change.change_id} className={css.change}>
            <div>
              <p className={css.changed}>{change.key}</p>
              <p>{changeWords(change)}</p>
              <p className={css.note}>
                {change.author_email} · {whenText(change.at)}
              </p>
            </div>
            {former && (
              <Button
                size="xs"
                variant="secondary"
                aria-label={`Вернуть: ${change.key}, до ${whenText(change.at)}`}
                onClick={() => onUndo(change.key, former)}
              >
                Вернуть
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function changeWords({ before, after }: BannerChange): string {
  if (!after) return 'удален'
  if (!before) return `новый: ${after.value}`
  const lines = differences(before, after)
  return lines.map((line) => `${line.what.toLowerCase()}: ${line.before} → ${line.after}`).join('; ')
}

/** The content before a change; undefined where there was none, or it is the content of now. */
function formerContent({ key, before }: BannerChange, banners: readonly Banner[]): BannerContent | undefined {
  const current = banners.find((one) => one.key === key)
  return before && (!current || differences(current, before).length > 0) ? before : undefined
}
