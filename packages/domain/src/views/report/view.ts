import type { Figures, MatchFeature, Report } from '../../reports/report/report.ts'
import type { SummaryCounts } from '../../reports/report/summary.ts'
import type { Tone } from '../../reports/report/tone.ts'
import type { DamageView, LifeView, TiesView } from './drawings.ts'

/**
 * What a report says, as texts that are ready to be read (TRUE-02). Page, PDF and HTML draw this value and add no
 * statement of their own; what they add is paper: page numbers, buttons, the name of the operator.
 */
export interface ReportView {
  readonly kind: Report['subject']['kind']
  /** Name of the product. */
  readonly title: string
  /** «№ 20 418» */
  readonly number: string
  readonly version: string
  readonly demo: boolean
  readonly subject: SubjectView
  /** «обновлено 21.11.2026, 14:05 МСК» */
  readonly updated: string
  readonly verdict: VerdictView
  /** Records by weight, for the filter of a page; absent where nothing is counted. */
  readonly counts?: SummaryCounts
  /** The value of a flat as a drawing; absent in reports about anything else. */
  readonly scale?: PriceScaleView
  readonly sections: readonly SectionView[]
  readonly asked: AskedView
  readonly notChecked: NotCheckedView
  readonly disclaimer: string
}

/** A range of prices with the compared flats on it; sums in roubles, brought to the area of the flat. */
export interface PriceScaleView {
  /** «7,16–7,94 млн ₽» */
  readonly range: string
  readonly middleText: string
  /** The drawing in words. */
  readonly words: string
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly marks: readonly { readonly sign: string; readonly price: number; readonly isInside: boolean }[]
}

/** Whom or what the report is about. */
export interface SubjectView {
  readonly name: string
  readonly lines: readonly string[]
  readonly cadastralNumber?: string
  /** The number of the first line split into its parts: shown instead of that line where there is room. */
  readonly numberParts?: readonly NumberPartView[]
  /** «А000АА00», shown next to its car. */
  readonly plate?: string
  /** The state of a company as its register names it. */
  readonly badge?: MarkView
  /** An invented object with a document of the demo register: a real one has no such plan. */
  readonly isOnPlan?: boolean
}

/** A part of a number and what it tells. */
export interface NumberPartView {
  readonly digits: string
  readonly means: string
}

/** Shape, colour and words of a result: the colour is never shown alone (UI-069). */
export interface MarkView {
  readonly tone: Tone
  readonly words: string
}

/** Who says so and when. */
export interface StampView {
  readonly source: string
  readonly time: string
}

/** The conclusion of a report. */
export interface VerdictView {
  readonly mark: MarkView
  readonly headline: string
  readonly points: readonly PointView[]
  /** How much was asked and read, in a sentence. */
  readonly text: string
  readonly adviceTitle: string
  readonly advice: readonly string[]
  /** What would change the conclusion; empty when nothing would. */
  readonly conditions: string
}

/** One statement of a conclusion. */
export interface PointView {
  readonly mark?: MarkView
  readonly text: string
}

/** A part of a report with its own heading. */
export type SectionView = FactsView | RowsView | TableView | FindingView | RunningView

interface Section {
  /** Place in the page, unique in the report. */
  readonly id: string
  readonly title: string
}

interface StampedSection extends Section {
  /** Absent where the section is no answer of one source. */
  readonly stamp?: StampView
}

/** Label and value, one under another. */
export interface FactsView extends StampedSection {
  readonly kind: 'facts'
  /** Requisites of the document. */
  readonly note: string
  readonly rows: readonly FactRow[]
  readonly figures?: FiguresView
}

/** Figures by year or date: a drawing where there is one, and always the table of its values. */
export interface FiguresView extends Figures {
  readonly heads: readonly string[]
  /** The label and then its values, in words. */
  readonly rows: readonly (readonly string[])[]
  /** Already shown as a chart in another section: a page shows only the table. */
  readonly isDrawnAbove?: boolean
}

