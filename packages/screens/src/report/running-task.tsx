import type { RunningView } from '@proverka/domain/reports'
import { WorkProgress } from '@proverka/ui/primitives'
import { Finding, SourceStamp } from '@proverka/ui/report'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const TICK_MS = 1000

/** A source that has not answered yet, with its usual time and the time gone by. */
export function RunningTask({ section }: { section: RunningView }) {
  const { id, title, mark, source, startedAt, usualMinutes, text } = section
  const now = useNow()
  const started = startedAt ? Date.parse(startedAt) : now
  const gone = Math.max(0, (now - started) / MINUTE_MS)
  return (
    <Finding id={id} title={title} tone={mark.tone} word={mark.words}>
      <WorkProgress label={`${title}: ${mark.words}`} value={Math.min(0.95, gone / usualMinutes)}>
        <SourceStamp source={source}>{text}</SourceStamp>
      </WorkProgress>
    </Finding>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
