import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { createArticleQueries } from '../../platform/db/queries/content/articles.ts'
import { readArticles } from './read-articles.ts'
import { seedOnce } from './seed-once.ts'

const SEED_NAME = 'articles-4'

/**
 * Puts the articles that ship with the product into the blog; one that is there already becomes the one of the file.
 * They are real texts, so that every database gets them, not the demo only.
 */
export async function seedArticles(database: Database, clock: Clock): Promise<void> {
  const articles = await readArticles()
  await seedOnce(database, clock, SEED_NAME, async () => {
    const queries = createArticleQueries(database)
    for (const { tags, content, createdAt, updatedAt, ...article } of articles) {
      const row = {
        ...article,
        content: JSON.stringify(content),
        created_at: createdAt,
        updated_at: updatedAt,
      }
      await queries.saveArticle(row, tags)
    }
  })
}
