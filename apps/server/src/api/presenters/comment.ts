import type { commentActSchema, moderatedCommentSchema } from '@proverka/api/contract'
import { commentMarks } from '@proverka/domain/sites'
import type { InferInput } from 'valibot'
import type {
  CommentActRow,
  ModeratedCommentRow,
} from '../../platform/db/queries/content/moderated-comments.ts'

export const presentModerated = (row: ModeratedCommentRow): InferInput<typeof moderatedCommentSchema> => ({
  comment_id: row.id,
  version: row.version,
  article_id: row.article_id,
  article_title: row.article_title,
  author_id: row.author_id,
  author: row.author_name,
  content: row.content,
  created_at: row.created_at.toISOString(),
  hidden: row.blocked,
  reason: row.hidden_reason,
  reviewed_at: row.reviewed_at?.toISOString() ?? null,
  marks: [...commentMarks(row.content)],
})

export const presentCommentAct = (row: CommentActRow): InferInput<typeof commentActSchema> => ({
  act: row.act,
  at: row.at.toISOString(),
  reason: row.reason,
  staff_id: row.staff_id,
  staff_email: row.staff_email,
})
