import { smallObject } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** What a page tells with an event: some numbers and names. */
const EVENT_BYTES = 2048

/** The one call of `events` that every page makes. */
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
}
