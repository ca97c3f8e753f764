import { formatDateTime } from '../../format/format-date.ts'
import { taskTitle } from '../../checks/task-title.ts'
import type { IndependentConclusion } from '../../reports/independent/independent-conclusion.ts'
import type { Report } from '../../reports/report/report.ts'
import { timeOfTask } from './time-of-task.ts'
import type { TableView } from './view.ts'

/** The independent conclusion, each statement with the answers that it cites; empty while answers are pending. */
export function independentSections({ independent, tasks }: Report): readonly TableView[] {
  if (!independent || tasks.some(({ answer }) => answer.kind === 'in-progress')) return []
  return [
    {
      kind: 'table',
      id: 'independent',
      title: 'Независимое заключение',
      note: noteOf(independent),
      columns: [
        { title: 'Заключение', share: 60, isProse: true },
        { title: 'На чем основано', share: 40, isProse: true },
      ],
      rows: independent.statements.map(({ text, tasks: cited }, index) => ({
        id: `independent-${index + 1}`,
        cells: [
          [text],
          tasks
            .filter(({ task_id }) => cited.includes(task_id))
            .map((task) => `${task.source}: ${taskTitle(task)}, ${timeOfTask(task)}`),
        ],
      })),
    },
  ]
}

function noteOf({ author, model, made_at }: IndependentConclusion): string {
  const time = formatDateTime(made_at)
  return author === 'rules'
    ? `Составлено ${time} по правилам сервиса из ответов этого отчета, без человека и без языковой модели.`
    : `Составила языковая модель «${model}» ${time}. Мы проверили, что числа и ссылки есть в ответах этого отчета; смысл проверьте сами.`
}
