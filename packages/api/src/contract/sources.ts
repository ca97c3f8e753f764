import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const count = v.number()

/** A source as its measured calls show it. */
export const sourceHealthSchema = v.object({
  /** As in the stamps of answers: «ФССП». */
  name: v.string(),
  state: v.picklist(['answers', 'unsteady', 'silent', 'unmeasured', 'not-connected']),
  /** Since when it is silent. */
  silent_since: v.nullable(v.string()),
  /** Of the last measured question. */
  checked_at: v.nullable(v.string()),
  /** The median of its answers; null while too few of them say anything. */
  usual_ms: v.nullable(count),
  measured_since: v.nullable(v.string()),
  /** Days of Moscow on which it was asked, the oldest first. */
  days: v.array(v.object({ day: v.string(), asked: count, answered: count })),
})

export const sources = {
  /** PUB-04: the state of each source now, and for 30 days back. */
  listSources: endpoint({
    id: 'OWN-sources',
    method: 'GET',
    path: '/sources',
    access: 'guest',
    reply: v.object({
      measured_at: v.string(),
      sources: v.array(sourceHealthSchema),
      /** The services that confirm objects by their numbers; empty in the demo world. */
      confirmers: v.optional(v.array(sourceHealthSchema), []),
    }),
  }),
}
