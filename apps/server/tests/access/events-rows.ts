import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const eventsRows = (): Rows => ({
  'events.recordEvent': { statuses: OPEN, input: () => ({ body: { event: 'order', params: {}, url: '/' } }) },
})
