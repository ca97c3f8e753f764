import { sql, type Insertable, type Selectable } from 'kysely'
import type { ARTICLE_SORTS } from '@proverka/api/contract'
import type { Database } from '../../database.ts'
import type { ArticlesTable } from '../../schema/blog-schema.ts'

/** An article with the mean of its ratings and the number of its public comments. */
export type ArticleRow = Selectable<ArticlesTable> & RatingRow & { readonly comment_count: number }

export interface RatingRow {
  /** `null` before the first rating. */
  readonly rating_average: number | null
  readonly rating_count: number
}

export interface ArticleFilter {
  readonly title?: string | undefined
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly author?: string | undefined
}

export type ArticleSort = (typeof ARTICLE_SORTS)[number]

const COMMENT_COUNT = sql<number>`(
  select count(*)::integer from article_comments where article_id = articles.id and not blocked
)`.as('comment_count')

/** Values of one article that a list carries at most. */
const MOST_RATINGS = 100

export function createArticleQueries(database: Database) {
  const rated = () =>
    database.current
      .selectFrom('articles')
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('article_ratings')
            .whereRef('article_ratings.article_id', '=', 'articles.id')
            .select([
              sql<number | null>`avg(value)::float8`.as('rating_average'),
              sql<number>`count(*)::integer`.as('rating_count'),
            ])
            .as('rating'),
        (join) => join.onTrue(),
      )
      .where('articles.withdrawn_at', 'is', null)

  const shown = ['rating_average', sql<number>`rating_count`.as('rating_count'), COMMENT_COUNT] as const

  const filtered = ({ title, category, tag, author }: ArticleFilter) => {
    let query = rated()
    if (title) query = query.where(sql<boolean>`position(lower(${title}) in lower(articles.title)) > 0`)
    if (category) query = query.where(sql<boolean>`lower(category) = lower(${category})`)
    if (author) query = query.where(sql<boolean>`lower(author) = lower(${author})`)
    if (tag) {
      query = query.where((where) =>
        where.exists(
          where
            .selectFrom('article_tags')
            .whereRef('article_tags.article_id', '=', 'articles.id')
            .where(sql<boolean>`lower(tag) = lower(${tag})`)
            .select('tag'),
        ),
      )
    }
    return query
  }

  return {
    async listArticles(
      filter: ArticleFilter,
      sort: ArticleSort,
      limit: number,
      offset: number,
    ): Promise<ArticleRow[]> {
      const [by, way] = sort.split(':') as ['createdAt' | 'title' | 'rating', 'asc' | 'desc']
      const column = {
        createdAt: sql`created_at`,
        title: sql`lower(title) collate "C"`,
        rating: sql`rating_average`,
      }[by]
      return filtered(filter)
        .selectAll('articles')
        .select(shown)
        .orderBy(column, (order) => (way === 'desc' ? order.desc() : order.asc()).nullsLast())
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
    },

    async countArticles(filter: ArticleFilter): Promise<number> {
      const row = await filtered(filter)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** All categories and authors there are, by the alphabet. */
    async listArticleFacets(): Promise<{ categories: string[]; authors: string[] }> {
      const rows = await database.current
        .selectFrom('articles')
        .select(['category', 'author'])
        .where('withdrawn_at', 'is', null)
        .distinct()
        .execute()
      const namesOf = (name: 'category' | 'author') =>
        [...new Set(rows.map((row) => row[name]))].toSorted((a, b) => a.localeCompare(b, 'ru'))
      return { categories: namesOf('category'), authors: namesOf('author') }
    },

    findArticle: (id: string): Promise<ArticleRow | undefined> =>
      rated().selectAll('articles').select(shown).where('articles.id', '=', id).executeTakeFirst(),

    async hasArticle(id: string): Promise<boolean> {
      return !!(await database.current
        .selectFrom('articles')
        .select('id')
        .where('id', '=', id)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst())
    },

    /** Whether readers saw it once and do not any more. */
    async isWithdrawn(id: string): Promise<boolean> {
      return !!(await database.current
        .selectFrom('articles')
        .select('id')
        .where('id', '=', id)
        .where('withdrawn_at', 'is not', null)
        .executeTakeFirst())
    },

    /** Tags of several articles, in the order that the author gave them. */
    listTagsOf: (articleIds: readonly string[]) =>
      database.current
        .selectFrom('article_tags')
        .select(['article_id', 'tag'])
        .where('article_id', 'in', [...articleIds])
        .orderBy('position')
        .execute(),

    /** The last ratings of several articles, newest first. */
    listRatingsOf: (articleIds: readonly string[]) =>
      database.current
        .selectFrom((from) =>
          from
            .selectFrom('article_ratings')
            .where('article_id', 'in', [...articleIds])
            .select([
              'article_id',
              'value',
              sql<number>`row_number() over (partition by article_id order by rated_at desc, person_id)`.as(
                'place',
              ),
            ])
            .as('last'),
        )
        .select(['article_id', 'value'])
        .where('place', '<=', MOST_RATINGS)
        .orderBy('place')
        .execute(),

    listTags: () =>
      database.current
        .selectFrom('article_tags')
        .innerJoin('articles', 'articles.id', 'article_tags.article_id')
        .where('withdrawn_at', 'is', null)
        .select(['tag as name', sql<number>`count(*)::integer`.as('count')])
        .groupBy('tag')
        .orderBy('count', 'desc')
        .orderBy('tag')
        .execute(),

    async findRating(articleId: string, userId: string): Promise<number | null> {
      const row = await database.current
        .selectFrom('article_ratings')
        .select('value')
        .where('article_id', '=', articleId)
        .where('person_id', '=', userId)
        .executeTakeFirst()
      return row?.value ?? null
    },

    /** One rating per user: a new one takes the place of the old. */
    saveRating: (articleId: string, userId: string, value: number, at: Date) =>
      database.current
        .insertInto('article_ratings')
        .values({ article_id: articleId, person_id: userId, value, rated_at: at })
        .onConflict((conflict) =>
          conflict.columns(['article_id', 'person_id']).doUpdateSet({ value, rated_at: at }),
        )
        .execute(),

    /** Writes an article with its tags, in the place of the one with its id. */
    async saveArticle(article: Insertable<ArticlesTable>, tags: readonly string[]): Promise<void> {
      const { id, ...values } = article
      await database.current
        .insertInto('articles')
        .values(article)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
      await database.current.deleteFrom('article_tags').where('article_id', '=', id).execute()
      if (tags.length === 0) return
      await database.current
        .insertInto('article_tags')
        .values(tags.map((tag, position) => ({ article_id: article.id, tag, position })))
        .execute()
    },
  }
}
