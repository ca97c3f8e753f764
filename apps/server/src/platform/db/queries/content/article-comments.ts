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
    /** Newest first; of blocked ones those of the reader, or all for a moderator. */
    listComments(
      articleId: string,
      sees: { readonly all: boolean; readonly reader: string | undefined },
      limit: number,
      offset: number,
    ) {
      let query = comments().where('article_id', '=', articleId)
      if (!sees.all)
        query = query.where((where) =>
          where.or([
            where('blocked', '=', false),
            ...(sees.reader === undefined ? [] : [where('author_id', '=', sees.reader)]),
          ]),
        )
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
  }
}
