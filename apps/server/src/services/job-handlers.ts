import type { AppContext } from './context.ts'
import { sendAffiliateCall } from './payments/affiliate.ts'
import { exportData } from './accounts/export-data.ts'
import { mailPassword } from './accounts/mailed-passwords.ts'
import { sendEmail } from './outbox/enqueue-email.ts'
import { sendSms } from './outbox/post-sms.ts'
import { payJointly } from './payments/joint-payment.ts'
import { makeReceipt } from './outbox/receipts.ts'
import { refundPayment } from './payments/refund-payment.ts'
import { askSource, failTask, finishReport, startReport } from './reports/reports.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'

/** Which service does the work of each job. */
export const createJobHandlers = (context: AppContext): JobHandlers => ({
  'start-report': ({ orderItemId }) => startReport(context, orderItemId),
  'ask-source': ({ taskId }) => askSource(context, taskId),
  'fail-task': ({ taskId }) => failTask(context, taskId),
  'finish-report': ({ orderItemId }) => finishReport(context, orderItemId),
  'mail-password': (message) => mailPassword(context, message),
  'send-mail': ({ outboxId }) => sendEmail(context, outboxId),
  'send-sms': ({ outboxId }) => sendSms(context, outboxId),
  'refund-payment': ({ refundId }) => refundPayment(context, refundId),
  'pay-jointly': ({ orderId }) => payJointly(context, orderId),
  'make-receipt': ({ outboxId }) => makeReceipt(context, outboxId),
  'export-data': ({ exportId }) => exportData(context, exportId),
  'fail-export': async ({ exportId }) => void (await context.queries.dataExports.failExport(exportId)),
  'call-affiliate': ({ outboxId }) => sendAffiliateCall(context, outboxId),
})
