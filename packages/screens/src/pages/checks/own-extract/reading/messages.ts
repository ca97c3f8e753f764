import type { ExtractPointer, ReportView, SignatureLine } from '@proverka/domain/views'
import type { RefusalCode } from './refusals-content.ts'

/** Rows of a section that are shown at once; more come when they are asked for, so that no page blocks. */
export const ROWS_AT_ONCE = 100

/** The position of a line in its file, with the beginning of its text. */
export interface FilePlace {
  readonly path: string
  /** From 1 on. */
  readonly line: number
  readonly excerpt: string
  /** The excerpt is truncated. */
  readonly isCut: boolean
}

/** Places by the pointer of their line. */
export type FilePlaces = Readonly<Record<ExtractPointer, FilePlace>>

/** The report of one file, as much of it as is shown at once. */
export interface Reading {
  readonly id: number
  readonly fileName: string
  /** The archive that the file lay in. */
  readonly archiveName?: string
  /** Number and date of the document and what it is. */
  readonly document: { readonly title: string; readonly number?: string; readonly date?: string }
  /** Sections hold at most `ROWS_AT_ONCE` rows. */
  readonly view: ReportView
  /** All rows of each section that holds more. */
  readonly rowCounts: Readonly<Record<string, number>>
  readonly places: FilePlaces
  readonly signature: readonly SignatureLine[]
  /** What a paid check can begin with. */
  readonly found: {
    readonly cadastralNumber?: string
    /** Surname, name and patronymic of the one named owner. */
    readonly owner?: string
  }
}

/** More rows of a section, and their places. */
export interface MoreRows {
  readonly rows: readonly unknown[]
  readonly places: FilePlaces
}

/** What the page asks of the worker. */
export type Request =
  | { readonly kind: 'read'; readonly batch: number; readonly files: readonly File[] }
  | { readonly kind: 'read-sample'; readonly batch: number }
  | { readonly kind: 'cancel'; readonly batch: number }
  | {
      readonly kind: 'rows'
      readonly call: number
      readonly id: number
      readonly section: string
      readonly from: number
    }
  | { readonly kind: 'csv'; readonly call: number; readonly id: number }
  | { readonly kind: 'forget'; readonly id: number }

/** What a file has come to; `file` is its place in the batch. */
export type FileNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly name?: string }
  | { readonly kind: 'done' }

/** What the worker tells the page. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'file'; readonly batch: number; readonly file: number; readonly news: FileNews }
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
