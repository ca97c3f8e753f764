import type { Report } from '../../reports/report/report.ts'
import type { Tone } from '../../reports/report/tone.ts'

/** What can be done about a question that one side does not answer. */
export type SideGap =
  /** A product answers it: the page knows its price. */
  | { readonly kind: 'buy'; readonly product: string }
  /** The report lacks data, or its source was silent: both are mended in the report itself, free of charge. */
  | { readonly kind: 'report'; readonly reportId: string; readonly isMissingData: boolean }

/** What one side says to a question. */
export interface SideCell {
  readonly words: string
  /** Source and day, or what it means. */
  readonly note: string
  readonly tone?: Tone
  /** True where the side has no answer: it is then neither better nor worse, and `words` say why. */
  readonly isUnknown?: true
  readonly gap?: SideGap
}

/** A question that sides are asked, under its part of the page. */
export interface SideQuestion {
  readonly part: SidePart
  readonly what: string
  readonly cell: SideCell
}

/** Part of a comparison. */
export type SidePart = 'risks' | 'subject'

/** What an object is compared by without a report: what its public page says. */
export interface PublicObject {
  /** Cadastral number or address, as its page is addressed. */
  readonly key: string
  readonly number: string
  readonly address: string
  /** Label and value; an empty value is not known. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** One of two things that are compared: a report of the reader, or a public object. */
export type Compared =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'object'; readonly object: PublicObject }

export const unknownCell = (words: string, gap?: SideGap): SideCell => ({
  words,
  note: '',
  isUnknown: true,
  ...(gap && { gap }),
})
