import { describe, expect, it } from 'vitest'
import type { Report, ReportTask } from '../report/report.ts'
import { reportView } from '../../views/report/report-view.ts'
import { citesOnlyFacts } from './cites-only-facts.ts'
import { concludeByRules } from './conclude-by-rules.ts'

const task = (task_id: string, task_type: string, answer: ReportTask['answer']): ReportTask => ({
  task_id,
  task_type,
  status: 'done',
  source: task_type === 'bailiffs' ? 'ФССП' : 'КАД',
  asked: [{ label: 'Дата рождения', value: '14.03.1987' }],
  answer,
  number_of_starts: 1,
  answered_at: '2026-11-21T11:05:00.000Z',
})
const BAILIFFS = task('t1', 'bailiffs', {
  kind: 'found',
  findings: [
    {
      title: 'Производство 48120/26/00014-ИП',
      facts: [{ label: 'Остаток', value: '388\u00a0140\u00a0₽' }],
      severity: 'critical',
      amount: 41_702_200,
    },
  ],
})
const NONE = task('t2', 'arbitration', { kind: 'not-found' })
const SILENT = task('t3', 'courts', { kind: 'not-checked', reason: 'source-down' })
const tasks = [BAILIFFS, NONE, SILENT]

const REPORT: Report = {
  id: 'r',
  number: 1,
  version: 'V2.1',
  product_name: 'IndependentReport',
  title: 'Независимый отчет',
  demo: true,
  subject: { kind: 'person', lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
  status: 'finished',
  updated_at: '2026-11-21T11:05:00.000Z',
  tasks,
}

describe('the conclusion by rules', () => {
  it('rests every statement on answers of the report, and says what was not checked', () => {
    const statements = concludeByRules({ tasks })
    const ids = new Set(tasks.map(({ task_id }) => task_id))
    for (const { tasks: cited } of statements) {
      expect(cited.length).toBeGreaterThan(0)
      expect(cited.filter((id) => !ids.has(id))).toEqual([])
    }
    expect(statements.some(({ tasks: cited, text }) => cited.includes('t3') && /ответ/i.test(text))).toBe(
      true,
    )
  })
})

describe('a text of a model', () => {
  const cites = (text: string, ...ids: string[]) => citesOnlyFacts({ tasks }, [{ text, tasks: ids }])

  it.each([
    ['Приставы взыскивают 388 140 ₽.', 't1'],
    ['Общая сумма долга 417 022 ₽, производство 48120/26/00014-ИП.', 't1'],
    ['В картотеке арбитражных дел записей не найдено.', 't2'],
    ['Суды не ответили: спросите еще раз.', 't3'],
  ])('passes with what its answers say: %s', (text, id) => expect(cites(text, id)).toBe(true))

  it.each([
    ['a sum that no answer has', 'Долг 900 000 ₽.', 't1'],
    ['a number of another answer', 'Долг 388 140 ₽.', 't2'],
    ['a task that is not there', 'Есть долг.', 't9'],
    ['absence that was not answered', 'Судебных дел не найдено.', 't3'],
    ['absence where a record was found', 'Долгов нет.', 't1'],
    ['a reassurance', 'Человек надежный.', 't1'],
  ])('is refused for %s', (_why, text, id) => expect(cites(text, id)).toBe(false))
})

describe('an independent conclusion in a report', () => {
  const independent = {
    author: 'rules' as const,
    model: '',
    made_at: '2026-11-21T11:05:00.000Z',
    statements: [...concludeByRules({ tasks })],
  }

  it('names who wrote it and the answers it rests on', () => {
    const of = (more: object) =>
      reportView({ ...REPORT, independent: { ...independent, ...more } }).sections.find(
        ({ id }) => id === 'independent',
      )
    expect(of({})).toMatchObject({ kind: 'table', note: expect.stringMatching(/по правилам/) as string })
    expect(of({ author: 'model', model: 'Образец-1' })).toMatchObject({
      note: expect.stringMatching(/модель «?Образец-1/) as string,
    })
    expect(JSON.stringify(of({}))).toMatch(/ФССП/)
  })

  it('is left out while an answer is pending', () => {
    const waiting = [...tasks, task('t4', 'taxes', { kind: 'in-progress' })]
    const { sections } = reportView({ ...REPORT, tasks: waiting, independent })
    expect(sections.some(({ id }) => id === 'independent')).toBe(false)
  })
})
