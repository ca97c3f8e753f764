import { describe, expect, it } from 'vitest'
import type { Extract, ExtractRight } from '../../reports/extract/extract.ts'
import { summariseExtract } from '../../reports/report/property-summary.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { historySections } from './extract-history.ts'

const CHAIN = 'extract_transfer_rights_property'

const right = (more: Partial<ExtractRight>): ExtractRight => ({
  type: 'Собственность',
  holders: [{ kind: 'person', state: 'named', name: 'Котова Вера Ильинична' }],
  documents: [],
  ...more,
})

const FORMER = right({
  number: '00:01-2009-1',
  date: '2009-04-15',
  endedAt: '2016-01-01',
  endNumber: '00:01-2016-4',
  cadastralNumber: '00:01:0001001:204',
  documents: [{ name: 'Договор', number: '14' }, { name: 'Акт' }],
})
const TODAY = right({ number: '00:01-2016-5', date: '2016-01-01' })

const sectionsOf = (more: Partial<Extract>) => {
  const content = extract({ parts: { rights: 'filled', history: 'filled' }, ...more })
  return historySections(content, summariseExtract(content, '2026-11-21').conclusions)
}

describe('the history of rights', () => {
  it('is one table of all rights by date in a document about their transfer, those of today too', () => {
    expect(sectionsOf({ kind: CHAIN, rights: [TODAY, FORMER] })).toEqual([
      {
        kind: 'table',
        id: 'history',
        title: 'Переход прав',
        note: '',
        columns: [
          { title: 'Правообладатель', share: 26 },
          { title: 'Право и номер', share: 30 },
          { title: 'Основание', share: 22 },
          { title: 'Владел', share: 22 },
        ],
        rows: [
          {
            id: 'history-1',
            cells: [
              ['Котова Вера Ильинична'],
              ['Собственность', '№ 00:01-2009-1', 'объект 00:01:0001001:204'],
              ['Договор № 14', 'Акт'],
              ['с 15.04.2009', 'по 01.01.2016', 'прекращено записью № 00:01-2016-4'],
            ],
            pointer: '/rights/1',
          },
          {
            id: 'history-2',
            cells: [
              ['Котова Вера Ильинична'],
              ['Собственность', '№ 00:01-2016-5'],
              ['не указано'],
              ['с 01.01.2016', 'действует'],
            ],
            pointer: '/rights/0',
          },
        ],
      },
    ])
  })

  it('holds in other documents only the rights that have passed on', () => {
    const kind = 'extract_rights_individ_available_real_estate_objects'
    const [table, ...more] = sectionsOf({ kind, rights: [TODAY, FORMER] })
    expect(more).toEqual([])
    expect(table).toMatchObject({ kind: 'table', rows: [{ id: 'history-1', pointer: '/rights/1' }] })
  })

  it('says that a date or a number is not written, and begins with what has no date', () => {
    const undated = right({ holders: [] })
    const [table] = sectionsOf({ kind: CHAIN, rights: [TODAY, undated] })
    expect(table).toMatchObject({
      rows: [
        {
          cells: [
            ['не указан'],
            ['Собственность'],
            ['не указано'],
            ['с даты, которая не указана', 'действует'],
          ],
        },
        { cells: [['Котова Вера Ильинична'], {}, {}, {}] },
      ],
    })
  })

  it('says under the rights of today that there were no earlier ones only where the register says so', () => {
    const [table, state] = sectionsOf({
      kind: CHAIN,
      rights: [TODAY],
      parts: { rights: 'filled', history: 'empty' },
    })
    expect(table).toMatchObject({ id: 'history', kind: 'table' })
    expect(state).toMatchObject({
      kind: 'rows',
      id: 'former-rights',
      title: 'Прежние права',
      rows: [{ id: 'history-state', value: 'прежних записей нет', tone: 'grey' }],
    })
    const [, silent] = sectionsOf({ kind: CHAIN, rights: [TODAY], parts: {} })
    expect(silent).toMatchObject({ id: 'former-rights', rows: [{ value: 'не указано в выписке' }] })
  })

  it('has the heading of the history where no right is readable', () => {
    expect(sectionsOf({ kind: CHAIN, rights: [], parts: { history: 'no-data' } })).toMatchObject([
      { kind: 'rows', id: 'history', title: 'Переход прав', rows: [{ value: 'данные отсутствуют' }] },
    ])
  })

  it('is left to the list of what is not in the document where its kind never tells it', () => {
    expect(sectionsOf({ rights: [TODAY] })).toEqual([])
  })
})

describe('gaps in the history of rights', () => {
  it('are one row each with what they mean, said once', () => {
    const rights = [
      right({ number: '00:01-1', date: '2009-04-15', endedAt: '2012-01-01' }),
      right({ number: '00:01-2', date: '2013-01-01', endedAt: '2015-01-01' }),
      right({ number: '00:01-3', date: '2016-01-01' }),
    ]
    const gaps = sectionsOf({ kind: CHAIN, rights }).slice(1)
    expect(gaps).toEqual([
      {
        kind: 'rows',
        id: 'history-gaps',
        title: 'История прав не сходится',
        rows: [
          {
            id: 'history-gap-1',
            index: '1',
            label: 'Пропуск в записях',
            value: 'С 01.01.2012 по 01.01.2013: записей о собственнике нет',
            details: [],
            meaning:
              'Между записями есть пропуск или доли не складываются в целое: чьим был объект, документ не говорит.',
            tone: 'orange',
          },
          {
            id: 'history-gap-2',
            index: '2',
            label: 'Пропуск в записях',
            value: 'С 01.01.2015 по 01.01.2016: записей о собственнике нет',
            details: [],
            meaning: '',
            tone: 'orange',
          },
        ],
      },
    ])
  })

  it('are no part of a report where only other conclusions hold', () => {
    const content = extract({
      kind: CHAIN,
      rights: [TODAY],
      parts: { rights: 'filled', history: 'filled' },
      marks: [{ kind: 'litigation', text: 'Дело 2-7/2026' }],
    })
    const { conclusions } = summariseExtract(content, '2026-11-21')
    expect(conclusions.map(({ key }) => key)).toContain('dispute')
    expect(historySections(content, conclusions).map(({ id }) => id)).toEqual(['history', 'former-rights'])
  })
})
