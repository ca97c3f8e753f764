import type { contract, Endpoint, ExtraOf, HandlerInput, ReplyInput } from '@proverka/api/contract'
import type { PersonalDataOf } from '../audit/personal-data.ts'
import type { Call } from './call.ts'

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

/** Server-sent events as an answer. */
export type EventStream = ReadableStream<Uint8Array>

type HandlerReply<E extends Endpoint> = E['reply'] extends 'blob'
  ? FileReply | StreamedFileReply
  : E['reply'] extends 'events'
    ? EventStream
    : ExtraOf<E> extends undefined
      ? ReplyInput<E>
      : { data: ReplyInput<E> } & ExtraOf<E>

export type Handler<E extends Endpoint> = (input: HandlerInput<E>, call: Call) => Promise<HandlerReply<E>>

type Endpoints<Area> = { [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Area[Name] }

/** One handler for every endpoint of the contract: a missing or misspelt one does not compile. */
export type Handlers = {
  [Area in keyof typeof contract]: {
    [Name in keyof Endpoints<(typeof contract)[Area]>]: (typeof contract)[Area][Name] extends Endpoint
      ? Handler<(typeof contract)[Area][Name]>
      : never
  }
}
