import type { ErrorEntry } from './error-entry.ts'

/** Why two reports are not compared, and a favourite is not saved. */
export const COMPARISON_ERRORS = {
  'report/other-subject': {
    status: 409,
    text: 'Эти отчеты о разном: разницу показываем между отчетами об одном и том же',
  },
  'report/same': { status: 400, text: 'Это один и тот же отчет, выберите второй' },
  'report/not-finished': {
    status: 409,
    text: 'Один из отчетов еще не готов: сравнить можно, когда ответят все источники',
  },
  'report/destroyed': {
    status: 409,
    text: 'Одного из отчетов больше нет: срок хранения вышел, сравнить не с чем',
  },
  'comparison/other-kind': {
    status: 409,
    text: 'Рядом ставим два объекта, двух людей, две компании или две машины',
  },
  'comparison/same-subject': {
    status: 409,
    text: 'Оба отчета об одном и том же: посмотрите, что между ними изменилось',
  },
  'comparison/no-ground': {
    status: 403,
    text: 'Людей сравнивает только тот, у кого есть основание проверки каждого: в одном из отчетов оно не указано',
  },
  'saved/limit': { status: 409, text: 'В избранном уже 100 объектов: уберите лишние' },
} as const satisfies Record<string, ErrorEntry>
