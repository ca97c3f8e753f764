import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const recordEvent =
  (context: AppContext): Handlers['events']['recordEvent'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('event-day', call.ip)
    // Whose address it is stands in the account; of a row here nobody could ask that it be erased (TRACK-22).
    const { email: _email, ...params } = body.params
    await context.queries.events.insertEvent({
      name: body.event,
      params: JSON.stringify(params),
      url: body.url,
      site: call.site.key,
      at: context.clock.now(),
    })
    return { accepted: true }
  }
