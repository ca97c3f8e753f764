import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeReceiptFile } from '../../services/outbox/email-documents.ts'

/** A receipt for anyone with its address, which is in an email: it contains no personal data and opens nothing else. */
export const downloadReceipt =
  (context: AppContext): Handlers['files']['downloadReceipt'] =>
  async ({ params }, call) => {
    await context.rateLimits.consume('archive', call.ip)
    const file = await makeReceiptFile(context, params.id)
    if (!file) throw appError('file/not-found')
    return file
  }
