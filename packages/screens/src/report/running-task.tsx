import { formatDateTime, plural } from '@proverka/domain'
import { checkOf, taskTitle } from '@proverka/domain/reports'
import type { ReportTask } from '@proverka/domain/reports'
import { WorkProgress } from '@proverka/ui/primitives'
import { Finding } from '@proverka/ui/report'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const TICK_MS = 1000

/** A source that has not answered yet, with its usual time and the time gone by. */
export function RunningTask({ task }: { task: ReportTask }) {
  const check = checkOf(task.task_type)
  const now = useNow()
  const usual = check?.usualMinutes ?? 1
  const started = task.started_at ? Date.parse(task.started_at) : now
  const gone = Math.max(0, (now - started) / MINUTE_MS)
  const title = taskTitle(task)
  const words = `Обычно ${usual} ${plural(usual, 'минута', 'минуты', 'минут')}`
  return (
    <Finding
      id={task.task_type}
      title={title}
      tone="wait"
      source={task.source}
      time={task.started_at ? `запрос ${formatDateTime(task.started_at)}` : 'в очереди'}
    >
      <WorkProgress label={`${title}: проверяется`} value={Math.min(0.95, gone / usual)}>
        {gone < 1 ? `${words}, прошло меньше минуты.` : `${words}, прошло ${Math.floor(gone)}.`} Страницу
        можно закрыть: пришлем письмо.
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
