import { formatDateTime } from '@proverka/domain'
import { checkOf, taskTitle } from '@proverka/domain/reports'
import type { ReportTask } from '@proverka/domain/reports'
import { Table } from '@proverka/ui/primitives'
import { Finding, ResultWord, SourceStamp } from '@proverka/ui/report'

/** Questions to which the source answered that it has nothing: with source and time, or they would not be green. */
export function NotFoundTasks({ tasks }: { tasks: readonly ReportTask[] }) {
  if (tasks.length === 0) return null
  return (
    <Finding id="not-found" title="Сведений нет" tone="green" word={`Не найдено: ${tasks.length}`}>
      <Table
        caption="Источники, в которых записей нет"
        columns={[
          {
            key: 'what',
            title: 'Что искали',
            cell: (task: ReportTask) => (
              <span id={task.task_type}>
                <ResultWord tone="green">{taskTitle(task)}</ResultWord>
              </span>
            ),
          },
          {
            key: 'answer',
            title: 'Ответ источника',
            cell: (task: ReportTask) =>
              noteOf(task) ?? checkOf(task.task_type)?.meaningNotFound ?? 'Записей нет',
          },
          {
            key: 'source',
            title: 'Источник и время',
            cell: (task: ReportTask) => (
              <SourceStamp source={task.source}>
                {task.answered_at ? formatDateTime(task.answered_at) : 'время не указано'}
              </SourceStamp>
            ),
          },
        ]}
        rows={tasks}
        rowKey={(task) => task.task_id}
      />
    </Finding>
  )
}

function noteOf({ answer }: ReportTask): string | undefined {
  return answer.kind === 'not-found' ? answer.note : undefined
}
