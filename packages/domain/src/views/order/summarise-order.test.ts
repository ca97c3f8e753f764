import { describe, expect, it } from 'vitest'
import { CLEAN, fullCheck, historyOf, MORTGAGED } from '../../../fixtures/order-cases.ts'
import { DEBT, DOWN, NAMESAKE, NOTHING, VEHICLE } from '../../../fixtures/report-answers.ts'
import {
  numberedReport,
  personReport,
  propertyReport,
  propertyReportWithout,
} from '../../../fixtures/make-report.ts'
import type { Answer, Report } from '../../reports/report/report.ts'
import { summariseOrder } from './summarise-order.ts'

const sum = (reports: readonly (Report | null)[], status?: string) =>
  summariseOrder(fullCheck(reports, status).parts)
const OBJECT = propertyReport(CLEAN)
const HISTORY = propertyReport(historyOf(CLEAN))
const PERSON = personReport([
  ['bailiffs', 'ФССП', NOTHING],
  ['wanted', 'МВД', NOTHING],
])
const alsoAnswered = (report: Report, answer: Answer): Report => ({
  ...report,
  tasks: [...report.tasks, ...propertyReportWithout(answer).tasks],
})
const EMPTY = { found: 0, attention: 0, namesake: 0, notFound: 0, notChecked: 0, inProgress: 0 }

describe('the summary of an order', () => {
  it('counts a conclusion of two documents once, and each answer about a person', () => {
    const person = personReport([
      ['bailiffs', 'ФССП', DEBT],
      ['passport', 'МВД', { kind: 'not-checked', reason: 'missing-data' }],
      ['wanted', 'МВД', NOTHING],
      ['pledges', 'ФНП', NAMESAKE],
      ['courts', 'ГАС «Правосудие»', { kind: 'in-progress' }],
    ])
    const summary = sum([propertyReport(MORTGAGED), propertyReport(historyOf(MORTGAGED)), person, null])
    expect(summary).toMatchObject({ colour: 'red', isWaiting: false, word: 'Опасно' })
    expect(summary.counts).toEqual({
      found: 2,
      attention: 2,
      namesake: 1,
      notFound: 1,
      notChecked: 1,
      inProgress: 1,
    })
  })

  it('counts an object that the register does not have as not checked, and a document not at all', () => {
    expect(sum([propertyReportWithout(NOTHING), propertyReportWithout(DOWN)]).counts).toEqual({
      ...EMPTY,
      notChecked: 2,
    })
    expect(sum([propertyReportWithout({ kind: 'in-progress' }), OBJECT, null]).counts).toEqual({
      ...EMPTY,
      inProgress: 1,
    })
  })

  it('tells what to do, the gravest first and each once, and what would change it', () => {
    const { adviceTitle, advice, conditions } = sum([
      propertyReport(historyOf(MORTGAGED)),
      propertyReport(MORTGAGED),
      personReport([['bailiffs', 'ФССП', DEBT]]),
      null,
    ])
    expect(adviceTitle).toBe('До сделки')
    expect(advice).toEqual([
      'Возьмите у продавца справку банка об остатке и согласие на сделку. Деньги передавайте через банк.',
      'Попросите справку об остатке долга и квитанцию. После оплаты дождитесь, пока пристав снимет запреты.',
      'Попросите отказы других собственников или доказательство, что их известили за месяц.',
      'Убедитесь, что договор подпишут все или их представители с нотариальной доверенностью.',
    ])
    expect(conditions).toEqual(['производство окончено'])
  })

  it('has nothing to do and nothing to await where only a hidden name is to be noted', () => {
    expect(sum([HISTORY])).toEqual({
      colour: 'grey',
      isWaiting: false,
      word: 'Есть не все сведения',
      headline: 'Вывод неполный: есть ответы не на все вопросы',
      counts: EMPTY,
      adviceTitle: 'До сделки',
      advice: [],
      conditions: [],
    })
  })

  it('has no advice and no condition of its own for a register without a document', () => {
    const { advice, conditions } = sum([OBJECT, propertyReportWithout(NOTHING)])
    expect(advice).toEqual([])
    expect(conditions).toEqual([])
  })

  it('of parts whose money went back says nothing', () => {
    expect(sum([null, null], 'refund')).toEqual({
      colour: 'grey',
      isWaiting: false,
      word: 'Есть не все сведения',
      headline: 'Вывод неполный: есть ответы не на все вопросы',
      counts: EMPTY,
      adviceTitle: 'До сделки',
      advice: [],
      conditions: [],
    })
  })

  it('takes its words from what all of its reports are ordered before, ready or not', () => {
    const car = numberedReport(VEHICLE, [['vehicle-wanted', NOTHING]])
    expect(sum([car, null]).adviceTitle).toBe('До покупки')
    expect(sum([car, OBJECT]).adviceTitle).toBe('До сделки')
  })
})

