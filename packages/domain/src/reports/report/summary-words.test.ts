import { describe, expect, it } from 'vitest'
import { numberedReport, personReport } from '../../../fixtures/make-report.ts'
import { COMPANY, TAXPAYER, VEHICLE } from '../../../fixtures/report-answers.ts'
import { CHECKS } from '../../checks/checks.ts'
import { COMPANY_CHECKS } from '../../checks/company-checks.ts'
import { VEHICLE_CHECKS } from '../../checks/vehicle-checks.ts'
import { subjectView } from '../../views/report/subject-view.ts'
import { taskSections } from '../../views/report/task-sections.ts'
import type { Answer, Finding } from './report.ts'
import { finding, found, likelyMatch, namesakeMatch, task } from './samples.test-data.ts'
import { OWN_VERDICTS } from './summary-rules.ts'
import { summariseReport } from './summary.ts'

const ALL = Object.values({ ...CHECKS, ...COMPANY_CHECKS, ...VEHICLE_CHECKS })

it('every check that has the words of a verdict has its place in the order of verdicts', () => {
  const worded = ALL.filter(({ verdict }) => verdict).map(({ type }) => type)
  expect([...OWN_VERDICTS].toSorted()).toEqual(worded.toSorted())
})

it('a scrapped car is called so in the headline', () => {
  const report = numberedReport(VEHICLE, [['vehicle-scrapped', found(finding('critical'))]])
  expect(summariseReport(report).headline).toBe('Не покупайте: машина утилизирована')
})

describe('what would change the conclusion', () => {
  const conditionsOf = (...answers: [type: string, answer: Answer][]) =>
    summariseReport({ tasks: answers.map(([type, answer]) => task(type, answer)) }).conditions

  it('has the words of their own checks for records that need a look', () => {
    expect(
      conditionsOf(
        ['courts', found(finding('notice'), finding('notice'))],
        ['vehicle-fines', found(finding('warning'))],
        ['vehicle-recalls', found(finding('warning'))],
      ),
    ).toEqual([
      'дела окончены',
      VEHICLE_CHECKS['vehicle-fines'].verdict?.condition.replace(/\{(.+)\|.+\}/, '$1'),
      'по этим записям появится решение',
    ])
  })

  it('is not an answer of a source that is not asked', () => {
    expect(conditionsOf(['courts', { kind: 'not-checked', reason: 'not-connected' }])).toEqual([])
  })
})

it('a source that is not connected was not silent, and no advice says to ask it again', () => {
  const { conclusions, advice } = summariseReport({
    tasks: [
      task('courts', { kind: 'not-checked', reason: 'not-connected' }),
      task('taxes', { kind: 'not-checked', reason: 'source-down' }),
    ],
  })
  expect(conclusions.map(({ text }) => text.split(':')[0])).toEqual([
    'Не спрашивали, источник не подключен',
    'Не ответили',
  ])
  expect(advice).toEqual([
    'Что не спросили, проверьте отдельно: список в конце отчета.',
    'Повторите запрос к источникам, которые не ответили: это бесплатно.',
  ])
})

describe('a taxpayer whose status was asked for', () => {
  const PAYER: Finding = { title: 'Плательщик налога', severity: 'notice', facts: [] }
  const headlineOf = (...answers: [type: string, answer: Answer][]) =>
    summariseReport(numberedReport(TAXPAYER, answers)).headline

  it('has it in the headline where nothing else was found', () => {
    expect(headlineOf(['selfEmployed', found(PAYER)], ['accountBlocks', { kind: 'not-found' }])).toBe(
      'Плательщик налога, других записей нет',
    )
    expect(headlineOf(['accountBlocks', { kind: 'not-found' }])).toBe(
      'Решений о блокировке счетов предпринимателя нет',
    )
    expect(
      headlineOf(['selfEmployed', { kind: 'not-found' }], ['accountBlocks', { kind: 'not-found' }]),
    ).toBe('Плательщиком налога на профессиональный доход не значится, других записей нет')
    expect(
      headlineOf(
        ['selfEmployed', found(PAYER)],
        ['accountBlocks', { kind: 'not-checked', reason: 'source-down' }],
      ),
    ).not.toMatch(/Плательщик/)
    expect(
      headlineOf(['selfEmployed', found(PAYER)], ['accountBlocks', found(finding('critical'))]),
    ).not.toMatch(/Плательщик/)
  })
})

describe('the state of a company beside its name', () => {
  const subjectOf = (answer: Answer) => subjectView(numberedReport(COMPANY, [['company-register', answer]]))
  const withFacts = (...facts: Finding['facts']): Answer =>
    found({ title: 'ООО «Шифер»', severity: 'notice', facts })

  it('is never «not checked» when the register has answered', () => {
    expect(subjectOf({ kind: 'not-checked', reason: 'source-down' }).badge?.words).toBe(
      'Состояние не проверено',
    )
    expect(subjectOf({ kind: 'not-found' })).toMatchObject({
      name: `ИНН ${COMPANY.inn}`,
      badge: { tone: 'red', words: 'В реестре такого ИНН нет' },
    })
    // The public search of the register names no state.
    expect(subjectOf(withFacts({ label: 'ИНН', value: COMPANY.inn }))).toMatchObject({
      name: 'ООО «Шифер»',
      badge: { tone: 'grey', words: 'Состояние не указано' },
    })
    expect(subjectOf(withFacts({ label: 'Состояние', value: 'Действует' })).badge).toEqual({
      tone: 'green',
      words: 'Действует',
    })
  })
})

describe('what the records of a source mean', () => {
  const wordsOf = (report: Parameters<typeof taskSections>[0]) =>
    taskSections(report).flatMap((section) =>
      section.kind === 'finding' ? [[section.meaning, section.whatToDo, section.law]] : [],
    )

  it('is nothing about the person while they are probably about another one', () => {
    const of = (...findings: Finding[]) => wordsOf(personReport([['wanted', 'МВД', found(...findings)]]))
    const namesake = finding('critical', namesakeMatch)
    expect(of(namesake)).toEqual([
      [
        'Имя совпало, другие данные нет: похоже, это запись о другом человеке.',
        'Сверьте дату рождения в записи с паспортом. Не совпала — к этому человеку запись не относится.',
        '',
      ],
    ])
    expect(of(namesake, finding('critical', likelyMatch))[0]?.[0]).toBe(CHECKS.wanted.meaning)
  })

  it('is less where no record is serious', () => {
    const of = (severity: Finding['severity']) =>
      wordsOf(numberedReport(COMPANY, [['company-register', found(finding(severity))]]))[0]?.[0]
    const { meaning, meaningLesser } = COMPANY_CHECKS['company-register']
    expect(of('critical')).toBe(meaning)
    expect(of('warning')).toBe(meaningLesser)
  })
})
