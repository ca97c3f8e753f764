import { describe, expect, it } from 'vitest'
import { numberedReport } from '../../../fixtures/make-report.ts'
import { COMPANY, NOTHING } from '../../../fixtures/report-answers.ts'
import type { Answer, Finding } from '../../reports/report/report.ts'
import { statedSections } from './stated-sections.ts'

const record = (title: string, facts: Record<string, string>, more: Partial<Finding> = {}): Finding => ({
  title,
  severity: 'notice',
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
  ...more,
})

const FIGURES: Finding['figures'] = {
  kind: 'columns',
  title: 'Выручка, млн ₽',
  labelTitle: 'Год',
  labels: ['2025'],
  series: [{ name: 'Выручка', values: [31.2] }],
}

const stated = (...findings: Finding[]): Answer => ({ kind: 'stated', findings })
const sectionsOf = (...answers: [type: string, answer: Answer][]) =>
  statedSections(numberedReport(COMPANY, answers).tasks)

const STAMP = { source: 'ЕИС', time: '21.11.2026, 14:02 МСК' }

describe('what registers state', () => {
  it('of one record are its facts under the heading of the check, without a colour', () => {
    expect(sectionsOf(['company-contracts', stated(record('Контракт № 1', { Сумма: '15 000 ₽' }))])).toEqual([
      {
        kind: 'facts',
        id: 'company-contracts',
        title: 'Государственные контракты',
        stamp: STAMP,
        note: 'Контракт № 1',
        rows: [{ label: 'Сумма', value: '15 000 ₽' }],
      },
    ])
  })

  it('of several records is a table, a record in each row with all that it says', () => {
    const sections = sectionsOf([
      'company-contracts',
      stated(
        record('Контракт № 1', { Сумма: '15 000 ₽', Состояние: 'Исполнен' }),
        record('Контракт № 2', {}),
      ),
    ])
    expect(sections).toEqual([
      {
        kind: 'table',
        id: 'company-contracts',
        title: 'Государственные контракты',
        stamp: STAMP,
        note: '',
        columns: [
          { title: 'Запись', share: 34 },
          { title: 'Что в ней сказано', share: 66 },
        ],
        rows: [
          { id: 'company-contracts-1', cells: [['Контракт № 1'], ['Сумма: 15 000 ₽; Состояние: Исполнен']] },
          { id: 'company-contracts-2', cells: [['Контракт № 2'], ['']] },
        ],
      },
    ])
  })

  it('of several records with figures is a part for each, with the table of its figures', () => {
    const sections = sectionsOf([
      'company-contracts',
      stated(record('Контракт № 1', {}, { figures: FIGURES }), record('Контракт № 2', { Сумма: '1 ₽' })),
    ])
    expect(sections).toMatchObject([
      {
        kind: 'facts',
        id: 'company-contracts',
        note: 'Контракт № 1',
        figures: { heads: ['Год', 'Выручка'], rows: [['2025', '31,2']] },
      },
      {
        kind: 'facts',
        id: 'company-contracts-2',
        note: 'Контракт № 2',
        rows: [{ label: 'Сумма', value: '1 ₽' }],
      },
    ])
    expect(sections[1]).not.toHaveProperty('figures')
  })

  it('is shown before the table of what they do not have', () => {
    const sections = sectionsOf(
      ['company-leasing', NOTHING],
      ['company-contracts', NOTHING],
      ['company-finance', stated(record('Отчетность за 2025 год', {}, { figures: FIGURES }))],
    )
    expect(sections.map(({ id }) => id)).toEqual(['company-finance', 'absent'])
  })

  it('is nothing where a source has found a warning, has not answered or was not asked', () => {
    const warning = record('Производство', { 'Ответ источника': 'Записей нет' }, { severity: 'critical' })
    expect(
      sectionsOf(
        ['company-debts', { kind: 'found', findings: [warning] }],
        ['company-courts', { kind: 'found', findings: [warning] }],
        ['company-blocks', { kind: 'in-progress' }],
        ['company-taxes', { kind: 'not-checked', reason: 'source-down' }],
      ),
    ).toEqual([])
  })
})
