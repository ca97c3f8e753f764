import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ArticleCommentsTable } from '../../schema/blog-schema.ts'

/** A comment with the full name of who wrote it. */
export type CommentRow = Selectable<ArticleCommentsTable> & { readonly author_name: string }

export function createArticleCommentQueries(database: Database) {
  const comments = () =>
    database.current
      .selectFrom('article_comments')
      .innerJoin('persons', 'persons.id', 'article_comments.author_id')
      .selectAll('article_comments')
      .select('persons.name as author_name')

  return {
    /** Newest first; blocked ones only when `withBlocked`. */
    listComments(articleId: string, withBlocked: boolean, limit: number, offset: number) {
      let query = comments().where('article_id', '=', articleId)
      if (!withBlocked) query = query.where('blocked', '=', false)
      return query
        .orderBy('article_comments.created_at', 'desc')
        .orderBy('article_comments.id')
        .limit(limit)
        .offset(offset)
        .execute()
    },

    findComment: (articleId: string, id: string): Promise<CommentRow | undefined> =>
      comments().where('article_id', '=', articleId).where('article_comments.id', '=', id).executeTakeFirst(),

    insertComment: (comment: Insertable<ArticleCommentsTable>) =>
      database.current.insertInto('article_comments').values(comment).execute(),

    deleteComment: (id: string) =>
      database.current.deleteFrom('article_comments').where('id', '=', id).execute(),

    /** False when the comment is already so. */
    async setBlocked(id: string, blocked: boolean): Promise<boolean> {
      const { numUpdatedRows } = await database.current
        .updateTable('article_comments')
        .set({ blocked })
        .where('id', '=', id)
        .where('blocked', '=', !blocked)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
