import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { createArticleDeskQueries } from '../../platform/db/queries/content/article-desk.ts'
import { createArticleQueries } from '../../platform/db/queries/content/articles.ts'
import { readArticles, type SeedArticle } from './read-articles.ts'
import { seedOnce } from './seed-once.ts'

const SEED_NAME = 'articles-5'

/**
 * Puts the articles that ship with the product into the blog: each is a version of its article. One that the staff has
 * written since stays as it is. They are real texts, so that every database gets them, not the demo only.
 */
export async function seedArticles(database: Database, clock: Clock): Promise<void> {
  const articles = await readArticles()
  await seedOnce(database, clock, SEED_NAME, async () => {
    for (const article of articles) await seedArticle(database, clock, article)
  })
}

async function seedArticle(database: Database, clock: Clock, article: SeedArticle): Promise<void> {
  const desk = createArticleDeskQueries(database)
  const { id: address, tags, content, createdAt, updatedAt, drawing, ...fields } = article
  const known = await desk.lockDeskAt(address)
  // It was moved, or somebody has written it.
  if (!known && (await desk.isAddressTaken(address, undefined))) return
  if (known && (await desk.isWrittenByStaff(known.id))) return
  const articleId = known?.id ?? randomUUID()
  const version = (known?.version ?? 0) + 1
  if (!known) await desk.insertDesk({ id: articleId, address, version, created_at: createdAt })
  const { title, lead, category, author, image } = fields
  await desk.insertVersion({
    article_id: articleId,
    version,
    address,
    title,
    lead,
    drawing,
    category,
    author,
    tags: JSON.stringify(tags),
    content: JSON.stringify(content),
    saved_by: null,
    // A seeded article is as old as its file says; a later release changes it when it comes.
    saved_at: known ? clock.now() : (updatedAt ?? createdAt),
    restored_from: null,
  })
  await createArticleQueries(database).saveArticle(
    {
      id: address,
      title,
      lead,
      image,
      category,
      author,
      content: JSON.stringify(content),
      created_at: createdAt,
      updated_at: updatedAt,
    },
    tags,
  )
  await desk.changeDesk(articleId, { version, published_version: version })
}
