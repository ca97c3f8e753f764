import { REQUIRED_MESSAGE } from '@proverka/domain'
import { COMMENT_REASON_LIMIT, COMMENT_REASONS } from '@proverka/domain/sites'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { countQuerySchema, idSchema, instantSchema } from '../shared.ts'

/** Comments of one call at most. */
const ROWS_LIMIT = 100

/** A comment as the staff sees it. */
export const moderatedCommentSchema = v.object({
  comment_id: v.string(),
  /** Counts acts of the staff: an act names the version that it was made from. */
  version: v.number(),
  article_id: v.string(),
  article_title: v.string(),
  author_id: v.string(),
  /** Masked. */
  author: v.string(),
  content: v.string(),
  created_at: instantSchema,
  hidden: v.boolean(),
  /** Why it is hidden; null: it is not, or the reason is not known. */
  reason: v.nullable(v.string()),
  /** When the staff looked at it; null: not yet. */
  reviewed_at: v.nullable(instantSchema),
  /** What of it readers should perhaps not see. */
  marks: v.array(v.picklist(['phone', 'email', 'link'])),
})

/** What a member of the staff did with a comment. */
export const commentActSchema = v.object({
  act: v.picklist(['kept', 'hidden', 'restored']),
  at: instantSchema,
  reason: v.nullable(v.string()),
  staff_id: v.string(),
  staff_email: v.string(),
})

const rows = v.pipe(
  v.array(v.object({ comment_id: idSchema, version: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  v.minLength(1, 'Выберите хотя бы один комментарий'),
  v.maxLength(ROWS_LIMIT, `Не больше ${ROWS_LIMIT} комментариев сразу`),
)

/** From the list, or in words; line breaks are kept out of the email. */
const reasonSchema = v.union([
  v.object({ reason: v.picklist(COMMENT_REASONS, 'Такой причины нет') }),
  v.object({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, REQUIRED_MESSAGE),
      v.maxLength(COMMENT_REASON_LIMIT, `Не больше ${COMMENT_REASON_LIMIT} знаков`),
    ),
  }),
])

const moderationSchema = v.variant('action', [
  /** It stays on the site and leaves the list of new ones. */
  v.object({ action: v.literal('keep'), rows }),
  v.object({ action: v.literal('hide'), why: reasonSchema, rows }),
  v.object({ action: v.literal('restore'), rows }),
])

/** Comments of all articles (CONSOLE-14). */
export const adminComments = {
  /** New ones the oldest first; hidden ones, and all, the newest first. */
  listArticleComments: endpoint({
    id: 'OWN-admin-comments',
    method: 'GET',
    path: '/admin/comments',
    access: 'staff:comments.write',
    query: v.object({
      state: v.optional(v.picklist(['new', 'hidden', 'all'], 'Такого вида нет'), 'new'),
      /** `next` of the page before. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
      limit: countQuerySchema(50, 100),
    }),
    reply: v.object({
      comments: v.array(moderatedCommentSchema),
      /** Where the next page begins; null at the end. */
      next: v.nullable(v.string()),
      counts: v.object({ new: v.number(), hidden: v.number() }),
    }),
    errors: ['input/invalid'],
  }),
  /** Acts newest first. */
  getCommentHistory: endpoint({
    id: 'OWN-admin-comment-history',
    method: 'GET',
    path: '/admin/comments/{id}',
    access: 'staff:comments.write',
    params: v.object({ id: idSchema }),
    reply: v.object({ comment: moderatedCommentSchema, acts: v.array(commentActSchema) }),
    errors: ['comment/not-found'],
  }),
  /**
   * Does one thing with many, each by itself: one that is so already, or that a colleague changed since its version, is
   * refused, and the others are done. The author of a hidden or restored comment receives an email.
   */
  moderateComments: endpoint({
    id: 'OWN-admin-comments-moderate',
    method: 'POST',
    path: '/admin/comments',
    access: 'staff:comments.write',
    body: moderationSchema,
    reply: v.object({
      results: v.array(
        v.object({
          comment_id: v.string(),
          /** Absent where it was done. */
          refusal: v.optional(v.object({ code: v.string(), text: v.string() })),
          /** As it is now; null where there is none. */
          comment: v.nullable(moderatedCommentSchema),
        }),
      ),
    }),
    errors: ['comment/not-found', 'comment/changed'],
    idempotent: true,
  }),
}
