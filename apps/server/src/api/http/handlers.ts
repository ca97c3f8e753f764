import type { contract, Endpoint, ExtraOf, HandlerInput, ReplyInput } from '@proverka/api/contract'
import type { FileReply, StreamedFileReply } from '../../platform/file-reply.ts'
import type { EventStream } from '../../platform/live/event-stream.ts'
import type { Call } from '../../services/call.ts'

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
