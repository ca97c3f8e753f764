import type { AppContext } from '../../services/context.ts'
import { consumeByCaller } from '../../services/guest-limits.ts'
import type { Handlers } from '../http/handlers.ts'
import { askAboutData } from '../../services/subject-requests/ask-about-data.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const askAboutDataRoute =
  (context: AppContext): Handlers['subjectRequests']['ask'] =>
  async ({ body }, call) => {
    await consumeByCaller(context, 'subject-request', call)
    await context.rateLimits.consume('subject-request', body.email)
    return withIdempotency(context, call, body, async () => {
      const { number, due_on } = await askAboutData(context, call, body)
      return { number, due_on }
    })
  }
