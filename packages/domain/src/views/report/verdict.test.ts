import { describe, expect, it } from 'vitest'
import {
  numberedReport,
  personReport,
  propertyReport,
  propertyReportWithout,
} from '../../../fixtures/make-report.ts'
import { COMPANY, companyRecord, DEBT, DOWN, NOTHING } from '../../../fixtures/report-answers.ts'
import type { Answer, Report } from '../../reports/report/report.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { extractSummary, isMissingObject, reportVerdict, verdictMark } from './verdict.ts'

const WORKS = companyRecord('Действует', 'notice')

describe('the verdict of a check', () => {
  it('of facts alone is that they were received, and no «не проверено»', () => {
    expect(reportVerdict(numberedReport(COMPANY, [['company-register', WORKS]]))).toMatchObject({
      colour: 'grey',
      word: 'Сведения получены',
    })
    expect(
      reportVerdict(
        numberedReport(COMPANY, [
          ['company-register', WORKS],
          ['company-debts', DOWN],
        ]),
      ),
    ).toMatchObject({ colour: 'grey', word: 'Не проверено' })
    expect(reportVerdict(personReport([]))).toMatchObject({
      word: 'Не проверено',
      headline: 'Проверок пока нет',
    })
    expect(reportVerdict(personReport([['bailiffs', 'ФССП', DEBT]]))).toMatchObject({
      colour: 'red',
      word: 'Опасно',
    })
  })
})

describe('the verdict of a document', () => {
  it('is green in words of its own only where every document has come', () => {
    const report = propertyReport(extract())
    expect(reportVerdict(report)).toEqual({
      colour: 'green',
      word: 'Препятствий нет',
      headline: 'Препятствий в выписке нет',
    })
    for (const answer of [DOWN, { kind: 'in-progress' }] as const) {
      const tasks = [...report.tasks, ...propertyReportWithout(answer).tasks]
      expect(reportVerdict({ ...report, tasks })).toMatchObject({
        colour: 'grey',
        word: 'Есть не все сведения',
      })
    }
  })

  it('stays red whatever has not come yet', () => {
    const mortgaged = propertyReport(
      extract({ encumbrances: [{ type: 'Ипотека', holders: [], documents: [] }] }),
    )
    const tasks = [...mortgaged.tasks, ...propertyReportWithout(DOWN).tasks]
    expect(reportVerdict({ ...mortgaged, tasks })).toEqual({
      colour: 'red',
      word: 'Опасно',
      headline: 'Объект в ипотеке',
    })
  })

  it('counts the year of an owner to the day of Moscow on which the document came', () => {
    const rights = extract().rights.map((right) => ({ ...right, date: '2025-11-22' }))
    const headlineAt = (received_at: string) => {
      const { extract: received, ...report } = propertyReport(extract({ rights }))
      return reportVerdict({ ...report, ...(received && { extract: { ...received, received_at } }) }).headline
    }
    expect(headlineAt('2026-11-21T20:59:00.000Z')).toBe('Собственник владеет меньше года')
    expect(headlineAt('2026-11-21T21:00:00.000Z')).toBe('Препятствий в выписке нет')
    expect(extractSummary({})).toBeUndefined()
  })
})

describe('the verdict of a register without a document', () => {
  const verdictOf = (...answers: Answer[]) => {
    const tasks = answers.flatMap((answer): Report['tasks'] => propertyReportWithout(answer).tasks)
    return reportVerdict({ ...propertyReportWithout(NOTHING), tasks })
  }

  it.each<[string, readonly Answer[], word: string, headline: string]>([
    [
      'has no such object',
      [DOWN, { kind: 'not-checked', reason: 'no-such-object' }],
      'Объект не найден',
      'Объект не найден в реестре',
    ],
    ['has not answered', [NOTHING, DOWN], 'Не проверено', 'Росреестр пока не ответил'],
    ['has no data', [NOTHING], 'Реестр не дал сведений', 'Реестр не дал сведений об объекте'],
    ['was not asked', [], 'Не проверено', 'Проверок пока нет'],
    [
      'answered without a document',
      [{ kind: 'found', findings: [] }, NOTHING],
      'Реестр не дал сведений',
      'Реестр не дал сведений об объекте',
    ],
    [
      'has a document that was not kept',
      [{ kind: 'found', findings: [] }],
      'Не проверено',
      'Ответ получен, но выписки в нем нет',
    ],
  ])('that %s is grey', (_what, answers, word, headline) => {
    expect(verdictOf(...answers)).toEqual({ colour: 'grey', word, headline })
  })

  it('waits while an answer is pending', () => {
    const verdict = verdictOf({ kind: 'in-progress' })
    expect(verdict).toEqual({
      colour: 'grey',
      word: 'Проверяется',
      isWaiting: true,
      headline: 'Проверка идет',
    })
    expect(verdictMark(verdict)).toEqual({ tone: 'wait', words: 'Проверяется' })
    expect(verdictMark({ colour: 'grey', word: 'Не проверено' })).toEqual({
      tone: 'grey',
      words: 'Не проверено',
    })
  })

  it('misses an object only where it says so', () => {
    expect(isMissingObject({ kind: 'not-checked', reason: 'no-such-object' })).toBe(true)
    expect(isMissingObject(DOWN)).toBe(false)
    expect(isMissingObject(NOTHING)).toBe(false)
  })
})
