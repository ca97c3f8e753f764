import { reportView } from '@proverka/domain/views'
import type { ExtractPointer, SectionView } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { locateExtract, parseExtract } from '../src/index.ts'
import { decodeXml } from '../src/decode.ts'
import { bytesOf, CLEAN_FIXTURES, readFixture } from './read-fixture.ts'

const FIXTURES = [...CLEAN_FIXTURES, 'extract_about_property_land_demo.xml'] as const

/** What a fact of the extract looks like in a file: its words, its digits, its date in either order. */
function spellings(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(spellings)
  if (typeof value === 'number') return [String(value), String(value).replace('.', ',')]
  if (typeof value !== 'string') return []
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(value)
  return [value, ...(date ? [`${date[3]}.${date[2]}.${date[1]}`] : [])]
}

const plain = (xml: string) => xml.replace(/\s+/g, ' ')

describe.each(FIXTURES)('%s', (name) => {
  const { extract, places, text } = locateExtract(readFixture(name))

  it('is read as without places', () => {
    expect(extract).toEqual(parseExtract(readFixture(name)))
    expect(text).toBe(decodeXml(readFixture(name)))
  })

  it('gives whole elements, whose path and line lead to them', () => {
    for (const [pointer, { path, line, start, end }] of Object.entries(places)) {
      const element = text.slice(start, end)
      const tag = /([^/[]+)(?:\[\d+\])?$/.exec(path)?.[1]
      expect(element, pointer).toMatch(new RegExp(`^<(?:\\w+:)?${tag}[\\s/>]`))
      expect(element.endsWith('>'), pointer).toBe(true)
      expect(text.slice(0, start).split('\n').length, pointer).toBe(line)
      // As many tags open as close: the element is whole.
      const opens = element.match(/<[^/!?][^>]*[^/]>|<[^/!?]>/g)?.length ?? 0
      expect(element.match(/<\//g)?.length ?? 0, pointer).toBe(opens)
    }
  })

  it('the numbers and dates of an entry are at its position', () => {
    for (const list of ['rights', 'encumbrances', 'marks'] as const) {
      for (const [index, entry] of (extract[list] ?? []).entries()) {
        const place = places[`/${list}/${index}`]
        expect(place, `${list} ${index}`).toBeDefined()
        const element = text.slice(place!.start, place!.end)
        // The number of a mark may be that of the right around it.
        const told = list === 'marks' ? [entry.date] : [entry.number, entry.date]
        for (const one of told.filter((fact) => fact !== undefined)) {
          expect(
            spellings(one).some((spelling) => element.includes(spelling)),
            `${list} ${one}`,
          ).toBe(true)
        }
      }
    }
  })

  it('a fact of the object is at its position, if the file has it in these words', () => {
    for (const [field, value] of Object.entries(extract.object)) {
      const place = places[`/object/${field}`]
      expect(place, field).toBeDefined()
      const written = spellings(value).some((spelling) => plain(text).includes(spelling))
      if (!written) continue
      const element = plain(text.slice(place!.start, place!.end))
      // A code may be replaced by its words from the dictionary.
      if (/[:<]code>/.test(element)) continue
      expect(
        spellings(value).some((spelling) => element.includes(spelling)),
        `${field}: ${JSON.stringify(value)} at ${place!.path}`,
      ).toBe(true)
    }
  })

  it('every line of the report has a place, or says that the file has none', () => {
    for (const { pointer, isSilent } of sectionLines(name)) {
      expect(pointer, name).toBeDefined()
      expect(isSilent || places[pointer!] !== undefined, pointer).toBe(true)
    }
  })
})

function sectionLines(name: string): readonly { pointer: ExtractPointer | undefined; isSilent: boolean }[] {
  const received_at = '2026-11-20T09:00:00.000Z'
  const report = {
    title: 'Выписка',
    number: 1,
    version: '1',
    demo: true,
    subject: { kind: 'property', address: '' },
    updated_at: received_at,
    tasks: [],
    extract: { source: 'Росреестр', received_at, content: locateExtract(readFixture(name)).extract },
  } as unknown as Report
  return reportView(report).sections.flatMap((section: SectionView) => {
    if (section.kind === 'facts' || section.kind === 'table')
      return section.rows.map(({ pointer }) => ({ pointer, isSilent: false }))
    if (section.kind !== 'rows') return []
    return section.rows
      .filter(({ id }) => !id.startsWith('history-gap'))
      .map(({ pointer, value }) => ({ pointer, isSilent: /не указано|данные отсутствуют/.test(value) }))
  })
}

it('a sample in one line has the place of each of its rights', () => {
  const right = (number: number) =>
    `<right_record><right_data><right_number>${number}</right_number></right_data></right_record>`
  const xml = `<extract_about_property_room><right_records>${right(1)}${right(2)}</right_records></extract_about_property_room>`
  const { places, text } = locateExtract(bytesOf(xml))
  const second = places['/rights/1']
  expect(second?.path).toBe('right_records/right_record[2]')
  expect(text.slice(second?.start, second?.end)).toBe(right(2))
  expect(places['/parts/rights']?.path).toBe('right_records')
  expect(places['/parts/claims']).toBeUndefined()
})

it('the places are right in a file of many slices', () => {
  const right = (index: number) =>
    `<right_record a="&gt; ${index}">\n<right_data><right_number>№ ${index}\u{1F600}</right_number></right_data></right_record>\r\n`
  const xml = `<extract_about_property_room><right_records>${Array.from({ length: 4000 }, (_, index) => right(index)).join('')}</right_records></extract_about_property_room>`
  const heard: number[] = []
  const { places, text } = locateExtract(bytesOf(xml), (share) => heard.push(share))
  for (const index of [0, 1, 700, 1999, 3999]) {
    const place = places[`/rights/${index}`]!
    expect(text.slice(place.start, place.end)).toBe(right(index).trim())
    expect(place.line).toBe(text.slice(0, place.start).split('\n').length)
  }
  expect(heard.at(-1)).toBe(1)
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
})
