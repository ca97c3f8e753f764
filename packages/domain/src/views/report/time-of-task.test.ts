import { expect, it } from 'vitest'
import { task } from '../../reports/report/samples.test-data.ts'
import { timeOfTask } from './time-of-task.ts'

it('an answer has its time of Moscow, or words for why it has none', () => {
  const answered = { ...task('wanted', { kind: 'not-found' }), answered_at: '2026-11-21T11:02:00.000Z' }
  expect(timeOfTask(answered)).toBe('21.11.2026, 14:02 МСК')
  expect(timeOfTask({ ...answered, answered_by: 'operator' })).toBe(
    '21.11.2026, 14:02 МСК, проверил оператор',
  )
  expect(timeOfTask(task('wanted', { kind: 'in-progress' }))).toBe('ответа еще нет')
  expect(timeOfTask(task('wanted', { kind: 'not-found' }))).toBe('время не указано')
})
