import { describe, expect, it } from 'vitest'
import { CLEAN, fullCheck, historyOf, MORTGAGED } from '../../../fixtures/order-cases.ts'
import { COMPANY, companyRecord, NOTHING } from '../../../fixtures/report-answers.ts'
import {
  numberedReport,
  personReport,
  propertyReport,
  propertyReportWithout,
} from '../../../fixtures/make-report.ts'
import type { Extract, ExtractRight } from '../../reports/extract/extract.ts'
import type { Report } from '../../reports/report/report.ts'
import { reconcile } from './reconcile.ts'

const rowOf = (question: string, reports: readonly (Report | null)[]) => {
  const row = reconcile(fullCheck(reports).parts)?.rows.find((one) => one.question === question)
  return row && { cells: row.cells.map(({ state, text }) => `${text} (${state})`), outcome: row.outcome }
}
const OBJECT = propertyReport(CLEAN)
const HISTORY = propertyReport(historyOf(CLEAN))
const HISTORY_OF_TWO = propertyReport(historyOf(MORTGAGED))
const PERSON = personReport([['wanted', 'МВД', NOTHING]])
const extractWith = (more: Partial<Extract>) => propertyReport({ ...CLEAN, ...more })
const right = (more: Partial<ExtractRight> = {}): ExtractRight => ({
  type: 'Долевая собственность',
  date: '2024-03-18',
  holders: [{ kind: 'person', state: 'withheld' }],
  documents: [],
  ...more,
})

const AGREED = { tone: 'green', words: 'Сходится' }
const DIFFERENT = { tone: 'orange', words: 'Не сходится, спросите продавца' }
const NOTHING_TO_COMPARE = { tone: 'grey', words: 'Сверить не с чем' }
const NOBODY_SAYS = { tone: 'grey', words: 'Никто не сообщает' }

describe('the reconciliation', () => {
  it('puts the same questions to all parts', () => {
    const view = reconcile(fullCheck([OBJECT, HISTORY, null]).parts)
    expect(view?.title).toBe('Сверка: что говорят части')
    expect(view?.columns).toEqual(['Выписка об объекте', 'Переход прав', 'Собственник'])
    expect(view?.rows.map(({ question }) => question)).toEqual([
      'Сколько собственников',
      'С какого дня',
      'На каком основании',
      'Ипотека и другие обременения',
      'Запрет сделок',
    ])
  })

  const alsoAsked = {
    ...propertyReportWithout(NOTHING),
    tasks: [...propertyReportWithout(NOTHING).tasks, ...propertyReportWithout({ kind: 'in-progress' }).tasks],
  }
  it.each([
    ['has no report yet', null, 'ответа еще нет (waiting)'],
    ['waits for its document', propertyReportWithout({ kind: 'in-progress' }), 'ответа еще нет (waiting)'],
    ['waits for one of its documents', alsoAsked, 'ответа еще нет (waiting)'],
    ['got no document', propertyReportWithout(NOTHING), 'документа нет (not-told)'],
    ['is about a person', PERSON, 'не спрашивали (not-asked)'],
    [
      'is about a company',
      numberedReport(COMPANY, [['company-register', companyRecord('Действует', 'notice')]]),
      'не спрашивали (not-asked)',
    ],
  ])('says why a part tells nothing of the object: it %s', (_why, report, cell) => {
    expect(rowOf('С какого дня', [OBJECT, report])).toEqual({
      cells: ['18.03.2018 (says)', cell],
      outcome: NOTHING_TO_COMPARE,
    })
  })
})

describe('since when the object is owned', () => {
  const rows = (...rights: ExtractRight[]) =>
    rowOf('С какого дня', [extractWith({ rights }), extractWith({ rights: [right()] })])

  it.each([
    ['the same day', [right()], '18.03.2024', AGREED],
    [
      'the same day, told to the minute',
      [right({ date: '2024-03-18T10:15:00+03:00' }), right({ date: '2024-03-18T16:40:00+03:00' })],
      '18.03.2024',
      AGREED,
    ],
    [
      'several days, the first one first',
      [right(), right({ date: '2019-10-02' })],
      '02.10.2019, 18.03.2024',
      DIFFERENT,
    ],
  ])('is compared by day: %s', (_what, rights, text, outcome) => {
    const row = rows(...rights)
    expect(row?.outcome).toEqual(outcome)
    expect(row?.cells[0]).toBe(`${text} (${outcome === AGREED ? 'agrees' : 'differs'})`)
  })

  it('is not stated by a document whose rights have no date', () => {
    const { date: _date, ...undated } = right()
    expect(rows(undated)).toEqual({
      cells: ['документ не сообщает (not-told)', '18.03.2024 (says)'],
      outcome: NOTHING_TO_COMPARE,
    })
  })
})

describe('on what the right rests', () => {
  const deed = (name: string) => ({ name, date: '2024-03-12' })

  it('is compared by the names of its documents, each once and in one order', () => {
    const first = extractWith({ rights: [right({ documents: [deed('Договор дарения'), deed('Акт')] })] })
    const second = extractWith({
      rights: [
        right({ documents: [deed('Акт')] }),
        right({ documents: [deed('Договор дарения'), deed('Акт')] }),
      ],
    })
    expect(rowOf('На каком основании', [first, second])).toEqual({
      cells: ['Акт, Договор дарения (agrees)', 'Акт, Договор дарения (agrees)'],
      outcome: AGREED,
    })
    expect(rowOf('На каком основании', [first, OBJECT])).toEqual({
      cells: ['Акт, Договор дарения (differs)', 'Договор купли-продажи (differs)'],
      outcome: DIFFERENT,
    })
  })

  it('is not stated where no document names any', () => {
    expect(rowOf('На каком основании', [extractWith({ rights: [right()] }), null])).toEqual({
      cells: ['документ не сообщает (not-told)', 'ответа еще нет (waiting)'],
      outcome: NOBODY_SAYS,
    })
  })
})

