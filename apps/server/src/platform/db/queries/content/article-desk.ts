import { sql, type Insertable, type Selectable } from 'kysely'
import type { ArticleState } from '@proverka/domain/sites'
import type { Database } from '../../database.ts'
import type { ArticleDeskTable, ArticleVersionsTable } from '../../schema/blog-schema.ts'

export type DeskRow = Selectable<ArticleDeskTable>
export type ArticleVersionRow = Selectable<ArticleVersionsTable> & { readonly saved_by_email: string | null }

/** An article with its newest version and what readers have of it. */
export type DeskArticleRow = DeskRow &
  Pick<ArticleVersionRow, 'title' | 'saved_at' | 'saved_by' | 'saved_by_email'> & {
    readonly published_at: Date | null
    readonly withdrawn_at: Date | null
    readonly comment_count: number
  }

export interface DeskFilter {
  readonly state?: ArticleState | undefined
  readonly search?: string | undefined
}

/** SQL of each state, as `articleState` of the domain defines them. */
const STATES: Readonly<Record<ArticleState, ReturnType<typeof sql<boolean>>>> = {
  scheduled: sql<boolean>`d.publish_at is not null`,
  draft: sql<boolean>`d.publish_at is null and d.published_version is null`,
  withdrawn: sql<boolean>`d.publish_at is null and d.published_version is not null and a.withdrawn_at is not null`,
  published: sql<boolean>`d.publish_at is null and d.published_version = d.version and a.withdrawn_at is null`,
  changed: sql<boolean>`d.publish_at is null and d.published_version <> d.version and a.withdrawn_at is null`,
}

