import type { ArticleBlock } from '@proverka/domain/sites'
import type { Generated, JSONColumnType } from 'kysely'

/** Rows of migrations/004-blog.sql, 370-comment-moderation.sql and 371-article-desk.sql. */

export interface ArticlesTable {
  id: string
  title: string
  lead: string
  image: string | null
  category: string
  author: string
  content: JSONColumnType<ArticleBlock[]>
  created_at: Date
  /** When its text last changed; without it the text is the first one. */
  updated_at: Date | null
  /** Since when readers do not see it. */
  withdrawn_at: Generated<Date | null>
}

export interface ArticleTagsTable {
  article_id: string
  tag: string
  position: number
}

export interface ArticleRatingsTable {
  article_id: string
  person_id: string
  value: number
  rated_at: Date
}

export interface ArticleCommentsTable {
  id: string
  article_id: string
  author_id: string
  content: string
  blocked: Generated<boolean>
  created_at: Date
  /** Site on which it was written; null: the comment is older than this column. */
  site: string | null
  hidden_reason: Generated<string | null>
  /** When the staff looked at it; null: not yet. */
  reviewed_at: Generated<Date | null>
  version: Generated<number>
}

export interface CommentActsTable {
  id: Generated<number>
  comment_id: string
  act: 'kept' | 'hidden' | 'restored'
  reason: string | null
  staff_id: string
  at: Date
}

export interface ArticleDeskTable {
  id: string
  /** Below /blog/; of a published article that of its row in `articles`. */
  address: string
  version: number
  published_version: Generated<number | null>
  publish_version: Generated<number | null>
  publish_at: Generated<Date | null>
  publish_by: Generated<string | null>
  /** Code of the error for which it was not published at its time. */
  publish_refusal: Generated<string | null>
  created_at: Date
}

export interface ArticleVersionsTable {
  article_id: string
  version: number
  address: string
  title: string
  lead: string
  drawing: string | null
  category: string
  author: string
  tags: JSONColumnType<string[]>
  content: JSONColumnType<ArticleBlock[]>
  /** Null: a file of a release. */
  saved_by: string | null
  saved_at: Date
  restored_from: number | null
}

export interface ArticleMovesTable {
  old_address: string
  article_id: string
  moved_at: Date
}

export interface BlogSchema {
  articles: ArticlesTable
  article_desk: ArticleDeskTable
  article_versions: ArticleVersionsTable
  article_moves: ArticleMovesTable
  article_tags: ArticleTagsTable
  article_ratings: ArticleRatingsTable
  article_comments: ArticleCommentsTable
  comment_acts: CommentActsTable
}
