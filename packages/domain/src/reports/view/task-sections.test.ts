import { expect, it } from 'vitest'
import { numberedReport } from '../../../fixtures/make-report.ts'
import { COMPANY, LONG_LISTS, NOTHING, accounts } from '../../../fixtures/report-answers.ts'
import { runningSections, taskSections } from './task-sections.ts'
import type { ReportTask } from '../report/report.ts'

const TASK: ReportTask = {
  task_id: '1',
  task_type: 'bailiffs',
  status: 'running',
  source: 'ФССП',
  asked: [],
  answer: { kind: 'in-progress' },
  number_of_starts: 1,
}

it('a question that waits for its first answer says that it waits', () => {
  expect(runningSections([TASK])).toMatchObject([{ text: expect.stringMatching(/^Источник еще не ответил/) }])
})

it('a question that got no answer says why, and when it is put again', () => {
  const answer = {
    kind: 'in-progress',
    reason: 'source-limit',
    again_at: '2026-11-23T11:05:00.000Z',
  } as const
  expect(runningSections([{ ...TASK, answer }])).toMatchObject([
    { text: 'Источник ограничил число запросов. Спросим снова 23.11.2026, 14:05 МСК.' },
  ])
})

it('several records that are no news are rows under one heading; figures keep a part of their own', () => {
  const sections = taskSections(
    numberedReport(COMPANY, [
      ['company-contracts', LONG_LISTS.contracts],
      ['company-finance', accounts(4_400_000)],
    ]),
  )
  expect(sections.map(({ id, kind }) => [id, kind])).toEqual([
    ['company-contracts', 'table'],
    ['company-finance', 'facts'],
  ])
  const [contracts] = sections
  expect(contracts).toMatchObject({ title: 'Государственные контракты', stamp: { source: 'ЕИС' } })
  const rows = contracts?.kind === 'table' ? contracts.rows : []
  expect(rows).toHaveLength(15)
  expect(rows[14]).toEqual({
    id: 'company-contracts-15',
    cells: [
      ['Контракт № 00-2015/2025'],
      ['Заказчик: Образцовская школа № 15; Сумма: 15 000 ₽; Состояние: Исполнен'],
    ],
  })
})

it('empty answers that are no news are one table without a colour; a single one keeps its heading', () => {
  const sectionsOf = (...types: string[]) =>
    taskSections(
      numberedReport(
        COMPANY,
        types.map((type) => [type, NOTHING]),
      ),
    )
  const [absent, ...rest] = sectionsOf('company-leasing', 'company-contracts')
  expect(rest).toEqual([])
  expect(absent).toMatchObject({ kind: 'table', id: 'absent', title: 'Чего в реестрах нет' })
  expect(absent).not.toHaveProperty('mark')
  expect(absent?.kind === 'table' && absent.rows.map(({ cells }) => cells)).toEqual([
    [['Лизинг'], ['Сообщений о договорах лизинга нет.'], ['Федресурс', '21.11.2026, 14:02 МСК']],
    [
      ['Государственные контракты'],
      ['Государственных контрактов с этой компанией нет.'],
      ['ЕИС', '21.11.2026, 14:02 МСК'],
    ],
  ])
  expect(sectionsOf('company-leasing')).toMatchObject([{ kind: 'facts', id: 'company-leasing' }])
})
