import type { contract, HandlerInput } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { Call } from '../call.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { ratingEmail, reportLinkEmail, supportQuestionEmail } from '../emails/support-emails.ts'
import { requireOwnItem } from './own-item.ts'

type Task = HandlerInput<typeof contract.events.postTask>['body']

/**
 * The email that a task asks for (AMB-103). A caller who chooses the text does not choose the recipient: that is the
 * support of the site, or the caller himself. Throws when the template lacks its data.
 */
export async function taskEmail(context: AppContext, task: Task, call: Call): Promise<EmailContent> {
  const { order_item_id, rating, text = '' } = task.params
  switch (task.template) {
    case 'cost-assessment-rating':
      if (!rating) throw appError('input/invalid', 'rating')
      return ratingEmail(call.site, { email: task.email, rating, text, orderItemId: order_item_id })
    case 'support-question':
      if (!text) throw appError('input/invalid', 'text')
      return supportQuestionEmail(call.site, { email: task.email, title: task.title, text })
    case 'report-link': {
      if (!call.caller) throw appError('auth/token-required')
      const { user } = call.caller
      if (!order_item_id) throw appError('input/invalid', 'order_item_id')
      if (task.email !== user.email) throw appError('access/denied')
      const item = requireOwnItem(
        await context.queries.orderItems.findItem(order_item_id),
        user,
        'orders.read',
      )
      return reportLinkEmail(context, call.site, user, item)
    }
  }
}