describe('an order that is in progress', () => {
  const partly = personReport([
    ['bailiffs', 'ФССП', NOTHING],
    ['wanted', 'МВД', { kind: 'in-progress' }],
  ])

  it.each([
    ['a part has not begun', [OBJECT, null]],
    ['a document is awaited', [OBJECT, propertyReportWithout({ kind: 'in-progress' })]],
    ['one of several answers is awaited', [OBJECT, partly]],
  ])('waits while nothing weighs yet: %s', (_what, reports) => {
    expect(sum(reports)).toMatchObject({
      colour: 'grey',
      isWaiting: true,
      word: 'Проверяется',
      headline: 'Проверка идет',
    })
  })

  it('says at once what weighs', () => {
    expect(sum([propertyReport(MORTGAGED), null])).toMatchObject({
      colour: 'red',
      isWaiting: false,
      word: 'Опасно',
      headline: 'Не вносите аванс: ипотека, доли и несколько собственников',
    })
  })
})

describe('the headline of an order', () => {
  const record = (title: string, amount: number): Answer => ({
    kind: 'found',
    findings: [{ title, facts: [], severity: 'warning', amount }],
  })

  it.each([
    [
      'orange',
      'records that want a look',
      [
        OBJECT,
        HISTORY,
        personReport([
          ['bailiffs', 'ФССП', record('48120/26/00014-ИП', 1_200_000)],
          ['courts', 'ГАС «Правосудие»', record('2-140/2026', 9_600_000)],
        ]),
      ],
      'Разберитесь до аванса: долг 12 000 ₽ и дело в суде на 96 000 ₽',
    ],
    [
      'orange',
      'shares',
      [
        propertyReport({ ...MORTGAGED, encumbrances: [] }),
        HISTORY,
        personReport([['pledges', 'ФНП', NAMESAKE]]),
      ],
      'Разберитесь до аванса: доли и несколько собственников',
    ],
    [
      'yellow',
      'a namesake',
      [OBJECT, HISTORY, personReport([['pledges', 'ФНП', NAMESAKE]])],
      'Разберитесь до аванса: возможные однофамильцы',
    ],
    [
      'yellow',
      'a namesake before a register without a document',
      [propertyReportWithout(NOTHING), personReport([['pledges', 'ФНП', NAMESAKE]])],
      'Разберитесь до аванса: возможные однофамильцы и реестр не дал сведений об объекте',
    ],
    [
      'grey',
      'a register without a document',
      [OBJECT, propertyReportWithout(NOTHING)],
      'Вывод неполный: реестр не дал сведений об объекте',
    ],
    [
      'grey',
      'a source that was silent',
      [OBJECT, HISTORY, personReport([['wanted', 'МВД', DOWN]])],
      'Вывод неполный: часть источников не ответила',
    ],
    [
      'grey',
      'no answer about encumbrances, with a person who is clean',
      [HISTORY, PERSON],
      'Вывод неполный: есть ответы не на все вопросы',
    ],
    ['green', 'nothing that hinders', [OBJECT, HISTORY, PERSON], 'Препятствий не нашли'],
  ] as const)('of a %s one says why: %s', (colour, _why, reports, headline) => {
    expect(sum(reports)).toMatchObject({ colour, headline })
  })

  it('has a phrase for each check, and their advice and conditions once', () => {
    const person = personReport([
      ['bailiffs', 'ФССП', record('48120/26/00014-ИП', 1_200_000)],
      ['courts', 'ГАС «Правосудие»', record('2-140/2026', 9_600_000)],
    ])
    const { advice, conditions } = sum([OBJECT, HISTORY, person])
    expect(advice).toEqual([
      'Попросите справку об остатке долга и квитанцию. После оплаты дождитесь, пока пристав снимет запреты.',
      'Прочитайте карточку дела: роль, предмет и дату заседания. Спросите о споре и попросите документы.',
    ])
    expect(conditions).toEqual(['производство окончено', 'дело окончено'])
  })
})

describe('[TRUE-01] a document that is silent where another one answers', () => {
  const NAMED_HISTORY = propertyReport({ ...historyOf(CLEAN), ownership: 'named' })

  it.each([
    ['nothing is to be noted', NAMED_HISTORY, 'green'],
    ['a hidden name is to be noted', HISTORY, 'green'],
    ['another document of it does not exist', alsoAnswered(HISTORY, NOTHING), 'green'],
    ['another document of it did not come', alsoAnswered(HISTORY, DOWN), 'grey'],
    ['it was not read whole', propertyReport({ ...historyOf(CLEAN), notUnderstood: ['/x'] }), 'grey'],
  ] as const)('hinders nothing only when all of it is known: %s', (_what, history, colour) => {
    expect(sum([OBJECT, history]).colour).toBe(colour)
  })

  it('is not made up for by one that was not read whole or never tells of encumbrances', () => {
    const unread = propertyReport({ ...CLEAN, parts: { ...CLEAN.parts, encumbrances: 'not-understood' } })
    expect(sum([unread, HISTORY]).colour).toBe('grey')
    expect(sum([HISTORY, NAMED_HISTORY]).colour).toBe('grey')
  })
})
