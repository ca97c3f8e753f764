/** Colours of a result in emails; each is shown with its mark and a word, never alone. */
export type EmailTone = 'red' | 'orange' | 'yellow' | 'green' | 'grey' | 'plain'

/** One part of an email. Texts are plain; the two renderers make HTML and text of them. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isMuted?: boolean; readonly link?: EmailLink }
  /** What an order is about: product, cadastral number, address. */
  | { readonly kind: 'subject'; readonly subject: EmailSubject }
  /** The sum of a payment beside what it was paid for. */
  | {
      readonly kind: 'payment'
      readonly how: string
      readonly sum: string
      readonly note: string
      readonly subject: EmailSubject
    }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'schedule'; readonly rows: readonly ScheduleRow[] }
  | { readonly kind: 'tally'; readonly cells: readonly TallyCell[] }
  | { readonly kind: 'parts'; readonly rows: readonly PartRow[] }
  | { readonly kind: 'note'; readonly title: string; readonly text: string; readonly link?: EmailLink }
  | { readonly kind: 'button'; readonly link: EmailLink; readonly note?: string }
  /** Something to be typed from the email: set large, with its label. */
  | { readonly kind: 'secret'; readonly label: string; readonly value: string }
  /** The documents of the email: what is attached, and links to the rest. */
  | { readonly kind: 'documents' }

export interface EmailSubject {
  readonly product: string
  readonly number?: string
  readonly address?: string
}

export interface EmailLink {
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
  readonly tone: Exclude<EmailTone, 'plain'>
  readonly count: number
  readonly word: string
}

export interface PartRow {
  readonly title: string
  readonly note: string
  readonly tone: EmailTone
  readonly mark: string
}

/** The mark of each tone: a character, for emails have no images. */
export const MARKS: Readonly<Record<EmailTone, string>> = {
  red: '◆ ',
  orange: '▲ ',
  yellow: '◐ ',
  green: '■ ',
  grey: '□ ',
  plain: '',
}
