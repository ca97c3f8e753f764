/** Who an email comes from: the site that it is about. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** An email before it is a MIME message: the same content as plain text and as HTML. */
export interface Email {
  readonly from: Sender
  readonly to: string
  readonly subject: string
  /** Where an answer goes: the emails say that one may be written. */
  readonly replyTo?: string
  /** Address that ends emails of this kind by a POST of the mail program (RFC 8058). */
  readonly listUnsubscribe?: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly EmailAttachment[]
}

export interface EmailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}
