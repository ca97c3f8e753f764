import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const recordEvent =
  (context: AppContext): Handlers['events']['recordEvent'] =>
  async ({ body }, call) => {
    await context.database.current
      .insertInto('events')
      .values({
        name: body.event,
        params: JSON.stringify(body.params),
        url: body.url,
        site: call.site.key,
        at: context.clock.now(),
      })
      .execute()
    return { accepted: true }
  }
