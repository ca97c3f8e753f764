import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const recordEvent =
  (context: AppContext): Handlers['events']['recordEvent'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('event-day', call.ip)
    // The account has the address; a row here could not be found for an erasure request (TRACK-22).
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
