import type { SiteKey } from '@proverka/domain/sites'
import type { Block } from './blocks.ts'

/** What an email says, in whose name. It is rendered twice, as text and as HTML, from this one value. */
export interface EmailContent {
  readonly to: string
  readonly site: SiteKey
  /** No names of people: a subject is read on locked screens. */
  readonly subject: string
  /** The line that a list of emails shows after the subject. */
  readonly preview?: string
  /** The strip on top: what has happened and when. */
  readonly stamp?: { readonly title: string; readonly at?: string }
  readonly blocks: readonly Block[]
  /** Why the email came, above the operator's details. */
  readonly reason?: string
  /** How to get no more of these: by a page, and by one press in the mail program. */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string }
}

/** An email as the outbox keeps it: its files wait in the storage, its documents are made when it is sent. */
export interface WrittenEmail extends EmailContent {
  readonly files?: readonly WrittenFile[]
  readonly documents?: readonly WrittenDocument[]
  /** Advertising: it goes out only while this person's consent to it is in force. */
  readonly advertisingTo?: string
}

export interface WrittenFile {
  /** Where the storage has the bytes. */
  readonly key: string
  readonly filename: string
  readonly contentType: string
}

/** A document that an email carries, if it can be made and fits; `url` opens it otherwise. */
export interface WrittenDocument {
  /** `order`: all reports of an order in one document. */
  readonly kind: 'order' | 'report' | 'receipt'
  /** Of the order, of its item, or of the receipt. */
  readonly id: string
  readonly title: string
  /** The name the reader saves it under; contains no personal data. */
  readonly filename: string
  readonly url: string
}
