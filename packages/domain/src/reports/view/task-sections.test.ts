import { expect, it } from 'vitest'
import { runningSections } from './task-sections.ts'
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
