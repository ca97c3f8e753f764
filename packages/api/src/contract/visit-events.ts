import { smallObject } from '@proverka/domain/internal'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema } from './shared.ts'

/** What a page tells with an event: some numbers and names. */
const EVENT_BYTES = 2048

/** The calls of `events` that pages make. */
export const visitEvents = {
  recordEvent: endpoint({
    id: 'CALL-032',
    method: 'POST',
    path: '/events/opt',
    access: 'guest',
    body: v.object({
      event: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      params: v.optional(smallObject(EVENT_BYTES), {}),
      url: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
    }),
    bodyLimit: 16 * 1024,
    reply: v.object({ accepted: v.literal(true) }),
    errors: ['rate/limit'],
  }),
  answerPoll: endpoint({
    id: 'CALL-034',
    method: 'POST',
    path: '/poll',
    access: 'guest',
    body: v.object({
      poll: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      answer: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Поле слишком длинное')), ''),
      order_item_id: idSchema,
    }),
    reply: v.object({ accepted: v.literal(true) }),
    errors: ['order/not-found'],
  }),
}
