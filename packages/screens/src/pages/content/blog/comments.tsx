import { counted, formatDateTime } from '@proverka/domain'
import { isOwnOrAdmin } from '@proverka/domain/accounts'
import { CommentForm } from '@proverka/ui/forms'
import { Container } from '@proverka/ui/frame'
import { Button, LinkButton } from '@proverka/ui/primitives'
import { muted, text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { signInHere } from '../../../runtime/session/sign-in-here.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { useAddComment, useComments, useRemoveComment } from './data.ts'
import type { Comment } from './data.ts'
import * as css from './article.css.ts'

/** What readers wrote, newest first, and a place to write (BLOG-08, BLOG-09). */
export function Comments({ articleId }: { articleId: string }) {
  const comments = useComments(articleId)
  const list = comments.data ?? []
  // Its author sees a hidden one, and it does not count.
  const count = list.filter(({ blocked }) => !blocked).length
  return (
    <section className={css.comments} aria-labelledby="comments">
      <Container className={css.commentsInner}>
        <div>
          <h2 id="comments" className={text.h2}>
            {count > 0 ? counted(count, 'комментарий', 'комментария', 'комментариев') : 'Комментарии'}
          </h2>
          <p className={clsx(muted, css.commentsNote)}>
            Видны всем сразу. Чужие имена, телефоны и рекламу скрываем.
          </p>
        </div>
        <div>
          {comments.isError && <NotLoaded title="Комментарии не пришли" query={comments} />}
          {comments.isSuccess && list.length === 0 && <p className={muted}>Пока никто не написал.</p>}
          {list.length > 0 && (
            <ul className={css.commentList}>
              {list.map((comment) => (
                <CommentRow key={comment.id} comment={comment} articleId={articleId} />
              ))}
            </ul>
          )}
          <NewComment articleId={articleId} />
        </div>
      </Container>
    </section>
  )
}

function CommentRow({ comment, articleId }: { comment: Comment; articleId: string }) {
  const visitor = useAtomValue(visitorAtom)
  const remove = useRemoveComment(articleId)
  const mayRemove = visitor.kind === 'user' && isOwnOrAdmin(visitor.user, comment.authorId)
  return (
    <li className={css.comment}>
      <p className={css.commentHead}>
        <b>{comment.author}</b>
        <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
        {mayRemove && (
          <LinkButton disabled={remove.isPending} onClick={() => remove.mutate(comment.id)}>
            {visitor.user?.id === comment.authorId ? 'Удалить свой комментарий' : 'Удалить комментарий'}
          </LinkButton>
        )}
      </p>
      <p className={css.commentText}>{comment.content}</p>
      {comment.blocked && (
        <p className={css.commentHidden}>
          {comment.reason ? `скрыт: ${comment.reason}` : 'скрыт, причина не указана'}
        </p>
      )}
    </li>
  )
}

function NewComment({ articleId }: { articleId: string }) {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const add = useAddComment(articleId)
  const [error, setError] = useState<unknown>()
  if (!isUser) {
    return (
      <p className={css.commentForm}>
        <Button variant="secondary" onClick={signInHere}>
          Войдите, чтобы написать
        </Button>
      </p>
    )
  }
  return (
    <div className={css.commentForm}>
      <CommentForm
        draft={draftPlace(`comment-${articleId}`)}
        loading={add.isPending}
        error={error === undefined ? undefined : <ErrorText error={error} />}
        onSubmit={async ({ content }) => {
          setError(undefined)
          try {
            await add.mutateAsync(content)
          } catch (failure) {
            setError(failure)
            throw failure
          }
        }}
      />
    </div>
  )
}