/** Articles as the staff writes them: drafts, versions and publications. */
export function createArticleDeskQueries(database: Database) {
  const listed = () =>
    database.current
      .selectFrom('article_desk as d')
      .innerJoin('article_versions as v', (join) =>
        join.onRef('v.article_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
      )
      .leftJoin('articles as a', 'a.id', 'd.address')
      .leftJoin('persons as p', 'p.id', 'v.saved_by')

  const filtered = ({ state, search }: DeskFilter) => {
    let query = listed()
    if (state) query = query.where(STATES[state])
    if (search)
      query = query.where(sql<boolean>`position(lower(${search}) in lower(v.title) || ' ' || d.address) > 0`)
    return query
  }

  const columns = [
    'v.title',
    'v.saved_at',
    'v.saved_by',
    'p.email as saved_by_email',
    'a.created_at as published_at',
    'a.withdrawn_at',
    sql<number>`(select count(*)::integer from article_comments c where c.article_id = d.address and not c.blocked)`.as(
      'comment_count',
    ),
  ] as const

  const versions = () =>
    database.current
      .selectFrom('article_versions')
      .leftJoin('persons', 'persons.id', 'article_versions.saved_by')
      .selectAll('article_versions')
      .select('persons.email as saved_by_email')

  return {
    /** The last that was saved first. */
    listDesk: (filter: DeskFilter, limit: number, offset: number): Promise<DeskArticleRow[]> =>
      filtered(filter)
        .selectAll('d')
        .select(columns)
        .orderBy('v.saved_at', 'desc')
        .orderBy('d.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countDesk(filter: DeskFilter): Promise<number> {
      const row = await filtered(filter)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    findDesk: (id: string): Promise<DeskArticleRow | undefined> =>
      listed().selectAll('d').select(columns).where('d.id', '=', id).executeTakeFirst(),

    /** The article, held for a change. */
    lockDesk: (id: string): Promise<DeskRow | undefined> =>
      database.current
        .selectFrom('article_desk')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** The same by its address, for the files of a release. */
    lockDeskAt: (address: string): Promise<DeskRow | undefined> =>
      database.current
        .selectFrom('article_desk')
        .selectAll()
        .where('address', '=', address)
        .forUpdate()
        .executeTakeFirst(),

    insertDesk: (desk: Insertable<ArticleDeskTable>) =>
      database.current.insertInto('article_desk').values(desk).execute(),

    async changeDesk(id: string, change: Partial<Omit<DeskRow, 'id'>>): Promise<void> {
      await database.current.updateTable('article_desk').set(change).where('id', '=', id).execute()
    },

    insertVersion: (version: Insertable<ArticleVersionsTable>) =>
      database.current.insertInto('article_versions').values(version).execute(),

    findVersion: (id: string, version: number): Promise<ArticleVersionRow | undefined> =>
      versions().where('article_id', '=', id).where('version', '=', version).executeTakeFirst(),

    /** Newest first. */
    listVersions: (id: string, limit: number, offset: number): Promise<ArticleVersionRow[]> =>
      versions()
        .where('article_id', '=', id)
        .orderBy('version', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Whether somebody of the staff has written the article: then files of a release leave it. */
    async isWrittenByStaff(id: string): Promise<boolean> {
      return !!(await database.current
        .selectFrom('article_versions')
        .select('version')
        .where('article_id', '=', id)
        .where('saved_by', 'is not', null)
        .executeTakeFirst())
    },

    /** Articles whose time has come. */
    async listDuePublications(now: Date, limit: number): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('article_desk')
        .select('id')
        .where('publish_at', '<=', now)
        .orderBy('publish_at')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Whether another article has the address, or had it. */
    async isAddressTaken(address: string, exceptId: string | undefined): Promise<boolean> {
      const { rows } = await sql<{ taken: boolean }>`select
        exists (select from article_desk where address = ${address} and id is distinct from ${exceptId ?? null}::uuid)
        or exists (select from article_moves where old_address = ${address}
          and article_id is distinct from ${exceptId ?? null}::uuid) as taken`.execute(database.current)
      return rows[0]?.taken === true
    },

    /** Gives a published article with all that readers left another address; the old one leads there. */
    async moveArticle(id: string, from: string, to: string, at: Date): Promise<void> {
      const run = (query: ReturnType<typeof sql>) => query.execute(database.current)
      await run(sql`insert into articles (id, title, lead, image, category, author, content, created_at, updated_at, withdrawn_at)
        select ${to}, title, lead, image, category, author, content, created_at, updated_at, withdrawn_at
          from articles where id = ${from}`)
      for (const table of ['article_tags', 'article_ratings', 'article_comments'])
        await run(sql`update ${sql.table(table)} set article_id = ${to} where article_id = ${from}`)
      // By the query builder: pages that are rendered with articles are made anew.
      await database.current.deleteFrom('articles').where('id', '=', from).execute()
      await run(sql`delete from article_moves where old_address = ${to}`)
      await database.current
        .insertInto('article_moves')
        .values({ old_address: from, article_id: id, moved_at: at })
        .execute()
    },

    /** Where an article is that was at the address; undefined: none was. */
    async findMoved(address: string): Promise<string | undefined> {
      const row = await database.current
        .selectFrom('article_moves')
        .innerJoin('article_desk', 'article_desk.id', 'article_moves.article_id')
        .select('article_desk.address')
        .where('old_address', '=', address)
        .executeTakeFirst()
      return row?.address
    },

    async setWithdrawn(address: string, at: Date | null): Promise<void> {
      await database.current
        .updateTable('articles')
        .set({ withdrawn_at: at })
        .where('id', '=', address)
        .execute()
    },

    /** What readers see at the address, withdrawn or not. */
    findPublished: (address: string) =>
      database.current.selectFrom('articles').selectAll().where('id', '=', address).executeTakeFirst(),

    /** Sections and authors of all articles, by the alphabet. */
    async listWords(): Promise<{ categories: string[]; authors: string[] }> {
      const rows = await listed().select(['v.category', 'v.author']).distinct().execute()
      const wordsOf = (name: 'category' | 'author') =>
        [...new Set(rows.map((row) => row[name]).filter(Boolean))].toSorted((a, b) =>
          a.localeCompare(b, 'ru'),
        )
      return { categories: wordsOf('category'), authors: wordsOf('author') }
    },
  }
}
