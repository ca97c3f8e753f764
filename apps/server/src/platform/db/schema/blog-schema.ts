import type { ArticleBlock } from '@proverka/domain/sites'
import type { Generated, JSONColumnType } from 'kysely'

/** Rows of migrations/004-blog.sql and 370-comment-moderation.sql. */

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

export interface BlogSchema {
  articles: ArticlesTable
  article_tags: ArticleTagsTable
  article_ratings: ArticleRatingsTable
  article_comments: ArticleCommentsTable
  comment_acts: CommentActsTable
}
