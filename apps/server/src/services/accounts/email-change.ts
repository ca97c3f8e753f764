import { randomBytes, randomUUID } from 'node:crypto'
import { emailHint } from '@proverka/domain'
import type { EmailConfirmation } from '@proverka/api/contract'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { EmailChangeRow, EmailChangeSide } from '../../platform/db/queries/accounts/email-changes.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { Call } from '../call.ts'
import {
  confirmNewAddressEmail,
  confirmOldAddressEmail,
  addressAskedForEmail,
  enterAfterChangeEmail,
} from '../emails/email-change-emails.ts'
import { addressChangedEmail } from '../emails/address-changed-email.ts'
import { linkWithToken } from '../emails/sign-in-emails.ts'
import { sha256 } from '../../platform/sha256.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { joinWaitingOrders } from './prove-address.ts'
import { endSignIns } from './sessions.ts'
import { LINK_LIFE_MS, makeSignInLink } from '../emails/sign-in-link.ts'

const TOKEN = /^email_[\w-]{43}$/

const freshToken = (): string => `email_${randomBytes(32).toString('base64url')}`

/**
 * Sends a link to the proven address of an account and one to the new address; the change is made when both are
 * confirmed (CAB-03). A former change that waits is replaced. An address that has an account gets an email that says
 * so, and the caller sees no difference. In a transaction that holds the user.
 */
export async function startEmailChange(
  context: AppContext,
  site: SiteKey,
  user: UserRow,
  email: string,
): Promise<void> {
  const { emailChanges, users } = context.queries
  const now = context.clock.now()
  const [oldToken, newToken] = [freshToken(), freshToken()]
  await emailChanges.endOpenChange(user.id, 'replaced', now)
  const id = randomUUID()
  await emailChanges.insertChange({
    id,
    person_id: user.id,
    site,
    new_email: email,
    old_token_hash: sha256(oldToken),
    new_token_hash: sha256(newToken),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFE_MS),
  })
  const isTaken = (await users.findUserByEmail(email)) !== undefined
  const toNew = isTaken
    ? addressAskedForEmail(context, site, email)
    : confirmNewAddressEmail(context, site, { to: email, token: newToken, oldEmail: user.email })
  await enqueueEmail(
    context,
    `email-change-old:${id}`,
    confirmOldAddressEmail(context, site, { to: user.email, token: oldToken, newEmail: email }),
  )
  await enqueueEmail(context, `email-change-new:${id}`, toNew)
}

/** Takes one of the two confirmations, in either order; with the second one the address changes. */
export function confirmEmailChange(
  context: AppContext,
  token: string,
  call: Call,
): Promise<EmailConfirmation> {
  return context.database.transaction(async () => {
    const { emailChanges, users } = context.queries
    const found = TOKEN.test(token) ? await emailChanges.findChangeByToken(sha256(token)) : undefined
    const user = found && (await users.lockUser(found.person_id))
    // Once more: the other link may have been opened before the user was held.
    const change = user && (await emailChanges.findChangeByToken(sha256(token)))
    if (!change || !user || user.removed_at) return { state: 'unknown', at: null, other: null }
    const side: EmailChangeSide = change.old_token_hash === sha256(token) ? 'old' : 'new'
    const refusal = refusalOf(change, side, context.clock.now())
    if (refusal) return refusal
    const isOwnBrowser = call.caller?.user.id === user.id
    const confirmed = await emailChanges.confirmSide(
      change.id,
      side,
      context.clock.now(),
      isOwnBrowser ? (call.caller?.sessionId ?? null) : null,
    )
    const other = emailHint(side === 'old' ? change.new_email : user.email)
    if (!confirmed.new_confirmed_at || !confirmed.old_confirmed_at) {
      const until = change.expires_at.toISOString()
      return { state: side === 'old' ? 'waiting-new' : 'waiting-old', at: until, other }
    }
    return complete(context, confirmed, user)
  })
}

/** Links that do nothing any more, in words that tell why. */
function refusalOf(change: EmailChangeRow, side: EmailChangeSide, now: Date): EmailConfirmation | undefined {
  const { ended_at, outcome, expires_at } = change
  if (ended_at) {
    const state = outcome === 'done' || outcome === null ? 'used' : outcome
    return { state, at: ended_at.toISOString(), other: null }
  }
  if (expires_at <= now) return { state: 'expired', at: expires_at.toISOString(), other: null }
  const confirmedAt = side === 'old' ? change.old_confirmed_at : change.new_confirmed_at
  return confirmedAt ? { state: 'used', at: confirmedAt.toISOString(), other: null } : undefined
}

/**
 * The account goes on under its new address. All that could sign in ends (SAFE-03, SAFE-05); only when the new
 * address was confirmed in a browser of the account do its session and password stay: its reader is the account's
 * user. Otherwise a user may have entered another person's address, so no former sign-in stays valid.
 */
async function complete(
  context: AppContext,
  change: EmailChangeRow,
  user: UserRow,
): Promise<EmailConfirmation> {
  const { apiTokens, consents, emailChanges, users, sessions } = context.queries
  const now = context.clock.now()
  if (await users.findUserByEmail(change.new_email)) {
    await emailChanges.endChange(change.id, 'taken', now)
    return { state: 'taken', at: now.toISOString(), other: null }
  }
  await consents.keepForUser(user.email, user.id)
  await users.setProvenEmail(user.id, change.new_email, now)
  await emailChanges.endChange(change.id, 'done', now)
  if (change.confirmed_in !== null) {
    await sessions.endOtherSessions(user.id, change.confirmed_in, now)
    await sessions.endSignInLinksOf(user.id, now)
    await apiTokens.deleteApiToken(user.id)
    await users.deleteMailedPassword(user.id)
  } else {
    await endSignIns(context, user.id)
    await users.updatePasswordHash(user.id, null)
    await postEntry(context, change, user)
  }
  const site = change.site as SiteKey
  await enqueueEmail(context, `email-changed:${change.id}`, addressChangedEmail(context, site, user.email))
  await joinWaitingOrders(context, { ...user, email: change.new_email, proven_at: now })
  return { state: 'done', at: now.toISOString(), other: emailHint(change.new_email) }
}

async function postEntry(context: AppContext, change: EmailChangeRow, user: UserRow): Promise<void> {
  const site = change.site as SiteKey
  const brand = context.config.sites.find(({ key }) => key === site)?.brand ?? ''
  const token = await makeSignInLink(context, { userId: user.id, brand, path: '/', orderId: null })
  const url = linkWithToken(context, site, '/', token)
  const message = enterAfterChangeEmail(context, site, change.new_email, url)
  await enqueueEmail(context, `email-change-entry:${change.id}`, message)
}
