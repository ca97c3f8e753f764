import type { PersonalDataOf } from './audit/personal-part.ts'

/** A file as an answer. */
export interface FileReply {
  readonly bytes: Uint8Array
  readonly type: string
  /** Name under which a browser saves it. */
  readonly name: string
  /** Whose personal data it contains; they are logged before it is sent. */
  readonly about: readonly PersonalDataOf[]
}

/** A file that is made while it is read: of a size that is not known before its end. */
export interface StreamedFileReply extends Omit<FileReply, 'bytes'> {
  readonly stream: ReadableStream<Uint8Array>
}
