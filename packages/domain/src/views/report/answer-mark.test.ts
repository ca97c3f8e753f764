import { describe, expect, it } from 'vitest'
import type { Answer } from '../../reports/report/report.ts'
import {
  finding,
  found,
  likelyMatch,
  namesakeMatch,
  noMatch,
} from '../../reports/report/samples.test-data.ts'
import { answerMark, propertyAnswerMark, toneOfFinding } from './answer-mark.ts'

describe('the mark of an answer', () => {
  it.each<[string, Answer, tone: string, words: string]>([
    ['a serious record', found(finding('critical')), 'red', 'Найдено: 1 запись'],
    ['two warnings', found(finding('warning'), finding('warning')), 'orange', 'Найдено: 2 записи'],
    ['a notice', found(finding('notice')), 'orange', 'Найдено: 1 запись'],
    [
      'five records of namesakes',
      found(...Array.from({ length: 5 }, () => finding('critical', namesakeMatch))),
      'yellow',
      'Возможно, однофамилец: 5 записей',
    ],
    [
      'a record and one of a namesake',
      found(finding('critical'), finding('critical', namesakeMatch)),
      'red',
      'Найдено: 1 запись',
    ],
    ['facts alone', { kind: 'stated', findings: [finding('notice')] }, 'grey', 'Сведения получены'],
    ['nothing', { kind: 'not-found' }, 'green', 'Не найдено'],
    ['no answer', { kind: 'not-checked', reason: 'source-down' }, 'grey', 'Не проверено'],
    ['an answer on its way', { kind: 'in-progress' }, 'wait', 'Проверяется'],
  ])('of %s', (_what, answer, tone, words) => {
    expect(answerMark(answer)).toEqual({ tone, words })
  })

  it('has the tone of the most serious of its records', () => {
    expect(answerMark(found(finding('critical', namesakeMatch), finding('warning', likelyMatch))).tone).toBe(
      'orange',
    )
    expect(toneOfFinding(finding('critical', noMatch))).toBe('orange')
  })

  it('about an object is never green and never red: a register gives a document or none', () => {
    const marks = [
      found(finding('critical')),
      { kind: 'not-checked', reason: 'no-such-object' },
      { kind: 'not-found' },
      { kind: 'not-checked', reason: 'source-down' },
      { kind: 'in-progress' },
    ] satisfies Answer[]
    expect(marks.map(propertyAnswerMark)).toEqual([
      { tone: 'grey', words: 'Документ получен' },
      { tone: 'grey', words: 'Объект не найден' },
      { tone: 'grey', words: 'Реестр не дал сведений' },
      { tone: 'grey', words: 'Не проверено' },
      { tone: 'wait', words: 'Проверяется' },
    ])
  })
})
