import { describe, expect, it } from 'vitest'
import type { SectionView } from '../report/view.ts'
import { prefixIds } from './prefix-ids.ts'

const STAMP = { source: 'ЕГРН', time: '21.11.2026, 14:02 МСК' }
const line = (id: string) => ({ id, index: '1', label: 'Ипотека', value: '', details: [], meaning: '' })

describe('the sections of a document in an order', () => {
  it.each<[string, SectionView, SectionView]>([
    [
      'facts',
      { kind: 'facts', id: 'object', title: 'Объект', stamp: STAMP, note: '', rows: [] },
      { kind: 'facts', id: 'part-2-object', title: 'Объект', stamp: STAMP, note: '', rows: [] },
    ],
    [
      'a table and its rows',
      {
        kind: 'table',
        id: 'rights',
        title: 'Права',
        note: '',
        columns: [],
        rows: [{ id: 'right-1', cells: [['Собственность']] }],
      },
      {
        kind: 'table',
        id: 'part-2-rights',
        title: 'Права',
        note: '',
        columns: [],
        rows: [{ id: 'part-2-right-1', cells: [['Собственность']] }],
      },
    ],
    [
      'lines and what they are about',
      {
        kind: 'rows',
        id: 'encumbrances',
        title: 'Обременения',
        rows: [line('entry-1'), { ...line('entry-2'), about: { text: 'к записи 1', id: 'right-1' } }],
      },
      {
        kind: 'rows',
        id: 'part-2-encumbrances',
        title: 'Обременения',
        rows: [
          line('part-2-entry-1'),
          { ...line('part-2-entry-2'), about: { text: 'к записи 1', id: 'part-2-right-1' } },
        ],
      },
    ],
  ])('carry the name of their part in every id: %s', (_kind, section, own) => {
    expect(prefixIds(section, 'part-2')).toStrictEqual(own)
  })
})
