import { describe, expect, it } from 'vitest'
import type { Report } from '../../reports/report/report.ts'
import { signedReport } from './signed-report.ts'

const REPORT: Report = {
  id: '7f000000-0000-4000-8000-000000000001',
  number: 20_418,
  version: '1',
  product_name: 'person-check',
  title: 'Проверка человека',
  demo: true,
  subject: {
    kind: 'person',
    lastName: 'Ладогин',
    firstName: 'Арсений',
    middleName: 'Петрович',
    birthDate: '1987-03-14',
  },
  status: 'finished',
  updated_at: '2026-11-24T11:43:00.000Z',
  tasks: [
    {
      task_id: '7f000000-0000-4000-8000-000000000002',
      task_type: 'bailiffs',
      status: 'done',
      source: 'ФССП',
      asked: [{ label: 'ФИО', value: 'Ладогин Арсений Петрович' }],
      answer: {
        kind: 'found',
        findings: [
          {
            title: 'Долг по производству 1234/24/99001-ИП',
            facts: [{ label: 'Дата рождения', value: '14.03.1987' }],
            severity: 'critical',
            amount: 38_814_000,
          },
        ],
      },
      number_of_starts: 1,
      answered_at: '2026-11-24T11:42:00.000Z',
    },
  ],
}

describe('[TRUST-01] a report for its signature', () => {
  const { document, outline, parts } = signedReport(REPORT)

  it('names the document without naming anybody', () => {
    expect(document).toEqual({
      title: 'Проверка человека',
      number: '№\u00a020\u00a0418',
      version: 'версия 1',
      updated: 'обновлено 24.11.2026, 14:43\u00a0МСК',
      demo: true,
      kind: 'person',
    })
    expect(JSON.stringify(outline)).not.toContain('Ладогин')
  })

  it('has each section once, in order, with its table', () => {
    expect(parts).toHaveLength(outline.length)
    expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length)
  })

  it('lets nobody hide the conclusion, who was asked and what was not checked', () => {
    const fixed = outline.filter((section) => section.fixed).map(({ id }) => id)
    expect(fixed).toEqual(expect.arrayContaining(['verdict', 'asked', 'not-checked']))
    expect(fixed).not.toContain('bailiffs')
  })

  it('has names, numbers and days of birth apart, and nowhere else', () => {
    const cells = parts.flatMap(({ rows }) => rows.flat())
    const personal = cells.flatMap((cell) =>
      typeof cell === 'string' ? [] : cell.filter((part) => typeof part !== 'string'),
    )
    expect(personal).toEqual(
      expect.arrayContaining([
        { hide: 'name', text: 'Ладогин Арсений Петрович' },
        { hide: 'birth', text: '14.03.1987' },
        { hide: 'number', text: '1234/24/99001-ИП' },
      ]),
    )
    const clear = cells.map((cell) =>
      typeof cell === 'string' ? cell : cell.filter((part) => typeof part === 'string').join(''),
    )
    expect(clear.join('\n')).not.toMatch(/Ладогин|14\.03\.1987|99001/)
  })
})
