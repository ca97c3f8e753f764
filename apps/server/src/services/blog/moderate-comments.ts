import type { contract } from '@proverka/api/contract'
import { AppError, appError, ERROR_CODES } from '@proverka/domain/errors'
import { commentReasonText } from '@proverka/domain/sites'
import type { InferOutput } from 'valibot'
import type { ModeratedCommentRow } from '../../platform/db/queries/content/moderated-comments.ts'
import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import { commentHiddenEmail, commentRestoredEmail } from '../emails/comment-emails.ts'
import { logChange } from '../log-change.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

type Body = InferOutput<typeof contract.admin.moderateComments.body>

/** An act of the staff; a hidden comment may have no reason. */
export type CommentMove =
  | { readonly action: 'keep' | 'restore' }
  | { readonly action: 'hide'; readonly reason: string | null }

/** What became of one comment. */
export interface ModeratedRow {
  readonly id: string
  /** Absent where it was done. */
  readonly refusal?: { readonly code: string; readonly text: string }
  readonly comment: ModeratedCommentRow | undefined
}

/**
 * Does one thing with many comments, each by itself: one that is so already, or that was changed since its version, is
 * refused. In a transaction.
 */
export async function moderateComments(
  context: AppContext,
  call: Call,
  body: Body,
): Promise<readonly ModeratedRow[]> {
  const move: CommentMove =
    body.action === 'hide' ? { action: 'hide', reason: reasonOf(body.why) } : { action: body.action }
  const results = new Map<string, ModeratedRow>()
  // In one order in all calls: two of them with the same comments wait for each other once.
  for (const row of body.rows.toSorted((a, b) => a.comment_id.localeCompare(b.comment_id)))
    results.set(row.comment_id, await tryMove(context, call, row, move))
  return body.rows.flatMap(({ comment_id }) => results.get(comment_id) ?? [])
}

const reasonOf = (why: Extract<Body, { action: 'hide' }>['why']): string =>
  'text' in why ? why.text : commentReasonText(why.reason)

async function tryMove(
  context: AppContext,
  call: Call,
  { comment_id: id, version }: Body['rows'][number],
  move: CommentMove,
): Promise<ModeratedRow> {
  const { moderatedComments } = context.queries
  try {
    const held = await moderatedComments.lockComment(id)
    if (!held) throw appError('comment/not-found')
    if (held.version !== version) throw appError('comment/changed')
    return { id, comment: await moveComment(context, call, id, move) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Each of these is found before anything is written.
    const refusal = { code: error.code, text: ERROR_CODES[error.code].text }
    return { id, refusal, comment: await moderatedComments.findModerated(id) }
  }
}

/** Moves a comment, and writes to its author where its place on the site changes. In a transaction. */
export async function moveComment(
  context: AppContext,
  call: Call,
  id: string,
  move: CommentMove,
): Promise<ModeratedCommentRow> {
  const { moderatedComments } = context.queries
  const held = await moderatedComments.lockComment(id)
  if (!held) throw appError('comment/not-found')
  const isDone =
    move.action === 'keep'
      ? held.reviewed_at !== null || held.blocked
      : held.blocked === (move.action === 'hide')
  if (isDone) throw appError('comment/changed')
  const reason = move.action === 'hide' ? move.reason : null
  await moderatedComments.saveAct(
    {
      comment_id: id,
      act: ({ keep: 'kept', hide: 'hidden', restore: 'restored' } as const)[move.action],
      reason,
      staff_id: callerOf(call).user.id,
      at: context.clock.now(),
    },
    { blocked: move.action === 'hide', hidden_reason: reason },
  )
  const moved = await moderatedComments.findModerated(id)
  if (!moved) throw appError('comment/not-found')
  if (move.action !== 'keep') {
    await logChange(context, call, {
      action: 'comments.block',
      subject: `comment:${id}`,
      userId: moved.author_id,
      details: { article: moved.article_id, blocked: moved.blocked },
    })
    await tellAuthor(context, moved)
  }
  return moved
}

async function tellAuthor(context: AppContext, comment: ModeratedCommentRow): Promise<void> {
  if (!comment.author_reachable) return
  const [kind, write] = comment.blocked
    ? (['comment-hidden', commentHiddenEmail] as const)
    : (['comment-restored', commentRestoredEmail] as const)
  await enqueueEmail(context, `${kind}:${comment.id}:${comment.version}`, write(context, comment))
}
