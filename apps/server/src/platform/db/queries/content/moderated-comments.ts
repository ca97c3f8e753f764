import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ArticleCommentsTable, CommentActsTable } from '../../schema/blog-schema.ts'

/** A comment with its article and its author, as the staff works with it. */
export type ModeratedCommentRow = Selectable<ArticleCommentsTable> & {
  readonly author_name: string
  readonly author_email: string
  /** The account of the author was removed meanwhile, or never had an address: no email goes out. */
  readonly author_reachable: boolean
  readonly article_title: string
}

export type CommentActRow = Selectable<CommentActsTable> & { readonly staff_email: string }

export type CommentState = 'new' | 'hidden' | 'all'

/** The place of a comment in a list; the next page begins after it. */
export interface CommentPlace {
  readonly created_at: Date
  readonly id: string
}

/** Comments of all articles, and what the staff did with them. */
export function createModeratedCommentQueries(database: Database) {
  const listed = () =>
    database.current
      .selectFrom('article_comments')
      .innerJoin('persons', 'persons.id', 'article_comments.author_id')
      .innerJoin('articles', 'articles.id', 'article_comments.article_id')
      .selectAll('article_comments')
      .select([
        'persons.name as author_name',
        'persons.email as author_email',
        'articles.title as article_title',
        sql<boolean>`persons.removed_at is null and persons.waiting_address is null`.as('author_reachable'),
      ])

  return {
    /** New ones the oldest first, the others the newest first. */
    listModerated(state: CommentState, limit: number, after?: CommentPlace): Promise<ModeratedCommentRow[]> {
      let query = listed()
      if (state === 'new') query = query.where('reviewed_at', 'is', null)
      if (state === 'hidden') query = query.where('blocked', '=', true)
      const place = sql`(article_comments.created_at, article_comments.id)`
      if (after) {
        const end = sql`(${after.created_at}::timestamptz, ${after.id}::uuid)`
        query = query.where(
          state === 'new' ? sql<boolean>`${place} > ${end}` : sql<boolean>`${place} < ${end}`,
        )
      }
      const order = state === 'new' ? 'asc' : 'desc'
      return query
        .orderBy('article_comments.created_at', order)
        .orderBy('article_comments.id', order)
        .limit(limit)
        .execute()
    },

    async countModerated(): Promise<{ new: number; hidden: number }> {
      const { rows } = await sql<{ new: number; hidden: number }>`select
        (select count(*)::integer from article_comments where reviewed_at is null) as new,
        (select count(*)::integer from article_comments where blocked) as hidden`.execute(database.current)
      return rows[0] ?? { new: 0, hidden: 0 }
    },

    findModerated: (id: string): Promise<ModeratedCommentRow | undefined> =>
      listed().where('article_comments.id', '=', id).executeTakeFirst(),

    /** The comment, held for a change. */
    lockComment: (id: string): Promise<Selectable<ArticleCommentsTable> | undefined> =>
      database.current
        .selectFrom('article_comments')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Writes the state of a comment and the act that led to it. In a transaction that holds the comment. */
    async saveAct(
      act: Insertable<CommentActsTable>,
      state: { readonly blocked: boolean; readonly hidden_reason: string | null },
    ): Promise<void> {
      await database.current
        .updateTable('article_comments')
        .set({ ...state, reviewed_at: act.at, version: sql`version + 1` })
        .where('id', '=', act.comment_id)
        .execute()
      await database.current.insertInto('comment_acts').values(act).execute()
    },

    /** What was done with a comment, newest first. */
    listActs: (commentId: string): Promise<CommentActRow[]> =>
      database.current
        .selectFrom('comment_acts')
        .innerJoin('persons', 'persons.id', 'comment_acts.staff_id')
        .selectAll('comment_acts')
        .select('persons.email as staff_email')
        .where('comment_id', '=', commentId)
        .orderBy('comment_acts.id', 'desc')
        .execute(),
  }
}
