import type { RunningView } from '@proverka/domain/views'
import { SECOND_MS } from '@proverka/domain/timing'
import { useHydrated } from '@proverka/page-engine/react'
import { SourceStamp, WorkProgress } from '@proverka/ui/primitives'
import { Finding } from '@proverka/ui/report'
import { useNow } from '../../../runtime/page/use-now.ts'

/** A bar that is full would say that it is over. */
const FULLEST = 0.95

/** A source that has not answered yet, with its usual time and the time gone by. */
export function RunningTask({ section }: { section: RunningView }) {
  const { id, title, mark, source, startedAt, usualSeconds, text } = section
  const now = useNow(true, SECOND_MS)
  const isHydrated = useHydrated()
  const started = startedAt ? Date.parse(startedAt) : now
  const gone = Math.max(0, (now - started) / SECOND_MS)
  // The length of a bar is a style, which a page from the server may not carry.
  const share = isHydrated ? Math.min(FULLEST, gone / usualSeconds) : null
  return (
    <Finding id={id} title={title} tone={mark.tone} word={mark.words}>
      <WorkProgress label={`${title}: ${mark.words}`} value={share}>
        <SourceStamp source={source}>{text}</SourceStamp>
      </WorkProgress>
    </Finding>
  )
}
