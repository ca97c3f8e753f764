import { describe, expect, it } from 'vitest'
import {
  numberedReport,
  personReport,
  propertyReport,
  propertyReportWithout,
} from '../../../fixtures/make-report.ts'
import {
  COMPANY,
  DOWN,
  FLAT,
  NO_PASSPORT,
  NOTHING,
  TAXPAYER,
  VEHICLE,
} from '../../../fixtures/report-answers.ts'
import type { NotCheckedReason, Report } from '../../reports/report/report.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { closedRows, notCheckedView, orAlwaysUnknown, unanswered, unread } from './not-checked-view.ts'

describe('what was not checked', () => {
  it('is listed with the sources first, then the parts of the file, then what no source states', () => {
    const report: Report = {
      ...propertyReport(extract({ notUnderstood: ['/extract/new_element'] })),
      tasks: propertyReportWithout(DOWN).tasks,
    }
    const { title, rows, closing } = notCheckedView(report)
    expect(title).toBe('Что не проверено')
    expect(rows.map(({ what }) => what)).toEqual([
      'Выписка об объекте (ЕГРН)',
      'Части файла выписки',
      'Кто прописан и живет',
      'Долги за жилье и взносы',
      'Перепланировка',
      'Права супругов и наследников',
    ])
    expect(closing).toBe(
      'Отчет пересказывает запись реестра на дату документа. После этой даты записи могли измениться.',
    )
  })

  const OPEN_ONLY =
    'Переписку, звонки, счета и перемещения мы не проверяем: открытых источников для них нет, закрытыми мы не пользуемся.'

  it.each<[string, Report, closing: string, what: readonly string[]]>([
    ['a person', personReport([]), OPEN_ONLY, ['Кредитная история', 'Судимость', 'Долги по распискам']],
    [
      'a taxpayer',
      numberedReport(TAXPAYER, []),
      OPEN_ONLY,
      ['Кредитная история', 'Судимость', 'Долги по распискам'],
    ],
    [
      'a company',
      numberedReport(COMPANY, []),
      'Отчет пересказывает ответы реестров на час запроса. После него записи могли измениться.',
      ['Деньги на счетах и кредиты', 'Договоры с другими', 'Настоящие владельцы'],
    ],
    [
      'a car',
      numberedReport(VEHICLE, []),
      'Отчет пересказывает записи реестров. Машину он не осматривает: ее состояние увидит мастер.',
      ['Ремонты у дилера', 'Имена хозяев', 'Аварии без ГИБДД'],
    ],
    [
      'a flat on the market',
      numberedReport(FLAT, []),
      'Это сравнение с рынком, а не отчет об оценке по закону № 135-ФЗ: для банка, суда, опеки и нотариуса нужен оценщик.',
      ['Ремонт и вид из окна', 'Обременения и срочность', 'Цены, которых никто не назвал'],
    ],
  ])('has of %s what no open source tells', (_subject, report, closing, what) => {
    const view = notCheckedView(report)
    expect([view.closing, view.rows.map((row) => row.what)]).toEqual([closing, what])
    for (const { why, how } of closedRows(report)) expect([why, how]).not.toContain('')
  })

  it('is never an empty list', () => {
    expect(orAlwaysUnknown([])).toEqual([
      {
        what: 'Изменения после ответа источников',
        why: 'Записи меняются каждый день',
        how: 'Проверьте еще раз перед самой сделкой',
      },
    ])
    const row = { what: 'Судимость', why: 'Закрытые сведения', how: 'Справку берет сам человек' }
    expect(orAlwaysUnknown([row, { ...row, what: 'Долги' }])).toEqual([row, { ...row, what: 'Долги' }])
  })
})

describe('a source that gave no answer', () => {
  it('is named with the question, the reason and what can be done; one that answered is not', () => {
    const report = personReport([
      ['wanted', 'МВД', NOTHING],
      ['passport', 'МВД', NO_PASSPORT],
      ['bankruptcy', 'ЕФРСБ', DOWN],
    ])
    expect(unanswered(report)).toEqual([
      {
        what: 'Паспорт (МВД)',
        why: 'Не указаны серия и номер паспорта.',
        how: 'Без этих данных источник не отвечает. Добавьте их, и мы проверим бесплатно.',
      },
      {
        what: 'Банкротство (ЕФРСБ)',
        why: 'Источник недоступен',
        how: 'Источник не работает. Запрос можно повторить бесплатно.',
      },
    ])
  })

  const taskAfter = (reason: NotCheckedReason, status: 'done' | 'error') => {
    const { tasks } = personReport([['bankruptcy', 'ЕФРСБ', { kind: 'not-checked', reason }]])
    return unanswered({ tasks: tasks.map((task) => ({ ...task, status })) })
  }

  it.each(['source-down', 'source-timeout', 'source-limit', 'unclear-answer'] as const)(
    'can be asked once more where it has failed for now: %s',
    (reason) => {
      expect(taskAfter(reason, 'error')).toMatchObject([{ restart: 'task-bankruptcy' }])
    },
  )

  it('cannot be asked once more where that changes nothing, or while it is still tried', () => {
    for (const reason of ['missing-data', 'no-such-object', 'not-connected', 'too-few-data'] as const)
      expect(taskAfter(reason, 'error')[0]).not.toHaveProperty('restart')
    expect(taskAfter('source-down', 'done')[0]).not.toHaveProperty('restart')
  })
})

describe('parts of a file that were not understood', () => {
  const rowsOf = (count: number) =>
    unread(
      propertyReport(
        extract({ notUnderstood: Array.from({ length: count }, (_, place) => `/part-${place + 1}`) }),
      ),
    )

  it('are printed, never dropped silently', () => {
    expect(rowsOf(2)).toEqual([
      {
        what: 'Части файла выписки',
        why: 'Таких частей мы не знаем и не стали их толковать',
        how: '/part-1, /part-2',
      },
    ])
    expect(rowsOf(0)).toEqual([])
    expect(unread({})).toEqual([])
  })

  it('are counted where they are more than twelve', () => {
    const twelve =
      '/part-1, /part-2, /part-3, /part-4, /part-5, /part-6, /part-7, /part-8, /part-9, /part-10, /part-11, /part-12'
    expect(rowsOf(12)[0]?.how).toBe(twelve)
    expect(rowsOf(13)[0]?.how).toBe(`${twelve} и другие, всего 13`)
  })
})
