import { describe, expect, it } from 'vitest'
import { FIGURES, MARK, PAIR, STAMP, VIEW } from '../../../fixtures/table-view.ts'
import { reportTables } from './report-tables.ts'
import type { SectionView } from './view.ts'

const tablesOf = (...sections: SectionView[]) =>
  reportTables({ ...VIEW, sections })
    .slice(1, -1)
    .map(({ title, columns, rows }) => ({ title, columns, rows }))

describe('a section as a table', () => {
  it('is named by the section, and each of its figures apart', () => {
    const record = { tone: 'red', title: 'Дело', amount: '', facts: [], figures: FIGURES } as const
    const finding = {
      kind: 'finding',
      id: 'courts',
      title: 'Суды',
      mark: MARK,
      stamp: STAMP,
      records: [record, record],
      meaning: '',
      whatToDo: '',
      law: '',
    } as const
    const ids = reportTables({ ...VIEW, sections: [finding] }).map(({ id }) => id)
    expect(ids).toEqual(['verdict', 'courts', 'courts-figures-1', 'courts-figures-2', 'not-checked'])
  })

  it('of facts has its source, time and note in a last row, and its figures as a table of their own', () => {
    const facts = {
      kind: 'facts',
      id: 'finance',
      title: 'Отчетность',
      rows: [{ label: 'Выручка', value: '31,2' }],
    } as const
    expect(tablesOf({ ...facts, stamp: STAMP, note: 'За 2025 год', figures: FIGURES })).toEqual([
      {
        title: 'Отчетность',
        columns: PAIR,
        rows: [
          ['Выручка', '31,2'],
          ['Источник', 'ФССП\n21.11.2026, 14:02 МСК\nЗа 2025 год'],
        ],
      },
      {
        title: 'Выручка, млн ₽',
        columns: [
          { title: 'Год', share: 33 },
          { title: 'Выручка', share: 33 },
          { title: 'Прибыль', share: 33 },
        ],
        rows: [['2025', '31,2', '—']],
      },
    ])
    expect(tablesOf({ ...facts, note: '' })).toEqual([
      { title: 'Отчетность', columns: PAIR, rows: [['Выручка', '31,2']] },
    ])
  })

  it('of lines of a register has each with its details and meaning, and where it was read', () => {
    const rows = {
      kind: 'rows',
      id: 'rights',
      title: 'Права',
      rows: [
        {
          id: 'right-1',
          index: '1',
          label: 'Правообладатель',
          value: 'Котова Вера Ильинична',
          details: ['Собственность', '№ 00:01-1'],
          about: { text: 'К праву 1', id: 'right-1' },
          meaning: 'Сверьте имя с паспортом.',
        },
        { id: 'state', index: '', label: 'Права', value: 'данные отсутствуют', details: [], meaning: '' },
      ],
    } as const
    const lines = [
      [
        '1',
        'Правообладатель',
        'Котова Вера Ильинична\nСобственность\n№ 00:01-1\nК праву 1',
        'Сверьте имя с паспортом.',
      ],
      ['', 'Права', 'данные отсутствуют', ''],
    ]
    const columns = [
      { title: '№', share: 5 },
      { title: 'Запись', share: 25 },
      { title: 'Сведения', share: 40 },
      { title: 'Что это значит', share: 30 },
    ]
    expect(tablesOf(rows)).toEqual([{ title: 'Права', columns, rows: lines }])
    expect(tablesOf({ ...rows, stamp: STAMP })).toEqual([
      { title: 'Права', columns, rows: [...lines, ['', 'Источник', 'ФССП\n21.11.2026, 14:02 МСК', '']] },
    ])
  })

  it('of a table has its rows, and below them its mark, note, source and time', () => {
    const columns = [{ title: 'Запись', share: 100 }]
    const table = {
      kind: 'table',
      id: 'none',
      title: 'Сведений нет',
      columns,
      rows: [{ id: '1', cells: [['а', 'б']] }],
    } as const
    expect(tablesOf({ ...table, mark: MARK, note: 'Пояснение', stamp: STAMP })).toEqual([
      {
        title: 'Сведений нет',
        columns,
        rows: [['а\nб'], ['Найдено: 1 запись\nПояснение\nФССП\n21.11.2026, 14:02 МСК']],
      },
    ])
    expect(tablesOf({ ...table, note: '' })).toEqual([{ title: 'Сведений нет', columns, rows: [['а\nб']] }])
  })

  it('of records has each with its sum, facts and match, what they mean and their figures', () => {
    const record = { tone: 'red', title: 'Производство', amount: '388 140 ₽', facts: [] } as const
    const finding = {
      kind: 'finding',
      id: 'bailiffs',
      title: 'Исполнительные производства',
      mark: MARK,
      stamp: STAMP,
      meaning: 'Долг взыскивают приставы.',
      whatToDo: 'Попросите справку.',
      law: 'закон № 229-ФЗ',
      figures: { ...FIGURES, title: 'Дела по годам' },
      records: [
        {
          ...record,
          facts: [{ label: 'Предмет', value: 'Кредит' }],
          match: {
            words: 'Совпало 1 из 1',
            meaning: 'Ошибка маловероятна',
            cells: [{ label: 'ФИО', state: 'same', words: 'совпало' }],
          },
          figures: FIGURES,
        },
        { ...record, title: 'Второе', amount: '' },
      ],
    } as const
    const [table, ...figures] = tablesOf(finding)
    expect(table).toEqual({
      title: 'Исполнительные производства',
      columns: PAIR,
      rows: [
        ['Найдено: 1 запись', 'ФССП\n21.11.2026, 14:02 МСК'],
        ['Производство', '388 140 ₽'],
        ['Предмет', 'Кредит'],
        ['Совпало 1 из 1', 'Ошибка маловероятна'],
        ['ФИО', 'совпало'],
        ['Второе', ''],
        ['Что это значит', 'Долг взыскивают приставы.\nзакон № 229-ФЗ'],
        ['Что делать', 'Попросите справку.'],
      ],
    })
    expect(figures.map(({ title }) => title)).toEqual(['Дела по годам', 'Выручка, млн ₽'])
    const [bare] = tablesOf({ ...finding, records: [], meaning: '', law: '', whatToDo: '' })
    expect(bare?.rows).toEqual([['Найдено: 1 запись', 'ФССП\n21.11.2026, 14:02 МСК']])
  })

  it('of a question that waits says who is asked', () => {
    const mark = { tone: 'wait', words: 'Проверяется' } as const
    const running = {
      kind: 'running',
      id: 'wanted',
      title: 'Розыск',
      mark,
      source: 'МВД',
      usualSeconds: 60,
    } as const
    expect(tablesOf({ ...running, text: 'Источник еще не ответил.' })).toEqual([
      { title: 'Розыск', columns: PAIR, rows: [['Проверяется', 'МВД\nИсточник еще не ответил.']] },
    ])
  })
})
