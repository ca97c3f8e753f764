import type { Answer, Report } from '@proverka/domain/reports'
import { expect, it } from 'vitest'
import { arrivalsText } from './arrivals-text.ts'

const task = (task_type: string, answer: Answer): Report['tasks'][number] =>
  ({ task_id: task_type, task_type, answer }) as Report['tasks'][number]

const wanted = task('wanted', { kind: 'not-found' })
const courts = task('arbitration', { kind: 'not-checked', reason: 'source-down' })
const late = task('bankruptcy', { kind: 'in-progress' })

it('says what came and how many are waited for', () => {
  expect(arrivalsText([wanted], [wanted, late])).toBe('Пришел ответ: Розыск — не найдено. Ждем еще 1.')
  expect(arrivalsText([wanted], [wanted])).toBe('Пришел ответ: Розыск — не найдено. Ответили все источники.')
})

it('never says that all have answered when one was silent, nor that its silence is an answer', () => {
  expect(arrivalsText([wanted], [wanted, courts])).toBe(
    'Пришел ответ: Розыск — не найдено. Больше ответов не ждем.',
  )
  expect(arrivalsText([courts], [wanted, courts])).toBe(
    'Не проверено: Арбитражные дела. Больше ответов не ждем.',
  )
})
