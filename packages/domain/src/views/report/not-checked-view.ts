import { taskTitle } from '../../checks/task-title.ts'
import { isFinalReason, NOT_CHECKED_REASONS } from '../../reports/report/not-checked-reasons.ts'
import type { Report } from '../../reports/report/report.ts'
import type { NotCheckedRow, NotCheckedView } from './view.ts'

/** Sources that gave no answer, parts of the file that were not read, and what no source tells. */
export function notCheckedView(report: Report): NotCheckedView {
  return {
    title: 'Что не проверено',
    rows: orAlwaysUnknown([...unanswered(report), ...unread(report), ...closedRows(report)]),
    closing: CLOSINGS[report.subject.kind],
  }
}

/** The rows, or what holds for every report: an empty list of what was not checked would be false. */
export function orAlwaysUnknown(rows: readonly NotCheckedRow[]): NotCheckedView['rows'] {
  const [first = ALWAYS_UNKNOWN, ...rest] = rows
  return [first, ...rest]
}

const ALWAYS_UNKNOWN: NotCheckedRow = {
  what: 'Изменения после ответа источников',
  why: 'Записи меняются каждый день',
  how: 'Проверьте еще раз перед самой сделкой',
}

/** Questions that a source has not answered. */
export function unanswered({ tasks }: Pick<Report, 'tasks'>): readonly NotCheckedRow[] {
  return tasks.flatMap((task): NotCheckedRow[] => {
    const { answer, source, status } = task
    if (answer.kind !== 'not-checked') return []
    const { title, text } = NOT_CHECKED_REASONS[answer.reason]
    const canRestart = !isFinalReason(answer.reason) && status === 'error'
    return [
      {
        what: `${taskTitle(task)} (${source})`,
        why: answer.note ?? title,
        how: text,
        ...(canRestart && { restart: task.task_id }),
      },
    ]
  })
}

const MOST_PATHS = 12

/** FIND-08: parts of the file that the reader did not understand are printed, never dropped silently. */
export function unread({ extract }: Pick<Report, 'extract'>): readonly NotCheckedRow[] {
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

/** What no open source tells about such a subject. */
export function closedRows({
  subject,
}: {
  readonly subject: { readonly kind: SubjectKind }
}): readonly NotCheckedRow[] {
  return CLOSED[subject.kind]
}

type SubjectKind = Report['subject']['kind']

const ONLY_OPEN =
  'Переписку, звонки, счета и перемещения мы не проверяем: открытых источников для них нет, закрытыми мы не пользуемся.'

const CLOSINGS: { readonly [kind in SubjectKind]: string } = {
  person: ONLY_OPEN,
  taxpayer: ONLY_OPEN,
  property: 'Отчет пересказывает запись реестра на дату документа. После этой даты записи могли измениться.',
  company: 'Отчет пересказывает ответы реестров на час запроса. После него записи могли измениться.',
  flat: 'Это сравнение с рынком, а не отчет об оценке по закону № 135-ФЗ: для банка, суда, опеки и нотариуса нужен оценщик.',
  vehicle: 'Отчет пересказывает записи реестров. Машину он не осматривает: ее состояние увидит мастер.',
}

const CLOSED_ABOUT_PEOPLE: readonly NotCheckedRow[] = [
  {
    what: 'Кредитная история',
    why: 'Нужно согласие самого человека',
    how: 'Он получит ее бесплатно дважды в год',
  },
  { what: 'Судимость', why: 'Закрытые сведения', how: 'Справку берет сам человек' },
  { what: 'Долги по распискам', why: 'Единого реестра нет', how: 'Спросите и впишите ответ в договор' },
]

const CLOSED_ABOUT_PROPERTY: readonly NotCheckedRow[] = [
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

const CLOSED_ABOUT_COMPANIES: readonly NotCheckedRow[] = [
  {
    what: 'Деньги на счетах и кредиты',
    why: 'Банковская тайна',
    how: 'Попросите справку банка или отчетность за квартал',
  },
  { what: 'Договоры с другими', why: 'Открытого реестра нет', how: 'Попросите рекомендации и примеры работ' },
  {
    what: 'Настоящие владельцы',
    why: 'ЕГРЮЛ знает только тех, кто записан участником',
    how: 'Спросите письменно и впишите ответ в договор',
  },
]

const CLOSED_ABOUT_VEHICLES: readonly NotCheckedRow[] = [
  { what: 'Ремонты у дилера', why: 'Открытого источника нет', how: 'Попросите сервисную книжку' },
  { what: 'Имена хозяев', why: 'Персональные данные', how: 'Сверьте паспорт продавца с ПТС или СТС' },
  { what: 'Аварии без ГИБДД', why: 'По европротоколу их нет в базе', how: 'Осмотрите кузов с толщиномером' },
]

const CLOSED_ABOUT_FLATS: readonly NotCheckedRow[] = [
  {
    what: 'Ремонт и вид из окна',
    why: 'В данных есть площадь, этаж, дом и район, состояния квартиры нет',
    how: 'Осмотрите квартиру и сравните с фотографиями в объявлениях',
  },
  {
    what: 'Обременения и срочность',
    why: 'Ипотека, арест и срочная продажа меняют цену',
    how: 'Закажите выписку из ЕГРН',
  },
  {
    what: 'Цены, которых никто не назвал',
    why: 'Не каждая продажа известна, в договоре цена бывает другой',
    how: 'Смотрите на диапазон, а не на середину',
  },
]

const CLOSED: { readonly [kind in SubjectKind]: readonly NotCheckedRow[] } = {
  person: CLOSED_ABOUT_PEOPLE,
  taxpayer: CLOSED_ABOUT_PEOPLE,
  property: CLOSED_ABOUT_PROPERTY,
  company: CLOSED_ABOUT_COMPANIES,
  vehicle: CLOSED_ABOUT_VEHICLES,
  flat: CLOSED_ABOUT_FLATS,
}
