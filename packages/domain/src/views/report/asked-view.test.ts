import { describe, expect, it } from 'vitest'
import { personReport, propertyReportWithout } from '../../../fixtures/make-report.ts'
import { DEBT, NO_PASSPORT, NOTHING } from '../../../fixtures/report-answers.ts'
import type { Report } from '../../reports/report/report.ts'
import { askedView } from './asked-view.ts'

const askedOf = (report: Report, part?: string) =>
  askedView(
    report.tasks.map((task) => ({ task, subject: report.subject, ...(part !== undefined && { part }) })),
  )

const person = personReport([
  ['wanted', 'МВД', NOTHING],
  ['bailiffs', 'ФССП', DEBT],
  ['passport', 'МВД', NO_PASSPORT],
])

describe('who was asked', () => {
  it('is each source once, with what it was asked, each piece once, and its checks', () => {
    expect(askedOf(person)).toEqual({
      title: 'Кого спросили',
      rows: [
        {
          source: 'МВД',
          with: 'ФИО — Ладогин Арсений, дата рождения — 14.03.1987',
          checks: [
            {
              title: 'Розыск',
              register: 'База розыска МВД России',
              mark: { tone: 'green', words: 'Не найдено' },
              time: '21.11.2026, 14:02 МСК',
            },
            {
              title: 'Паспорт',
              register: 'Сведения МВД о недействительных паспортах',
              mark: { tone: 'grey', words: 'Не проверено' },
              time: 'время не указано',
            },
          ],
        },
        {
          source: 'ФССП',
          with: 'ФИО — Ладогин Арсений, дата рождения — 14.03.1987',
          checks: [
            {
              title: 'Исполнительные производства',
              register: 'Банк данных исполнительных производств ФССП',
              mark: { tone: 'red', words: 'Найдено: 1 запись' },
              time: '21.11.2026, 14:02 МСК',
            },
          ],
        },
      ],
    })
  })

  it('was not asked where data are missing', () => {
    expect(askedOf(personReport([['passport', 'МВД', NO_PASSPORT]])).rows).toMatchObject([
      { with: 'не спрашивали: не хватает данных' },
    ])
  })

  it('is the register of objects about an object, where nothing found is not green', () => {
    expect(askedOf(propertyReportWithout(NOTHING), 'Квартира').rows).toEqual([
      {
        source: 'ЕГРН',
        with: 'объект — 00:01:0001001:204',
        checks: [
          {
            title: 'Выписка об объекте',
            register: 'Единый государственный реестр недвижимости',
            mark: { tone: 'grey', words: 'Реестр не дал сведений' },
            time: '21.11.2026, 14:02 МСК',
            part: 'Квартира',
          },
        ],
      },
    ])
  })
})

it('a check of a newer version about a person names its source, and no register of objects', () => {
  const [row] = askedOf(personReport([['check-of-tomorrow', 'ФНС', NOTHING]])).rows
  expect(row?.checks.map(({ register }) => register)).toEqual(['ФНС'])
})
