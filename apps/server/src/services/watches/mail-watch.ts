import type { SiteKey } from '@proverka/domain/sites'
import { siteOf } from '../../platform/config/sites.ts'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import type { MailedWatch } from '../emails/watch-emails.ts'
import type { AppContext } from '../context.ts'
import { addressOf } from '../known-user.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { makeWatchLink } from './watch-links.ts'

/** The site of a watch, as its letters name it. */
export const siteOfWatch = (context: AppContext, { site }: Pick<WatchRow, 'site'>): SiteKey =>
  siteOf(context.config.sites, site).key

/**
 * Writes one letter to the client of a watch, at the address that the account has now. In the transaction of its cause; the
 * same key never sends a second one.
 */
export async function mailClient(
  context: AppContext,
  watch: WatchRow,
  key: string,
  compose: (watch: MailedWatch) => EmailContent,
): Promise<void> {
  const client = await context.queries.users.findUser(watch.person_id)
  if (!client || client.removed_at) return
  const { id, kind, subject } = watch
  const stopToken = await makeWatchLink(context, id, 'stop')
  const site = siteOfWatch(context, watch)
  await enqueueEmail(context, key, compose({ id, site, email: addressOf(client), kind, subject, stopToken }))
}
