import type { FileNews, MoreRows, Reading } from './reading/messages.ts'
import type { RefusalCode } from './reading/refusals-content.ts'

/** A file that was dropped, and what has become of it. */
export interface OpenedFile {
  readonly key: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly state: 'waiting' | 'reading' | 'done' | 'cancelled'
  /** Read so far, 0 to 1. */
  readonly share: number
  /** An archive may hold several files that are no extracts; they are named. */
  readonly refusals: readonly { readonly code: RefusalCode; readonly name?: string }[]
}

/** What is open in the tab. Readings live as long as it does, and nowhere else. */
export interface OpenedFiles {
  readonly files: readonly OpenedFile[]
  readonly readings: readonly (Reading & { readonly file: number })[]
}

/** What happens to it. */
export type OpenedEvent =
  | {
      readonly kind: 'opened'
      readonly files: readonly { readonly key: number; readonly name: string; readonly size: number }[]
    }
  | { readonly kind: 'heard'; readonly key: number; readonly news: FileNews }
  | { readonly kind: 'cancelled'; readonly keys: readonly number[] }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'more'; readonly id: number; readonly section: string; readonly more: MoreRows }
  /** The worker has died: what it held is gone, what it was reading is refused. */
  | { readonly kind: 'lost' }

/** Nothing is open. */
export const NOTHING_OPEN: OpenedFiles = { files: [], readings: [] }

/** The files of the tab after an event. */
export function changeOpened(before: OpenedFiles, event: OpenedEvent): OpenedFiles {
  switch (event.kind) {
    case 'opened': {
      // What was refused before is over with the next attempt.
      const kept = before.files.filter(
        ({ key, refusals }) => refusals.length === 0 || hasReading(before, key),
      )
      const fresh = event.files.map((file) => ({
        ...file,
        state: 'waiting' as const,
        share: 0,
        refusals: [],
      }))
      return { ...before, files: [...kept, ...fresh] }
    }
    case 'heard':
      return hear(before, event.key, event.news)
    case 'cancelled':
      return {
        ...before,
        files: before.files.map((file) =>
          event.keys.includes(file.key) && isUnderWay(file) ? { ...file, state: 'cancelled' } : file,
        ),
      }
    case 'closed': {
      const readings = before.readings.filter(({ id }) => id !== event.id)
      const [closed] = before.readings.filter(({ id }) => id === event.id)
      const isLast = readings.every(({ file }) => file !== closed?.file)
      return {
        readings,
        files: isLast ? before.files.filter(({ key }) => key !== closed?.file) : before.files,
      }
    }
    case 'more':
      return {
        ...before,
        readings: before.readings.map((one) => (one.id === event.id ? longer(one, event) : one)),
      }
    case 'lost':
      return {
        readings: [],
        files: before.files.map((file) => ({
          ...file,
          state: 'done' as const,
          refusals: file.refusals.length > 0 ? file.refusals : [{ code: 'failed' as const }],
        })),
      }
  }
}

/** Whether a file is still being read or waits for it. */
export const isUnderWay = ({ state }: OpenedFile): boolean => state === 'waiting' || state === 'reading'

const hasReading = ({ readings }: OpenedFiles, key: number): boolean =>
  readings.some(({ file }) => file === key)

function hear(before: OpenedFiles, key: number, news: FileNews): OpenedFiles {
  const change = (edit: (file: OpenedFile) => OpenedFile) => ({
    ...before,
    files: before.files.map((file) => (file.key === key ? edit(file) : file)),
  })
  switch (news.kind) {
    case 'progress':
      return change((file) => (isUnderWay(file) ? { ...file, state: 'reading', share: news.share } : file))
    case 'reading':
      return { ...before, readings: [...before.readings, { ...news.reading, file: key }] }
    case 'refused': {
      const { code, name } = news
      return change((file) => ({
        ...file,
        refusals: [...file.refusals, { code, ...(name !== undefined && { name }) }],
      }))
    }
    case 'done':
      return change((file) => ({ ...file, state: 'done', share: 1 }))
  }
}

function longer<T extends Reading>(
  reading: T,
  { section: id, more }: { section: string; more: MoreRows },
): T {
  const sections = reading.view.sections.map((section) =>
    section.id === id && 'rows' in section ? { ...section, rows: [...section.rows, ...more.rows] } : section,
  )
  return {
    ...reading,
    view: { ...reading.view, sections: sections as T['view']['sections'] },
    places: { ...reading.places, ...more.places },
  }
}
