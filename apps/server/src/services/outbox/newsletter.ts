import { randomBytes } from 'node:crypto'
import { dueNewsletter, type NewsletterMonth } from '@proverka/domain/accounts'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import { newsletterKey, type NewsletterReader } from '../../platform/db/queries/content/newsletters.ts'
import { newsletterEmail } from '../emails/newsletter-email.ts'
import { sha256 } from '../../platform/sha256.ts'
import { enqueueEmail } from './enqueue-email.ts'

const MOST_ARTICLES = 5
/** People that are written to in one run; the next one goes on. */
const BATCH = 200

const TOKEN = /^news_[\w-]{43}$/

/** Writes the newsletter of the month before when its days have come. */
export async function sendDueNewsletter(context: AppContext): Promise<void> {
  const month = dueNewsletter(context.clock.now().getTime())
  if (month) await postNewsletter(context, month)
}

/**
 * Writes the newsletter of a month to all users who agreed to advertising and do not have it yet; returns to how many
 * now. A month without articles has none.
 */
export async function postNewsletter(context: AppContext, month: NewsletterMonth): Promise<number> {
  const { newsletters } = context.queries
  const articles = await newsletters.listArticlesBetween(
    new Date(month.from),
    new Date(month.until),
    MOST_ARTICLES,
  )
  if (articles.length === 0) return 0
  let count = 0
  for (const reader of await newsletters.listReaders(month.month, BATCH)) {
    const isNew = await context.database.transaction(() => postTo(context, reader, month, articles))
    if (isNew) count++
  }
  return count
}

async function postTo(
  context: AppContext,
  reader: NewsletterReader,
  month: NewsletterMonth,
  articles: Parameters<typeof newsletterEmail>[2]['articles'],
): Promise<boolean> {
  const token = `news_${randomBytes(32).toString('base64url')}`
  await context.queries.newsletters.saveLink(sha256(token), reader.id, context.clock.now())
  const message = newsletterEmail(context, reader.site as SiteKey, {
    to: reader.email,
    month,
    articles,
    token,
  })
  return enqueueEmail(context, newsletterKey(month.month, reader.id), {
    ...message,
    advertisingTo: reader.id,
  })
}

/** Ends the consent of the recipient of this newsletter link; false for an unknown link. */
export function unsubscribe(context: AppContext, token: string): Promise<boolean> {
  return context.database.transaction(async () => {
    const { consents, newsletters, users } = context.queries
    const id = TOKEN.test(token) ? await newsletters.findUserOfLink(sha256(token)) : undefined
    const person = id && (await users.lockUser(id))
    if (!person) return false
    await consents.withdraw(person, context.clock.now(), 'marketing')
    return true
  })
}
