import { readFileSync } from 'node:fs'
import { locateExtract } from '@proverka/egrn'
import { expect, it } from 'vitest'
import { PREVIEW_ROWS } from '../preview-content.ts'
import { createReadingStore } from '../reading/reading-store.ts'

const bytes = readFileSync(new URL('./extract_about_property_room.xml', import.meta.url))
const located = locateExtract(bytes)
const { view, places } = createReadingStore().add(located, {
  fileName: 'extract_about_property_room.xml',
  readAt: '2026-11-21T08:00:00.000Z',
  signature: { kind: 'absent' },
  isSample: true,
})

it('the sample is understood to the last element and says that it is invented', () => {
  expect(located.extract.notUnderstood).toEqual([])
  expect(view.demo).toBe(true)
})

it('the lines of the page before any file are those of the sample', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const rows = view.sections.flatMap((section) => (section.kind === 'rows' ? section.rows : []))
  for (const { label, value, details = [], meaning, tone, place, index } of PREVIEW_ROWS) {
    const row = rows.find((one) => plain(one.label) === label && plain(one.value) === value)
    expect(
      row && [row.index, plain(row.meaning), row.tone, row.pointer && places[row.pointer]?.path],
    ).toEqual([index, meaning, tone, place])
    for (const detail of details) expect(row?.details.map(plain)).toContain(detail)
  }
})
