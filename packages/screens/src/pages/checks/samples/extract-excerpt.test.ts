import { reportView } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { expect, it } from 'vitest'
import { EXTRACT_EXCERPT } from './extract-excerpt.ts'
import sample from './reports/egrn-object-preview-id.json'

it('says what the sample report says: title, place, time, disclaimer and each line', () => {
  const view = reportView(sample as unknown as Report)
  const sections = view.sections.filter((section) => section.kind === 'rows')
  const { title, address, stamp, disclaimer, rows } = EXTRACT_EXCERPT
  expect({ title, address, disclaimer }).toEqual({
    title: view.title,
    address: view.subject.lines[0],
    disclaimer: view.disclaimer,
  })
  expect(sections.map((section) => section.stamp)).toContainEqual(stamp)
  const said = sections.flatMap((section) => section.rows)
  for (const row of rows) expect(said.find(({ id }) => id === row.id)).toMatchObject(row)
})
