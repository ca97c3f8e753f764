import { expect, it } from 'vitest'
import type { Tone } from '../../reports/report/tone.ts'
import { rowCounts } from './row-counts.ts'
import type { RowView, SectionView } from './view.ts'

const row = (tone?: Tone): RowView => ({
  id: '',
  index: '',
  label: '',
  value: '',
  details: [],
  meaning: '',
  ...(tone && { tone }),
})
const rows = (...tones: (Tone | undefined)[]): SectionView => ({
  kind: 'rows',
  id: 'rights',
  title: 'Права',
  rows: tones.map(row),
})

it('lines of a document are counted by their colour, and questions that wait', () => {
  const running: SectionView = {
    kind: 'running',
    id: 'extract',
    title: 'Выписка',
    mark: { tone: 'wait', words: 'Проверяется' },
    source: 'ЕГРН',
    usualSeconds: 60,
    text: '',
  }
  const red = { tone: 'red', words: 'Изменений: 1' } as const
  const table: SectionView = {
    kind: 'table',
    id: 'changes',
    title: '',
    mark: red,
    note: '',
    columns: [],
    rows: [],
  }
  expect(
    rowCounts([
      rows('red', undefined, 'orange', 'orange', 'yellow', 'yellow', 'yellow'),
      rows('green', 'green', 'green', 'green', 'grey', 'grey', 'grey', 'grey', 'grey'),
      running,
      table,
    ]),
  ).toEqual({ found: 1, attention: 2, namesake: 3, notFound: 4, notChecked: 5, inProgress: 1 })
})
