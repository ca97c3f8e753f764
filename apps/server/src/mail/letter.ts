/** A letter before it is a MIME message. Plain text: it reads the same everywhere and carries no markup to escape. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}
