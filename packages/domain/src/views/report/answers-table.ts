import { taskTitle } from '../../checks/task-title.ts'
import type { ReportTask } from '../../reports/report/report.ts'
import { timeOfTask } from './time-of-task.ts'
import type { TableView } from './view.ts'

/** Questions whose answers are one sentence each, as rows: what was asked, the answer, its source and time. */
export function answersTable(
  head: Pick<TableView, 'id' | 'title' | 'mark'>,
  tasks: readonly ReportTask[],
  textOf: (task: ReportTask) => string,
): TableView {
  return {
    kind: 'table',
    ...head,
    note: '',
    columns: [
      { title: 'Что искали', share: 26 },
      { title: 'Ответ источника', share: 46 },
      { title: 'Источник и время', share: 28 },
    ],
    rows: tasks.map((task) => ({
      id: task.task_type,
      cells: [[taskTitle(task)], [textOf(task)], [task.source, timeOfTask(task)]],
    })),
  }
}
