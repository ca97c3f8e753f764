import { expect, it } from 'vitest'
import { extractExcerpt } from './extract-excerpt.ts'

it('shows a line of each kind of answer, of one document with its time', () => {
  const { rows, stamp, view } = extractExcerpt()
  expect(rows.map(({ tone }) => tone)).toEqual([undefined, 'red', 'green', 'grey'])
  expect(stamp?.time).toMatch(/^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/)
  expect(view.subject.lines).toHaveLength(1)
})
