import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeReceiptFile } from '../../services/outbox/email-documents.ts'

/** A receipt for whoever has its address out of an email: it names nobody and opens nothing else. */
export const downloadReceipt =
  (context: AppContext): Handlers['files']['downloadReceipt'] =>
  async ({ params }, call) => {
    await context.rateLimits.consume('archive', call.ip)
    const file = await makeReceiptFile(context, params.id)
    if (!file) throw appError('file/not-found')
    return file
  }
