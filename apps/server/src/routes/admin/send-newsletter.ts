import { newsletterMonth } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'
import { postNewsletter } from '../../services/outbox/newsletter.ts'

export const sendNewsletter =
  (context: AppContext): Handlers['admin']['sendNewsletter'] =>
  async ({ body }, call) => {
    const month = newsletterMonth(body.month)
    if (!month) throw appError('input/invalid')
    const queued = await postNewsletter(context, month)
    await logChange(context, call, {
      action: 'newsletter.send',
      subject: `newsletter:${month.month}`,
      details: { queued },
    })
    return { queued }
  }
