import type { AppContext } from '../../context.ts'
import { DAY_MS } from '@proverka/domain'

/** A link of a change of address explains itself for this long after its term. */
const EXPLAINED_MS = 7 * DAY_MS

/** A newsletter can be ended by its link for two years. */
const UNSUBSCRIBED_MS = 2 * 365 * DAY_MS

/**
 * Destroys what has outlived its term: exports, where old sessions came from, answered links, and of deleted accounts the
 * consents and the papers that the law let go (POLICY-17, POLICY-18).
 */
export async function destroyDueData({ clock, queries, log }: AppContext): Promise<void> {
  const now = clock.now()
  await queries.dataExports.deleteOldExports(now)
  await queries.sessions.forgetOldSessions(now)
  await queries.emailChanges.deleteOldChanges(new Date(now.getTime() - EXPLAINED_MS))
  await queries.dealLinks.deleteExpired(new Date(now.getTime() - EXPLAINED_MS))
  await queries.newsletters.deleteLinksBefore(new Date(now.getTime() - UNSUBSCRIBED_MS))
  const consents = await queries.accountRemoval.destroyDueConsents(now)
  const papers = await queries.accountRemoval.destroyDuePapers(now)
  if (consents + papers > 0) log.info({ consents, papers }, 'data of deleted accounts are destroyed')
}
