import { expect, it } from 'vitest'
import { personReport } from '../../../fixtures/make-report.ts'
import { DOWN, NOTHING } from '../../../fixtures/report-answers.ts'
import { answersTable } from './answers-table.ts'

it('questions with short answers are rows: what was asked, the answer, its source and time', () => {
  const { tasks } = personReport([
    ['wanted', 'МВД', NOTHING],
    ['bankruptcy', 'ЕФРСБ', DOWN],
  ])
  expect(answersTable({ id: 'short', title: 'Коротко' }, tasks, ({ answer }) => answer.kind)).toEqual({
    kind: 'table',
    id: 'short',
    title: 'Коротко',
    note: '',
    columns: [
      { title: 'Что искали', share: 26 },
      { title: 'Ответ источника', share: 46 },
      { title: 'Источник и время', share: 28 },
    ],
    rows: [
      { id: 'wanted', cells: [['Розыск'], ['not-found'], ['МВД', '21.11.2026, 14:02 МСК']] },
      { id: 'bankruptcy', cells: [['Банкротство'], ['not-checked'], ['ЕФРСБ', 'время не указано']] },
    ],
  })
})
