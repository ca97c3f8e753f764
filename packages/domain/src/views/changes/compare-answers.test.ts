import { describe, expect, it } from 'vitest'
import type { Answer, Finding } from '../../reports/report/report.ts'
import { found, likelyMatch, task } from '../../reports/report/samples.test-data.ts'
import { compareAnswers } from './compare-answers.ts'

const proceeding = (more: Partial<Finding> = {}): Finding => ({
  title: '48120/26/00014-ИП',
  facts: [],
  severity: 'critical',
  match: likelyMatch,
  ...more,
})
const changes = (before: Answer, now: Answer) =>
  compareAnswers([task('bailiffs', before)], [task('bailiffs', now)])
const facts = (...pairs: readonly (readonly [string, string])[]) => ({
  facts: pairs.map(([label, value]) => ({ label, value })),
})

describe('[REPORT-05] answers of the same sources at two times', () => {
  it('are compared question by question, whatever the order of the questions', () => {
    const wanted = task('wanted', found(proceeding({ title: 'Розыск' })))
    expect(
      compareAnswers(
        [wanted, task('bailiffs', { kind: 'not-found' })],
        [task('bailiffs', found(proceeding())), wanted],
      ),
    ).toEqual([
      {
        what: 'Исполнительные производства',
        before: 'записи не было',
        now: '48120/26/00014-ИП',
        tone: 'red',
      },
    ])
  })

  it.each<[string, Answer | undefined]>([
    ['not in it', undefined],
    ['still on its way', { kind: 'in-progress' }],
    ['not put for want of data', { kind: 'not-checked', reason: 'missing-data' }],
    ['not put for want of a source', { kind: 'not-checked', reason: 'not-connected' }],
  ])('[SELL-10] tell no change of a question that one of the two reports did not ask: %s', (_, other) => {
    const asked = [task('bailiffs', found(proceeding()))]
    const unasked = other ? [task('bailiffs', other)] : []
    expect(compareAnswers(unasked, asked)).toEqual([])
    expect(compareAnswers(asked, unasked)).toEqual([])
  })

  it('[SELL-10] tell no change of a question about another region', () => {
    const inRegion = (value: string, answer: Answer) => [
      { ...task('bailiffs', answer), asked: [{ label: 'Регион', value }] },
    ]
    const moscow = inRegion('Москва', { kind: 'not-found' })
    expect(compareAnswers(moscow, inRegion('Тверская область', found(proceeding())))).toEqual([])
    expect(compareAnswers(moscow, inRegion('Москва', found(proceeding())))).toHaveLength(1)
  })

  it('name the record, and label by label what it says otherwise', () => {
    const was = facts(['Предмет', 'Кредит'], ['Остаток', '10 ₽'], ['Отдел', 'Образцовское РОСП'])
    const is = facts(['Предмет', 'Кредит'], ['Остаток', '7 ₽'], ['Отдел', 'Кленовское РОСП'])
    expect(changes(found(proceeding(was)), found(proceeding(is)))).toEqual([
      {
        what: 'Исполнительные производства: 48120/26/00014-ИП',
        before: 'Остаток: 10 ₽; Отдел: Образцовское РОСП',
        now: 'Остаток: 7 ₽; Отдел: Кленовское РОСП',
        tone: 'red',
      },
    ])
  })

  it.each([
    {
      rule: 'facts of one label stand together',
      before: facts(['Предмет', 'Кредит']),
      now: facts(['Предмет', 'Кредит'], ['Предмет', 'Сбор']),
      words: ['Предмет: Кредит', 'Предмет: Кредит, Сбор'],
    },
    {
      rule: 'a fact that was not there is not stated',
      before: facts(),
      now: facts(['Окончено', '02.11.2026']),
      words: ['Окончено: не указано', 'Окончено: 02.11.2026'],
    },
    {
      rule: 'a fact that is there no more is not stated',
      before: facts(['Остаток', '10 ₽']),
      now: facts(),
      words: ['Остаток: 10 ₽', 'Остаток: не указано'],
    },
    {
      rule: 'a sum is not said again where a fact says it',
      before: { ...facts(['Остаток', '10 ₽']), amount: 1000 },
      now: { ...facts(['Остаток', '7 ₽']), amount: 700 },
      words: ['Остаток: 10 ₽', 'Остаток: 7 ₽'],
    },
    {
      rule: 'a sum that was not stated',
      before: {},
      now: { amount: 38_814_000 },
      words: ['сумма не указана', '388 140 ₽'],
    },
  ])('tell of a record that says something else: $rule', ({ before, now, words }) => {
    const list = changes(found(proceeding(before)), found(proceeding(now)))
    expect(list.map((change) => [change.before, change.now])).toEqual([words])
  })

  it.each([
    ['critical', { tone: 'red' }],
    ['warning', { tone: 'orange' }],
  ] as const)('give a new record the colour of its weight: %s', (severity, tone) => {
    expect(changes({ kind: 'not-found' }, found(proceeding({ severity })))).toEqual([
      {
        what: 'Исполнительные производства',
        before: 'записи не было',
        now: '48120/26/00014-ИП',
        ...tone,
      },
    ])
  })
})
