import { describe, expect, it } from 'vitest'
import type { Answer } from '../../reports/report/report.ts'
import { compareWatched, type WatchedAnswer } from './watch-changes.ts'

const debt = (title: string, amount: number): Answer => ({
  kind: 'found',
  findings: [{ title, facts: [], severity: 'critical', amount }],
})
const facts = (values: Readonly<Record<string, string>>): Answer => ({
  kind: 'stated',
  findings: [
    {
      title: '00:01:0101001:1047',
      severity: 'notice',
      facts: Object.entries(values).map(([label, value]) => ({ label, value })),
    },
  ],
})
const bailiffs = (answer: Answer): WatchedAnswer => ({ type: 'bailiffs', source: 'ФССП', answer })
const object = (answer: Answer, source = 'НСПД'): WatchedAnswer => ({ type: 'object-facts', source, answer })
const DOWN: Answer = { kind: 'not-checked', reason: 'source-down' }
const NOTHING: Answer = { kind: 'not-found' }

describe('what a check of a watch came to', () => {
  it('the first answer has nothing to be compared with', () => {
    const first = compareWatched([], [bailiffs(NOTHING)])
    expect(first).toMatchObject({ outcome: 'first', changes: [], silent: [] })
    expect(compareWatched(first.state, [bailiffs(NOTHING)]).outcome).toBe('unchanged')
  })

  it('a new record is a change', () => {
    const { outcome, changes } = compareWatched([bailiffs(NOTHING)], [bailiffs(debt('ИП 14', 38_000_00))])
    expect(outcome).toBe('changed')
    expect(changes).toHaveLength(1)
    expect(changes[0]?.now).toContain('ИП 14')
  })

  it('silence is neither a change nor its absence, and what was known is compared later', () => {
    const known = [bailiffs(debt('ИП 14', 38_000_00))]
    const silent = compareWatched(known, [bailiffs(DOWN)])
    expect(silent).toMatchObject({ outcome: 'silent', changes: [], silent: ['bailiffs'] })
    expect(silent.state).toEqual(known)
    expect(compareWatched(silent.state, known).outcome).toBe('unchanged')
    expect(compareWatched(silent.state, [bailiffs(NOTHING)]).outcome).toBe('changed')
  })

  it('one silent source among others leaves the check silent', () => {
    const wanted = { type: 'wanted', source: 'МВД', answer: NOTHING }
    const result = compareWatched([bailiffs(NOTHING), wanted], [bailiffs(DOWN), wanted])
    expect(result).toMatchObject({ outcome: 'silent', changes: [], silent: ['bailiffs'] })
  })

  it('a source that answers for the first time tells nothing new', () => {
    expect(compareWatched([], [bailiffs(debt('ИП 14', 1))]).changes).toEqual([])
  })

  it('facts are compared one by one, and what is not stated has changed nothing', () => {
    const before = [object(facts({ Площадь: '47 м²', 'Статус записи': 'учтен', Стены: 'кирпич' }))]
    const now = [object(facts({ Площадь: '47 м²', 'Статус записи': 'снят с учета', Назначение: 'жилое' }))]
    expect(compareWatched(before, now).changes).toEqual([
      { what: 'Статус записи', before: 'учтен', now: 'снят с учета' },
    ])
  })

  it('two sources are not compared with each other', () => {
    const before = [object(facts({ Площадь: '47 м²' }), 'DaData')]
    const result = compareWatched(before, [object(facts({ Площадь: '48 м²' }))])
    expect(result).toMatchObject({ outcome: 'first', changes: [] })
  })

  it('records that a register states are compared, too', () => {
    const company = (value: string): WatchedAnswer => ({
      type: 'company-register',
      source: 'ЕГРЮЛ',
      answer: {
        kind: 'stated',
        findings: [{ title: 'ООО «Межа»', severity: 'notice', facts: [{ label: 'Директор', value }] }],
      },
    })
    expect(compareWatched([company('Ветров О. И.')], [company('Котова В. И.')]).changes).toMatchObject([
      { before: 'Директор: Ветров О. И.', now: 'Директор: Котова В. И.' },
    ])
  })
})
