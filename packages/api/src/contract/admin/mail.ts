import { emailInputSchema, REQUIRED_MESSAGE } from '@proverka/domain'
import { newsletterMonth } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { lineSchema } from './fields.ts'

/** Bytes of an attachment at most. */
export const EMAIL_ATTACHMENT_LIMIT = 10 * 1024 * 1024

const TEXT_LIMIT = 10_000

/** Plain text to a known recipient: a registered user or the address of an order (AMB-103). */
const fields = {
  email: emailInputSchema,
  title: lineSchema(200),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, REQUIRED_MESSAGE),
    v.maxLength(TEXT_LIMIT, `Не больше ${TEXT_LIMIT} знаков`),
  ),
}

const sentReply = v.object({ sent: v.literal(true) })

export const adminMail = {
  sendEmail: endpoint({
    id: 'CALL-072',
    method: 'POST',
    path: '/admin/email',
    access: 'staff:emails.write',
    body: v.object(fields),
    reply: sentReply,
    errors: ['person/not-found'],
    idempotent: true,
  }),
  /** The newsletter that is also sent automatically at the start of a month, once to each recipient. */
  sendNewsletter: endpoint({
    id: 'OWN-newsletter',
    method: 'POST',
    path: '/admin/newsletter',
    access: 'staff:newsletters.write',
    body: v.object({
      month: v.pipe(
        v.string(),
        v.check((month) => newsletterMonth(month) !== undefined, 'Месяц в виде ГГГГ-ММ'),
      ),
    }),
    /** Emails written by this call: at most 200. */
    reply: v.object({ queued: v.number() }),
  }),
  sendEmailWithAttachment: endpoint({
    id: 'CALL-071',
    method: 'POST',
    path: '/admin/send_email_with_attachment',
    access: 'staff:emails.write',
    body: v.object({ ...fields, file: v.file('Приложите файл') }),
    bodyType: 'multipart',
    bodyLimit: EMAIL_ATTACHMENT_LIMIT + 1024 * 1024,
    reply: sentReply,
    errors: ['person/not-found', 'file/type-refused', 'mail/attachment-size'],
    idempotent: true,
    timeoutMs: 120_000,
  }),
}
