import { describe, expect, it } from 'vitest'
import type { Report } from '../../reports/report/report.ts'
import { previousSections } from './previous-view.ts'

type Earlier = NonNullable<Report['previous']>[number]

const earlier = (number: number, changes?: Earlier['changes']): Earlier => ({
  id: `00000000-0000-4000-8000-0000000${number}`,
  number,
  title: 'Проверка человека',
  updated_at: '2026-11-12T09:00:00.000Z',
  ...(changes && { changes }),
})

const NEW_DEBT = {
  what: 'Исполнительные производства',
  before: 'записи не было',
  now: 'Производство 48120/26',
}
const SILENT = { what: 'Розыск', before: 'Не найдено', now: 'Не проверено', tone: 'grey' } as const

describe('earlier reports', () => {
  it('are listed with what has changed since each, in the words of whether it can be compared', () => {
    const previous = [earlier(20_300), earlier(20_301, []), earlier(20_310, [NEW_DEBT, SILENT])]
    expect(previousSections({ previous })).toEqual([
      {
        kind: 'table',
        id: 'previous',
        title: 'Прежние отчеты',
        note: 'Показаны ваши отчеты об этом же, пока они хранятся.',
        columns: [
          { title: 'Отчет', share: 34 },
          { title: 'Обновлен', share: 33 },
          { title: 'Что изменилось с тех пор', share: 33 },
        ],
        rows: [
          {
            id: 'previous-00000000-0000-4000-8000-000000020300',
            href: '/report/00000000-0000-4000-8000-000000020300/',
            cells: [
              ['№ 20\u00a0300', 'Проверка человека'],
              ['12.11.2026, 12:00 МСК'],
              ['Не сравниваем: в нем другие сведения'],
            ],
          },
          {
            id: 'previous-00000000-0000-4000-8000-000000020301',
            href: '/report/00000000-0000-4000-8000-000000020301/',
            cells: [
              ['№ 20\u00a0301', 'Проверка человека'],
              ['12.11.2026, 12:00 МСК'],
              ['Изменений не нашли'],
            ],
          },
          {
            id: 'previous-00000000-0000-4000-8000-000000020310',
            href: '/report/00000000-0000-4000-8000-000000020310/',
            cells: [['№ 20\u00a0310', 'Проверка человека'], ['12.11.2026, 12:00 МСК'], ['Изменений: 2']],
          },
        ],
      },
    ])
  })

  it('the latest that can be compared is compared, line by line', () => {
    const previous = [
      earlier(20_309),
      earlier(20_310, [{ ...NEW_DEBT, tone: 'red' }, SILENT]),
      earlier(20_311, [SILENT]),
    ]
    const [changes, list] = previousSections({ previous })
    expect(list?.id).toBe('previous')
    expect(changes).toEqual({
      kind: 'table',
      id: 'changes',
      title: 'Что изменилось',
      mark: { tone: 'red', words: 'Изменений: 2' },
      note: 'Сравнили с отчетом № 20\u00a0310, обновлен 12.11.2026, 12:00 МСК: то, о чем спрашивали оба.',
      columns: [
        { title: 'Сведения', share: 28 },
        { title: 'Было', share: 36 },
        { title: 'Стало', share: 36 },
      ],
      rows: [
        {
          id: 'change-1',
          cells: [['Исполнительные производства'], ['записи не было'], ['Производство 48120/26']],
        },
        { id: 'change-2', cells: [['Розыск'], ['Не найдено'], ['Не проверено']] },
      ],
    })
  })

  it('that differ in what is neither good nor bad are grey', () => {
    expect(previousSections({ previous: [earlier(20_310, [NEW_DEBT])] })[0]).toMatchObject({
      mark: { tone: 'grey', words: 'Изменений: 1' },
    })
  })

  it('are no part of a report without any', () => {
    expect(previousSections({})).toEqual([])
    expect(previousSections({ previous: [] })).toEqual([])
  })
})
