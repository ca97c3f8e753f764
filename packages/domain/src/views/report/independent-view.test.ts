import { describe, expect, it } from 'vitest'
import { personReport } from '../../../fixtures/make-report.ts'
import { DEBT, NOTHING } from '../../../fixtures/report-answers.ts'
import type { Answer, Report } from '../../reports/report/report.ts'
import { independentSections } from './independent-view.ts'

const MADE: NonNullable<Report['independent']> = {
  author: 'rules',
  model: '',
  made_at: '2026-11-21T11:06:00.000Z',
  statements: [
    { text: 'Долг взыскивают приставы.', tasks: ['task-bailiffs'] },
    { text: 'В розыске человек не значится.', tasks: ['task-wanted', 'task-bailiffs'] },
  ],
}

const reportOf = (independent?: Report['independent'], wanted: Answer = NOTHING): Report => ({
  ...personReport([
    ['wanted', 'МВД', wanted],
    ['bailiffs', 'ФССП', DEBT],
  ]),
  ...(independent && { independent }),
})

describe('the independent conclusion', () => {
  it('names its author and shows the answers that each statement cites', () => {
    const debts = 'ФССП: Исполнительные производства, 21.11.2026, 14:02 МСК'
    expect(independentSections(reportOf(MADE))).toEqual([
      {
        kind: 'table',
        id: 'independent',
        title: 'Независимое заключение',
        note: 'Составлено 21.11.2026, 14:06 МСК по правилам сервиса из ответов этого отчета, без человека и без языковой модели.',
        columns: [
          { title: 'Заключение', share: 60, isProse: true },
          { title: 'На чем основано', share: 40, isProse: true },
        ],
        rows: [
          { id: 'independent-1', cells: [['Долг взыскивают приставы.'], [debts]] },
          {
            id: 'independent-2',
            cells: [['В розыске человек не значится.'], ['МВД: Розыск, 21.11.2026, 14:02 МСК', debts]],
          },
        ],
      },
    ])
  })

  it('of a model says which one, and what was checked of it', () => {
    expect(independentSections(reportOf({ ...MADE, author: 'model', model: 'Образец-7' }))).toMatchObject([
      {
        note: 'Составила языковая модель «Образец-7» 21.11.2026, 14:06 МСК. Мы проверили, что числа и ссылки есть в ответах этого отчета; смысл проверьте сами.',
      },
    ])
  })

  it('is not shown while an answer is pending, nor where none was made', () => {
    expect(independentSections(reportOf(MADE, { kind: 'in-progress' }))).toEqual([])
    expect(independentSections(reportOf())).toEqual([])
  })
})