describe('how many own the object', () => {
  const QUESTION = 'Сколько собственников'
  const shared = (...shares: (string | undefined)[]) =>
    extractWith({ rights: shares.map((share) => right(share === undefined ? {} : { share })) })

  it.each([
    ['Один', ['1']],
    ['Двое, по 1/2', ['1/2', '1/2']],
    ['Двое', ['1/3', '2/3']],
    ['Двое', [undefined, undefined]],
    ['Трое, по 1/3', ['1/3', '1/3', '1/3']],
    ['Четверо, по 1/4', ['1/4', '1/4', '1/4', '1/4']],
    ['Пятеро, по 1/5', ['1/5', '1/5', '1/5', '1/5', '1/5']],
    ['6, по 1/6', ['1/6', '1/6', '1/6', '1/6', '1/6', '1/6']],
  ])('is said with the share where it is the same for all: %s', (text, shares) => {
    expect(rowOf(QUESTION, [shared(...shares), shared(...shares)])).toEqual({
      cells: [`${text} (agrees)`, `${text} (agrees)`],
      outcome: AGREED,
    })
  })

  it('does not halve a share that two hold together', () => {
    const together = right({ share: '1/2', holders: [...right().holders, ...right().holders] })
    expect(rowOf('Сколько собственников', [extractWith({ rights: [together] }), OBJECT])?.cells[0]).toBe(
      'Двое (differs)',
    )
  })

  it('is no contradiction where as many persons were checked as own it', () => {
    expect(rowOf(QUESTION, [OBJECT, HISTORY, PERSON])).toEqual({
      cells: ['Один (agrees)', 'Один (agrees)', 'Проверен один (says)'],
      outcome: AGREED,
    })
    const both = rowOf(QUESTION, [shared('1/2', '1/2'), shared('1/2', '1/2'), PERSON, PERSON])
    expect(both?.outcome).toEqual(AGREED)
  })

  it('is a warning where fewer persons were checked', () => {
    expect(rowOf(QUESTION, [shared('1/2', '1/2'), HISTORY_OF_TWO, PERSON])).toEqual({
      cells: ['Двое, по 1/2 (agrees)', 'Двое, по 1/2 (agrees)', 'Проверен один (differs)'],
      outcome: { tone: 'orange', words: 'Проверены не все' },
    })
  })

  it('is first of all a question to the seller where two documents differ', () => {
    expect(rowOf(QUESTION, [shared('1/2', '1/2'), OBJECT, PERSON])).toEqual({
      cells: ['Двое, по 1/2 (differs)', 'Один (differs)', 'Проверен один (says)'],
      outcome: DIFFERENT,
    })
  })

  it('is not stated by a list that was not read whole', () => {
    const partly = extractWith({ parts: { ...CLEAN.parts, rights: 'partly' } })
    expect(rowOf(QUESTION, [partly, OBJECT])).toEqual({
      cells: ['документ не сообщает (not-told)', 'Один (says)'],
      outcome: NOTHING_TO_COMPARE,
    })
    expect(rowOf(QUESTION, [partly, PERSON])?.outcome).toEqual(NOBODY_SAYS)
  })
})

const NOT_REGISTERED = { tone: 'green', words: 'Не зарегистрировано' }
const entry = (type: string, term: { from?: string; to?: string } = {}) => ({
  type,
  ...term,
  holders: [],
  documents: [],
})
const encumbered = (...encumbrances: Extract['encumbrances']) =>
  extractWith({ encumbrances, parts: { ...CLEAN.parts, encumbrances: 'filled' } })

describe('mortgages and other encumbrances', () => {
  const QUESTION = 'Ипотека и другие обременения'
  const MORTGAGE = entry('Ипотека', { from: '2024-03-18', to: '2044-03-18' })
  const LEASE = entry('Аренда')

  it.each([
    ['red', 'a mortgage', [MORTGAGE], 'Ипотека с 18.03.2024 по 18.03.2044'],
    ['orange', 'a lease', [LEASE], 'Аренда срок не указан'],
    ['red', 'both', [LEASE, MORTGAGE], 'Аренда срок не указан; Ипотека с 18.03.2024 по 18.03.2044'],
    ['red', 'a mortgage beside an arrest', [entry('Арест'), MORTGAGE], 'Ипотека с 18.03.2024 по 18.03.2044'],
  ] as const)('are %s by the gravest: %s', (tone, _what, entries, text) => {
    expect(rowOf(QUESTION, [encumbered(...entries), HISTORY])).toEqual({
      cells: [`${text} (says)`, 'документ не сообщает (not-told)'],
      outcome: { tone, words: 'Есть обременение' },
    })
  })

  it('are not there where the whole list holds none but an arrest', () => {
    expect(rowOf(QUESTION, [encumbered(entry('Арест')), HISTORY])).toEqual({
      cells: ['не зарегистрировано (says)', 'документ не сообщает (not-told)'],
      outcome: NOT_REGISTERED,
    })
  })

  it.each([
    ['is silent on rights', { silentOnRights: true as const }, 'документ не сообщает (not-told)'],
    ['lacks the list', { parts: {} }, 'в выписке не указано (not-told)'],
  ])('[TRUE-01] are not stated where the document %s', (_which, more, cell) => {
    expect(rowOf(QUESTION, [extractWith(more), HISTORY])).toEqual({
      cells: [cell, 'документ не сообщает (not-told)'],
      outcome: NOBODY_SAYS,
    })
  })
})
