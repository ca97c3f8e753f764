import { describe, expect, it } from 'vitest'
import { MARK, PAIR, VIEW } from '../../../fixtures/table-view.ts'
import { reportTables } from './report-tables.ts'
import type { ReportView } from './view.ts'

describe('a report as tables', () => {
  it('begins with its conclusion and ends with what was not checked', () => {
    expect(reportTables(VIEW)).toEqual([
      {
        id: 'verdict',
        title: 'Вывод',
        columns: PAIR,
        rows: [
          ['Проверка человека', '№ 20 418\nверсия 1\nобновлено 21.11.2026, 14:05 МСК'],
          ['Ладогин Арсений', 'дата рождения 14.03.1987\nвсе регионы'],
          ['Опасно', 'Не вносите аванс'],
          ['Опасно', 'Долг взыскивают приставы.'],
          ['', 'Работает.'],
          ['', 'Записей: 1.'],
          ['До сделки', 'Попросите справку.'],
          ['', 'Повторите запрос.'],
          ['', 'Вывод изменится, если: производство окончено.'],
          ['Отчет носит справочный характер.', ''],
        ],
      },
      {
        id: 'not-checked',
        title: 'Что не проверено',
        columns: [
          { title: 'Сведения', share: 34 },
          { title: 'Почему', share: 33 },
          { title: 'Что сделать', share: 33 },
        ],
        rows: [
          ['Судимость', 'Закрытые сведения', 'Справку берет сам человек'],
          ['Переписку мы не проверяем.'],
        ],
      },
    ])
  })

  it('says of invented data that they are, and the state of a company beside its name', () => {
    const subject = { ...VIEW.subject, badge: { tone: 'green', words: 'Действует' } } as const
    const [head] = reportTables({ ...VIEW, demo: true, subject })
    expect(head?.rows.slice(1, 3)).toEqual([
      ['Ладогин Арсений', 'дата рождения 14.03.1987\nвсе регионы\nДействует'],
      ['Демонстрационные данные', ''],
    ])
  })

  it('has no empty lines for absent conditions and closing words', () => {
    const [head, last] = reportTables({
      ...VIEW,
      verdict: { ...VIEW.verdict, conditions: '', advice: [] },
      notChecked: { ...VIEW.notChecked, closing: '' },
    })
    expect(head?.rows.slice(-2)).toEqual([
      ['', 'Записей: 1.'],
      ['Отчет носит справочный характер.', ''],
    ])
    expect(last?.rows).toHaveLength(1)
  })

  it('names who was asked, with what, by which check and when', () => {
    const asked: ReportView['asked'] = {
      title: 'Кого спросили',
      rows: [
        {
          source: 'МВД',
          with: 'ФИО — Ладогин Арсений',
          checks: [
            {
              title: 'Розыск',
              register: 'База МВД',
              mark: MARK,
              time: 'вчера',
              part: 'Продавец',
            },
            { title: 'Паспорт', register: 'Сведения МВД', mark: MARK, time: 'сегодня' },
          ],
        },
      ],
    }
    expect(reportTables({ ...VIEW, asked })[1]).toEqual({
      id: 'asked',
      title: 'Кого спросили',
      columns: [
        { title: 'Источник', share: 18 },
        { title: 'Что искали', share: 20 },
        { title: 'Вопрос', share: 27 },
        { title: 'Часть', share: 10 },
        { title: 'Ответ', share: 13 },
        { title: 'Время', share: 12 },
      ],
      rows: [
        ['МВД', 'ФИО — Ладогин Арсений', 'Розыск\nБаза МВД', 'Продавец', 'Найдено: 1 запись', 'вчера'],
        ['МВД', 'ФИО — Ладогин Арсений', 'Паспорт\nСведения МВД', '', 'Найдено: 1 запись', 'сегодня'],
      ],
    })
  })
})
