import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findOrderNumber, sendSignInLink } from '../../../services/accounts/send-sign-in-link.ts'

export const sendSignInLinkRoute =
  (context: AppContext): Handlers['auth']['sendSignInLink'] =>
  ({ body }, call) =>
    sendSignInLink(context, body, call)

export const getLinkTarget =
  (context: AppContext): Handlers['auth']['getLinkTarget'] =>
  async ({ params }) => {
    const order_number = await findOrderNumber(context, params.id)
    if (order_number === undefined) throw appError('order/not-found')
    return { order_number }
  }