/** A fact: its name and its value. */
export interface FactRow {
  readonly label: string
  readonly value: string
  readonly pointer?: ExtractPointer
}

/** JSON Pointer (RFC 6901) of what a line tells, in the extract that it comes from: `/encumbrances/0`. */
export type ExtractPointer = `/${string}`

/** Lines of a register, each with what it means. */
export interface RowsView extends StampedSection {
  readonly kind: 'rows'
  readonly rows: readonly RowView[]
}

/** One line of a register. */
export interface RowView {
  readonly id: string
  readonly index: string
  readonly label: string
  readonly value: string
  readonly details: readonly string[]
  /** The row that this one is about. */
  readonly about?: { readonly text: string; readonly id: string }
  /** Empty when a row above says the same. */
  readonly meaning: string
  readonly tone?: Tone
  readonly pointer?: ExtractPointer
}

/** A table; `mark` repeats the answer of all of its rows. */
export interface TableView extends StampedSection {
  readonly kind: 'table'
  readonly mark?: MarkView
  readonly note: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
  readonly life?: LifeView
  readonly ties?: TiesView
}

/** A column of a table of a report. */
export interface TableColumn {
  readonly title: string
  /** Of the width. */
  readonly share: number
  /** Its lines are sentences or entries of one rank: none is emphasised. */
  readonly isProse?: true
}

/** A row of a table: lines of each cell, the first is the fact, the rest is smaller; in prose they are alike. */
export interface TableRow {
  readonly id: string
  /** Page that the row is about. */
  readonly href?: string
  readonly cells: readonly (readonly string[])[]
  readonly pointer?: ExtractPointer
}

/** A question to one source with the records that it has. */
export interface FindingView extends Section {
  readonly kind: 'finding'
  readonly mark: MarkView
  readonly stamp: StampView
  readonly records: readonly RecordView[]
  readonly meaning: string
  readonly whatToDo: string
  readonly law: string
  /** What the records come to year by year. */
  readonly figures?: FiguresView
}

/** One record of a source. */
export interface RecordView {
  readonly tone: Tone
  readonly title: string
  readonly amount: string
  readonly facts: readonly FactRow[]
  readonly match?: MatchView
  readonly figures?: FiguresView
  readonly damage?: DamageView
}

/** What of the person was given and compared with a record. */
export interface MatchView {
  readonly words: string
  readonly meaning: string
  readonly cells: readonly { readonly label: string; readonly state: MatchFeature; readonly words: string }[]
}

/** A question that waits for its answer. */
export interface RunningView extends Section {
  readonly kind: 'running'
  readonly mark: MarkView
  readonly source: string
  /** ISO instant at which the question was put. */
  readonly startedAt?: string
  /** Measured, or what the source says of itself. */
  readonly usualSeconds: number
  readonly text: string
}

/** Who was asked: each source once, with all its checks (TRUE-02). */
export interface AskedView {
  readonly title: string
  readonly rows: readonly AskedRow[]
}

/** A source and what it was asked. */
export interface AskedRow {
  readonly source: string
  /** What it was asked with: «ФИО — Ладогин Арсений Петрович». */
  readonly with: string
  readonly checks: readonly AskedCheck[]
}

/** A check of a source and its state. */
export interface AskedCheck {
  readonly title: string
  /** Full name of the register that answers it. */
  readonly register: string
  readonly mark: MarkView
  readonly time: string
  /** Part of an order of several parts. */
  readonly part?: string
}

/** «Что не проверено» */
export interface NotCheckedView {
  readonly title: string
  /** Never empty: something is always left that no source tells. */
  readonly rows: readonly [NotCheckedRow, ...NotCheckedRow[]]
  readonly closing: string
}

/** Something that the report does not know, why, and what can be done. */
export interface NotCheckedRow {
  readonly what: string
  readonly why: string
  readonly how: string
  /** The task that can be put once more. */
  readonly restart?: string
}
