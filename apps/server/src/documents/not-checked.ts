import { taskTitle, NOT_CHECKED_REASONS, type Report } from '@proverka/domain/reports'
import type { NotCheckedView } from './document-view.ts'

type Row = NotCheckedView['rows'][number]

/** «Что не проверено»: sources that gave no answer, parts of the file that were not read, and what no source tells. */
export function notCheckedView(report: Report): NotCheckedView {
  const person = report.subject.kind === 'person'
  return {
    rows: [
      ...unanswered(report),
      ...unread(report),
      ...(person ? CLOSED_ABOUT_PEOPLE : CLOSED_ABOUT_PROPERTY),
    ],
    closing: person
      ? 'Переписку, звонки, счета и перемещения мы не проверяем: открытых источников для них нет, закрытыми мы не пользуемся.'
      : 'Отчет пересказывает запись реестра на дату выписки. После этой даты записи могли измениться.',
  }
}

function unanswered({ tasks }: Report): readonly Row[] {
  return tasks.flatMap(({ answer, task_type, source }): Row[] => {
    const what = taskTitle({ task_type, source })
    if (answer.kind === 'in-progress')
      return [{ what, why: 'Источник еще не ответил', how: 'Откройте отчет позже' }]
    if (answer.kind !== 'not-checked') return []
    const { title, text } = NOT_CHECKED_REASONS[answer.reason]
    return [{ what, why: answer.note ?? title, how: text }]
  })
}

const MOST_PATHS = 12

/** FIND-08: parts of the file that the reader did not understand are printed, never dropped silently. */
function unread({ extract }: Report): readonly Row[] {
  const paths = extract?.content.notUnderstood ?? []
  if (paths.length === 0) return []
  const shown = paths.slice(0, MOST_PATHS).join(', ')
  return [
    {
      what: 'Части файла выписки',
      why: 'Таких частей мы не знаем и не стали их толковать',
      how: paths.length > MOST_PATHS ? `${shown} и другие, всего ${paths.length}` : shown,
    },
  ]
}

const CLOSED_ABOUT_PEOPLE: readonly Row[] = [
  {
    what: 'Кредитная история',
    why: 'Нужно согласие самого человека',
    how: 'Он получит ее бесплатно дважды в год',
  },
  { what: 'Судимость', why: 'Закрытые сведения', how: 'Справку берет сам человек' },
  { what: 'Долги по распискам', why: 'Реестра нет', how: 'Спросите и впишите ответ в договор' },
]

const CLOSED_ABOUT_PROPERTY: readonly Row[] = [
  {
    what: 'Кто прописан и живет',
    why: 'В реестре этого нет',
    how: 'Попросите справку о зарегистрированных лицах',
  },
  { what: 'Долги за жилье и взносы', why: 'Реестра нет', how: 'Попросите справку управляющей организации' },
  { what: 'Перепланировка', why: 'Реестр знает только узаконенную', how: 'Сравните план с тем, что видите' },
  {
    what: 'Права супругов и наследников',
    why: 'Могут быть не записаны',
    how: 'Спросите о браке и прежних сделках',
  },
]
