import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** A user who has agreed to advertising and has not been sent this newsletter yet. */
export interface NewsletterReader {
  readonly id: string
  readonly email: string
  /** The site on which the consent was given. */
  readonly site: string
}

/** An article as a newsletter tells of it. */
export interface NewsletterArticle {
  readonly id: string
  readonly title: string
  readonly lead: string
}

/** The key of the newsletter of a month in the outbox: each user gets one. */
export const newsletterKey = (month: string, userId: string): string => `newsletter:${month}:${userId}`

export function createNewsletterQueries(database: Database) {
  return {
    /** Articles of a time, newest first. */
    listArticlesBetween: (from: Date, until: Date, limit: number): Promise<NewsletterArticle[]> =>
      database.current
        .selectFrom('articles')
        .select(['id', 'title', 'lead'])
        .where('withdrawn_at', 'is', null)
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /**
     * People whose last consent to advertising is in force and whose address is proven; advertising is sent to no one
     * else (LAW-01, SAFE-01).
     */
    async listReaders(month: string, limit: number): Promise<NewsletterReader[]> {
      const { rows } = await sql<NewsletterReader>`
        select p.id, p.email, c.site from persons p
          cross join lateral (
            select site, withdrawn_at from consents
             where kind = 'marketing' and (person_id = p.id or (person_id is null and email = p.email))
             order by given_at desc limit 1) c
         where c.withdrawn_at is null and p.proven_at is not null and p.removed_at is null
           and p.waiting_address is null
           and not exists (select from outbox where unique_key = ${newsletterKey(month, '')} || p.id::text)
         order by p.id limit ${limit}`.execute(database.current)
      return rows
    },

    saveLink: (tokenHash: string, userId: string, at: Date) =>
      database.current
        .insertInto('unsubscribe_links')
        .values({ token_hash: tokenHash, person_id: userId, created_at: at })
        .execute(),

    async findUserOfLink(tokenHash: string): Promise<string | undefined> {
      const row = await database.current
        .selectFrom('unsubscribe_links')
        .select('person_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row?.person_id
    },
  }
}
