import { NOT_CHECKED_REASONS, taskTitle } from '@proverka/domain/reports'
import type { ReportTask } from '@proverka/domain/reports'
import { Button } from '@proverka/ui/primitives'
import { Finding, ResultMark } from '@proverka/ui/report'
import { useRestart } from './data.ts'
import * as missing from './missing-data.css.ts'
import { MissingData } from './missing-data.tsx'
import * as css from './report.css.ts'

/** What was not checked, why, and what can be done about it; never mistaken for «не найдено». */
export function NotCheckedTasks({ itemId, tasks }: { itemId: string; tasks: readonly ReportTask[] }) {
  const restart = useRestart(itemId)
  if (tasks.length === 0) return null
  return (
    <Finding id="not-checked" title="Что не проверено" tone="grey" word={`Не проверено: ${tasks.length}`}>
      <ul className={css.unchecked}>
        {tasks.map((task) => {
          const { answer } = task
          if (answer.kind !== 'not-checked') return null
          const reason = NOT_CHECKED_REASONS[answer.reason]
          const canRestart = answer.reason !== 'missing-data' && task.status === 'error'
          return (
            <li key={task.task_id} id={task.task_type} className={css.uncheckedRow}>
              <ResultMark tone="grey" />
              <p>
                <b>{taskTitle(task)}.</b> {reason.title}. {answer.note ?? reason.text}
              </p>
              {canRestart && (
                <span className={css.uncheckedAction}>
                  <Button
                    size="s"
                    look="secondary"
                    loading={restart.isPending && restart.variables === task.task_id}
                    onClick={() => restart.mutate(task.task_id)}
                  >
                    Повторить
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <div className={missing.place}>
        <MissingData itemId={itemId} tasks={tasks} />
      </div>
    </Finding>
  )
}
