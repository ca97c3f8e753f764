import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AppContext } from '../../services/context.ts'
import { currentTrace, runTraced } from '../../platform/observability/trace.ts'

/**
 * A body whose source may fail after the headers were sent: all that can be done then is to abort the connection, so
 * that a part is not mistaken for the whole. The adapter would print a stack past the log and write the text of the
 * error into the file; here it is one line of the log with the id of its request. A client that disconnects ends the
 * source.
 */
export function guardStream(
  c: Context,
  stream: ReadableStream<Uint8Array>,
  log: AppContext['log'],
): ReadableStream<Uint8Array> {
  const trace = currentTrace()
  const { outgoing }: Partial<HttpBindings> = c.env ?? {}
  const source = stream.getReader()
  let hasLeft = false
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await source.read()
          // After a disconnect the end of the source does not matter.
          if (hasLeft) return
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (hasLeft) return
          runTraced(trace, () => log.error({ err: error }, 'an answer broke off: its source failed'))
          // Closed, it cancels this stream, which is never at its end.
          if (outgoing) outgoing.destroy()
          else controller.error(error)
        }
      },
      cancel(reason) {
        hasLeft = true
        return source.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
