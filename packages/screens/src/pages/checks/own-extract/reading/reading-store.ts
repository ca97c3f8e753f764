import { documentKind } from '@proverka/domain/reports'
import { ownExtractView, reportCsv, signatureLines, typesetView } from '@proverka/domain/views'
import type { ExtractPointer, ReportView, SectionView, SignatureState } from '@proverka/domain/views'
import type { Extract } from '@proverka/domain/reports'
import type { ExtractPlaces, LocatedExtract } from '@proverka/egrn'
import { ROWS_AT_ONCE } from './messages.ts'
import type { FilePlace, FilePlaces, MoreRows, Reading } from './messages.ts'

/** Metadata of a file. */
export interface FileFacts {
  readonly fileName: string
  readonly archiveName?: string
  /** ISO instant. */
  readonly readAt: string
  readonly signature: SignatureState
  readonly isSample?: boolean
}

interface Stored {
  readonly view: ReportView
  readonly places: ExtractPlaces
  readonly text: string
}

/** Letters of a place that are shown. */
const EXCERPT_LETTERS = 900

/** The readings of a tab: pages are handed parts of them. */
export function createReadingStore() {
  const stored = new Map<number, Stored>()
  let last = 0

  return {
    /** Keeps a reading and gives as much of it as is shown at once. */
    add({ extract, places, text }: LocatedExtract, facts: FileFacts): Reading {
      const { fileName, archiveName, readAt, signature, isSample } = facts
      const own = { content: extract, fileName, readAt, signature, ...(isSample && { isSample }) }
      const view = typesetView(ownExtractView(own))
      const id = ++last
      stored.set(id, { view, places, text })
      const sections = view.sections.map(cut)
      return {
        id,
        fileName,
        ...(archiveName !== undefined && { archiveName }),
        document: documentOf(extract),
        view: { ...view, sections },
        rowCounts: Object.fromEntries(
          view.sections.flatMap((section) => {
            const count = rowsOf(section).length
            return count > ROWS_AT_ONCE ? [[section.id, count]] : []
          }),
        ),
        places: placesOf(sections.flatMap(rowsOf), { places, text }),
        signature: typesetView(signatureLines(signature)),
        found: foundIn(extract),
      }
    },
    /** Rows of a section from the one with this index on. */
    rows(id: number, sectionId: string, from: number): MoreRows {
      const reading = stored.get(id)
      const section = reading?.view.sections.find((one) => one.id === sectionId)
      if (!reading || !section) return { rows: [], places: {} }
      const rows = rowsOf(section).slice(from, from + ROWS_AT_ONCE)
      return { rows, places: placesOf(rows, reading) }
    },
    /** All tables of a reading. */
    csv(id: number): string {
      const reading = stored.get(id)
      return reading ? reportCsv(reading.view) : ''
    },
    forget(id: number): void {
      stored.delete(id)
    },
  }
}

/** The readings of a tab. */
export type ReadingStore = ReturnType<typeof createReadingStore>

interface Row {
  readonly pointer?: ExtractPointer
}

function rowsOf(section: SectionView): readonly Row[] {
  return 'rows' in section ? section.rows : []
}

function cut(section: SectionView): SectionView {
  return 'rows' in section && section.rows.length > ROWS_AT_ONCE
    ? ({ ...section, rows: section.rows.slice(0, ROWS_AT_ONCE) } as SectionView)
    : section
}

function placesOf(rows: readonly Row[], { places, text }: Pick<Stored, 'places' | 'text'>): FilePlaces {
  const found: Record<ExtractPointer, FilePlace> = {}
  for (const { pointer } of rows) {
    const place = pointer && places[pointer]
    if (!place) continue
    const { path, line, start, end } = place
    const isCut = end - start > EXCERPT_LETTERS
    found[pointer] = { path, line, isCut, excerpt: text.slice(start, isCut ? start + EXCERPT_LETTERS : end) }
  }
  return found
}

function documentOf(extract: Extract): Reading['document'] {
  const { number, date } = extract
  return { title: documentKind(extract).title, ...(number && { number }), ...(date && { date }) }
}

function foundIn({ object, rights }: Extract): Reading['found'] {
  const [cadastralNumber] = object.cadastralNumbers
  const holders = rights.filter(({ endedAt }) => endedAt === undefined).flatMap((right) => right.holders)
  const people = [...new Set(holders.flatMap(({ kind, name }) => (kind === 'person' && name ? [name] : [])))]
  const [owner] = people.length === 1 ? people : []
  return { ...(cadastralNumber && { cadastralNumber }), ...(owner && { owner }) }
}
