/** Colours of a result in letters; each stands with its mark and a word, never alone. */
export type LetterTone = 'red' | 'orange' | 'yellow' | 'green' | 'grey' | 'plain'

/** One part of a letter. Texts are plain; the two renderers make HTML and text of them. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isMuted?: boolean }
  /** What an order is about: product, cadastral number, address. */
  | { readonly kind: 'subject'; readonly subject: LetterSubject }
  /** The sum of a payment beside what it was paid for. */
  | {
      readonly kind: 'payment'
      readonly how: string
      readonly sum: string
      readonly note: string
      readonly subject: LetterSubject
    }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'schedule'; readonly rows: readonly ScheduleRow[] }
  | { readonly kind: 'tally'; readonly cells: readonly TallyCell[] }
  | { readonly kind: 'parts'; readonly rows: readonly PartRow[] }
  | { readonly kind: 'note'; readonly title: string; readonly text: string; readonly link?: LetterLink }
  | { readonly kind: 'button'; readonly link: LetterLink; readonly note?: string }
  /** Something to be typed from the letter: set large, with its label. */
  | { readonly kind: 'secret'; readonly label: string; readonly value: string }
  /** The documents of the letter: what is attached, and links to the rest. */
  | { readonly kind: 'documents' }

export interface LetterSubject {
  readonly product: string
  readonly number?: string
  readonly address?: string
}

export interface LetterLink {
  readonly text: string
  readonly url: string
}

export interface ScheduleRow {
  readonly time: string
  readonly title: string
  readonly note?: string
  readonly isPast: boolean
}

export interface TallyCell {
  readonly tone: Exclude<LetterTone, 'plain'>
  readonly count: number
  readonly word: string
}

export interface PartRow {
  readonly title: string
  readonly note: string
  readonly tone: LetterTone
  readonly mark: string
}

/** The mark of each tone: drawn by a character, for letters have no images. */
export const MARKS: Readonly<Record<LetterTone, string>> = {
  red: '◆ ',
  orange: '▲ ',
  yellow: '◐ ',
  green: '■ ',
  grey: '□ ',
  plain: '',
}
