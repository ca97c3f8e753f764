import { describe, expect, it } from 'vitest'
import type { ReportTask } from './report.ts'
import { found, finding, task } from './samples.test-data.ts'
import { waitingView } from './waiting.ts'

const NOW = Date.parse('2026-11-21T10:00:00.000Z')
const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString()

const answered = task('courts', { kind: 'not-found' })
const open = (type: string, more: Partial<ReportTask> = {}): ReportTask => ({
  ...task(type, { kind: 'in-progress' }),
  ...more,
})
const textOf = (...tasks: ReportTask[]) => waitingView({ tasks }, NOW)?.text

describe('[REPORT-01] the words for anyone who waits for a report', () => {
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

  it.each([
    [0, 'Ответили 0 из 1'],
    [2, 'Ответили 2 из 3'],
    [5, 'Ответили 5 из 6'],
    [21, 'Ответил 21 из 22'],
  ])('is said in the right form of the verb for %i', (count, progress) => {
    const tasks = [...Array.from({ length: count }, () => answered), open('bailiffs')]
    expect(waitingView({ tasks }, NOW)?.progress).toBe(progress)
  })

  it('[TRUE-01] counts no silence as an answer', () => {
    const silent = task('wanted', { kind: 'not-checked', reason: 'source-down' })
    expect(waitingView({ tasks: [answered, silent, open('bailiffs')] }, NOW)).toMatchObject({
      progress: 'Ответил 1 из 3',
      share: 2 / 3,
    })
  })

  it('says in the right form how long it has been', () => {
    const late = (minutes: number) =>
      textOf(open('bailiffs', { usual_seconds: 10, started_at: ago(60 * minutes) }))
    expect(late(1)).toContain(' Прошла 1 минута.')
    expect(late(2)).toContain(' Прошло 2 минуты.')
    expect(late(21)).toContain(' Прошла 21 минута.')
  })

  it('is the time of the slowest one, rounded up, where all are measured', () => {
    expect(textOf(open('a', { usual_seconds: 40, started_at: ago(10) }))).toBe(
      'Обычно остается меньше минуты.',
    )
    const quick = open('a', { usual_seconds: 100, started_at: ago(10) })
    expect(textOf(quick)).toBe('Обычно остается не больше 2 минут.')
    expect(textOf(open('a', { usual_seconds: 60 }))).toBe('Обычно остается не больше 1 минуты.')
    expect(textOf(open('a', { usual_seconds: 300 }))).toBe('Обычно остается не больше 5 минут.')
    // Not asked yet: the whole time is ahead.
    expect(textOf(quick, open('b', { usual_seconds: 1260 }))).toBe('Обычно остается не больше 21 минуты.')
  })

  it('is no time where one of them was never measured', () => {
    expect(textOf(open('a', { usual_seconds: 40, started_at: ago(10) }), open('bailiffs'))).toBe(
      'Сколько осталось, не знаем: время ответа еще не измерено (ФССП).',
    )
  })

  it('names each source that was never measured, once', () => {
    expect(textOf(open('bailiffs'), open('passport'), open('wanted'))).toBe(
      'Сколько осталось, не знаем: время ответа еще не измерено (ФССП, МВД).',
    )
  })

  it('is not late until the usual time is over', () => {
    const due = open('bailiffs', { usual_seconds: 60, started_at: ago(60) })
    expect(waitingView({ tasks: [due] }, NOW)).toMatchObject({
      isLate: false,
      text: 'Обычно остается меньше минуты.',
    })
  })

  it('is the longest wait of several late sources', () => {
    expect(
      textOf(
        open('bailiffs', { usual_seconds: 60, started_at: ago(130) }),
        open('wanted', { usual_seconds: 120, started_at: ago(430) }),
      ),
    ).toBe('Дольше обычного: ждем ответа (ФССП, МВД). Прошло 7 минут. Сколько еще, не знаем.')
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
