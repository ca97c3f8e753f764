/**
 * What a hidden text of a person is.
 *
 * @category What a report is made of
 */
export type HiddenKind = 'name' | 'number' | 'birth'

export const HIDDEN_KINDS: readonly HiddenKind[] = ['name', 'number', 'birth']

/**
 * A piece of a cell that the holder of the report may hide; without `text` it is hidden.
 *
 * @category What a report is made of
 */
export interface PersonalText {
  readonly hide: HiddenKind
  readonly text?: string
}

/**
 * A text, or pieces of one of which some name a person.
 *
 * @category What a report is made of
 */
export type Cell = string | readonly (string | PersonalText)[]

/**
 * What one section says, as a table of texts.
 *
 * @category What a report is made of
 */
export interface ReportPart {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/**
 * A line of the list of sections. `fixed`: may not be hidden from the receiver of a copy.
 *
 * @category What a report is made of
 */
export interface OutlineEntry {
  readonly id: string
  readonly title: string
  readonly fixed?: true
}

/**
 * What the document is. Nothing here is personal: it stays readable in every copy.
 *
 * @category What a report is made of
 */
export interface DocumentFacts {
  readonly title: string
  readonly number: string
  readonly version: string
  readonly updated: string
  readonly demo: boolean
  readonly kind: string
}

/**
 * The facts of a report for programs, as its JSON file has them.
 *
 * @category What a report is made of
 */
export interface ReportData {
  readonly report: unknown
  readonly verdict: unknown
}

/**
 * A report before it is signed.
 *
 * @category Issue a report
 */
export interface UnsignedReport {
  /** Origin of the site that issues it. */
  readonly iss: string
  /** Seconds since 1970: when the report got its content. */
  readonly iat: number
  /** The short code of the report. */
  readonly jti: string
  readonly v: 1
  readonly document: DocumentFacts
  readonly outline: readonly OutlineEntry[]
  /** One for each line of the outline, in its order. */
  readonly parts: readonly ReportPart[]
  readonly data: ReportData
}
