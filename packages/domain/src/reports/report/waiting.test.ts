import { describe, expect, it } from 'vitest'
import type { ReportTask } from './report.ts'
import { found, finding, task } from './samples.test-data.ts'
import { spanText } from './span-text.ts'
import { waitingView } from './waiting.ts'

const NOW = Date.parse('2026-11-21T10:00:00.000Z')
const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString()

const answered = task('courts', { kind: 'not-found' })
const open = (type: string, more: Partial<ReportTask> = {}): ReportTask => ({
  ...task(type, { kind: 'in-progress' }),
  ...more,
})
const textOf = (...tasks: ReportTask[]) => waitingView({ tasks }, NOW)?.text

describe('[REPORT-01] what is told to anyone who waits for a report', () => {
  it('is nothing once every question is answered', () => {
    expect(waitingView({ tasks: [answered, task('taxes', found(finding('notice')))] }, NOW)).toBeUndefined()
    expect(waitingView({ tasks: [] }, NOW)).toBeUndefined()
  })

  it('is how many have answered', () => {
    expect(waitingView({ tasks: [answered, open('bailiffs'), open('taxes')] }, NOW)).toMatchObject({
      progress: 'Ответил 1 из 3',
      share: 1 / 3,
    })
  })

  it('is the time of the slowest one, rounded up, where all are measured', () => {
    expect(textOf(open('a', { usual_seconds: 40, started_at: ago(10) }))).toBe(
      'Обычно остается меньше минуты.',
    )
    const quick = open('a', { usual_seconds: 100, started_at: ago(10) })
    expect(textOf(quick)).toBe('Обычно остается не больше 2 минут.')
    // Not asked yet: the whole time is ahead.
    expect(textOf(quick, open('b', { usual_seconds: 1260 }))).toBe('Обычно остается не больше 21 минуты.')
  })

  it('is no time where one of them was never measured', () => {
    expect(textOf(open('a', { usual_seconds: 40, started_at: ago(10) }), open('bailiffs'))).toBe(
      'Сколько осталось, не знаем: время ответа еще не измерено (ФССП).',
    )
  })

  it('is that it takes longer than usual, whom we wait for and since when, and no promise', () => {
    const late = open('bailiffs', { usual_seconds: 60, started_at: ago(130) })
    const view = waitingView({ tasks: [answered, late, open('b')] }, NOW)
    expect(view).toMatchObject({
      isLate: true,
      text: 'Дольше обычного: ждем ответа (ФССП). Прошло 2 минуты. Сколько еще, не знаем.',
    })
    expect(textOf({ ...late, usual_seconds: 5, started_at: ago(9) })).toBe(
      'Дольше обычного: ждем ответа (ФССП). Сколько еще, не знаем.',
    )
  })
})

it.each([
  [1, 'минуту'],
  [60, 'минуту'],
  [61, '2 минуты'],
  [1260, '21 минуту'],
  [6000, '2 часа'],
  [18_001, '6 часов'],
])('a span of %i s is told as «%s»', (seconds, words) => expect(spanText(seconds)).toBe(words))
