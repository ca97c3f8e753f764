import { pluralWord } from '@proverka/domain'
import { answerMark } from '@proverka/domain/views'
import { taskTitle } from '@proverka/domain/checks'
import type { Answer, RiskTask } from '@proverka/domain/reports'
import { Button, ResultWord } from '@proverka/ui/primitives'
import { ErrorText } from '../../../../runtime/error/error-text.tsx'
import * as css from './risk.css.ts'
import { getRiskApi, useRiskChange } from './risk-data.ts'

interface RiskTasksProps {
  readonly itemId: string
  readonly tasks: readonly RiskTask[]
  readonly isClosed: boolean
}

/** The questions about one person: the answer, how often it was asked for, and once more where there was none (RISK-06). */
export function RiskTasks({ itemId, tasks, isClosed }: RiskTasksProps) {
  const restart = useRiskChange(itemId, (taskId: string) =>
    getRiskApi().restartTask({ body: { task_id: taskId } }),
  )
  return (
    <>
      <ul className={css.tasks}>
        {tasks.map((task) => {
          const isPut = restart.isPending && restart.variables === task.task_id
          const mark = markOf(isPut ? { ...task, status: 'new' } : task)
          const title = taskTitle({ task_type: task.task_type, source: '' })
          return (
            <li key={task.task_id} className={css.task} aria-label={title}>
              <span>{title}</span>
              <ResultWord tone={mark.tone}>{mark.words}</ResultWord>
              <span className={css.note}>{startsText(task.number_of_starts)}</span>
              <span>
                {!isClosed && task.status === 'error' && (
                  <Button
                    size="s"
                    variant="secondary"
                    loading={isPut}
                    onClick={() => restart.mutate(task.task_id)}
                  >
                    Спросить еще раз
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {restart.error && (
        <p role="alert">
          <ErrorText error={restart.error} />
        </p>
      )}
    </>
  )
}

/** Until there is an answer, or while it is asked for again. */
const WAITING = { kind: 'in-progress' } as Answer

function markOf({ status, task_result }: RiskTask) {
  const isOpen = status === 'new' || status === 'running' || status === 'waiting'
  // The contract leaves the answer of a newer version open.
  return answerMark(isOpen || !task_result ? WAITING : (task_result.result as Answer))
}

const startsText = (count: number) =>
  count === 0 ? 'еще не спрашивали' : `${count} ${pluralWord(count, 'запрос', 'запроса', 'запросов')}`
