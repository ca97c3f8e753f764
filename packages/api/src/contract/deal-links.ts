import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { ATTACHMENT_LIMIT } from './files.ts'
import { idSchema, instantSchema } from './shared.ts'

const MEBIBYTE = 1024 * 1024

/** A link for a person who uploads documents of a deal, as its creator sees it. */
export const dealLinkSchema = v.object({
  link_id: idSchema,
  /** Whose lines it shows. */
  bearer: v.string(),
  /** Path of its page, with what opens it behind `#`. */
  path: v.string(),
  expires_at: instantSchema,
  /** How often its page was opened. */
  opened: v.number(),
})

const token = v.object({ token: v.pipe(v.string(), v.maxLength(100)) })

/** What the holder of a link sees: lines that are missing, and nothing of the object, the people or the reports. */
const sharedNeedsSchema = v.object({
  bearer: v.string(),
  closes_on: v.nullable(v.string()),
  expires_at: instantSchema,
  needs: v.array(
    v.object({
      need_id: idSchema,
      title: v.string(),
      due_on: v.nullable(v.string()),
      /** It is there already. */
      brought: v.boolean(),
    }),
  ),
})

/** Links of the area `deals`. */
export const dealLinks = {
  /** A new link for the same bearer revokes the previous one. */
  createDealLink: endpoint({
    id: 'OWN-deal-link',
    method: 'POST',
    path: '/deal/{id}/link',
    access: 'user',
    params: v.object({ id: idSchema }),
    body: v.object({
      bearer: v.pipe(v.string(), v.trim(), v.minLength(1, 'Укажите, кто несет документы'), v.maxLength(100)),
      days: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, 'От 1 до 30 дней'),
        v.maxValue(30, 'От 1 до 30 дней'),
      ),
    }),
    reply: dealLinkSchema,
    errors: ['deal/not-found', 'deal/nothing-missing', 'rate/limit'],
  }),
  withdrawDealLink: endpoint({
    id: 'OWN-deal-link-gone',
    method: 'DELETE',
    path: '/deal/link/{id}',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: v.object({ withdrawn: v.literal(true) }),
    errors: ['deal/not-found'],
  }),
  /** A POST, so that the token appears in no URL and in no log. */
  openDealLink: endpoint({
    id: 'OWN-deal-link-open',
    method: 'POST',
    path: '/deal/shared',
    access: 'guest',
    body: token,
    reply: sharedNeedsSchema,
    errors: ['deal/link-unknown', 'rate/limit'],
  }),
  bringDealPaper: endpoint({
    id: 'OWN-deal-link-bring',
    method: 'POST',
    path: '/deal/shared/document',
    access: 'guest',
    body: v.object({ ...token.entries, need_id: idSchema, file: v.file('Приложите файл') }),
    bodyType: 'multipart',
    bodyLimit: ATTACHMENT_LIMIT + MEBIBYTE,
    reply: v.object({ brought: v.literal(true) }),
    errors: [
      'deal/link-unknown',
      'deal/not-found',
      'deal/paper-brought',
      'file/type-refused',
      'file/too-large',
      'file/quota',
      'rate/limit',
    ],
    idempotent: true,
    timeoutMs: 120_000,
  }),
}
