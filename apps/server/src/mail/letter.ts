/** A letter before it is a MIME message. Plain text: it reads the same everywhere and carries no markup to escape. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly LetterAttachment[]
}

export interface LetterAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** A letter as the outbox keeps it: its files wait in the storage. */
export interface WrittenLetter extends Omit<Letter, 'attachments'> {
  readonly files?: readonly WrittenFile[]
}

export interface WrittenFile {
  /** Where the storage has the bytes. */
  readonly key: string
  readonly filename: string
  readonly contentType: string
}
