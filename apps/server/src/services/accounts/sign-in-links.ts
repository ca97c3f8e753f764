import type { RefusedLink, Session } from '@proverka/api/contract'
import { emailHint } from '@proverka/domain'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { SignInLinkRow } from '../../platform/db/queries/accounts/sessions.ts'
import type { Call } from '../call.ts'
import { sha256 } from '../../platform/sha256.ts'
import { accountBehind } from './account-of-address.ts'
import { changeEmail } from './change-email.ts'
import { proveAddress } from './prove-address.ts'
import { openSession } from './sessions.ts'

const LINK_TOKEN = /^link_[\w-]{43}$/

/** What a token of an email did: it signed a user in, or it is ours and says why it does not. */
export type LinkAnswer =
  | { readonly kind: 'signed-in'; readonly user: UserRow; readonly session: Session }
  | { readonly kind: 'refused'; readonly refusal: RefusedLink }

/**
 * Trades the single-use token of an email for a session (SEC-01): who has it read an email to the address, and proves it
 * (SAFE-01). A link that was used, is out of date or was replaced
 * says so (TRUE-11); undefined for anything else, for one of the other brand, and for a closed account.
 */
export async function signInByLink(
  context: AppContext,
  token: string | undefined,
  call: Call,
): Promise<LinkAnswer | undefined> {
  if (!isLinkToken(token)) return undefined
  const used = await context.database.transaction(async () => {
    const link = await context.queries.sessions.useSignInLink(
      sha256(token),
      call.site.brand,
      context.clock.now(),
    )
    return link && { signedIn: await signInReader(context, link, call) }
  })
  if (used) return used.signedIn
  const link = await findLink(context, token, call)
  return link && { kind: 'refused', refusal: toRefusal(link) }
}

/** Signs in the reader of the email; undefined when the account is closed, or another user has the new address. */
async function signInReader(
  context: AppContext,
  link: Pick<SignInLinkRow, 'person_id' | 'new_email'>,
  call: Call,
): Promise<LinkAnswer | undefined> {
  const addressee = await context.queries.users.findUser(link.person_id)
  const account = addressee && (await accountBehind(context, addressee))
  if (!account || account.removed_at) return undefined
  const owner = link.new_email === null ? account : await changeEmail(context, call, account, link.new_email)
  if (!owner) return undefined
  const user = await proveAddress(context, owner)
  return { kind: 'signed-in', user, session: await openSession(context, user, call) }
}

/** A link by its token, with the address that it was sent to; undefined when it is not of this brand. */
export async function findLink(
  context: AppContext,
  token: string | undefined,
  call: Pick<Call, 'site'>,
): Promise<SignInLinkRow | undefined> {
  if (!isLinkToken(token)) return undefined
  return context.queries.sessions.findSignInLink(sha256(token), call.site.brand)
}

function toRefusal(link: SignInLinkRow): RefusedLink {
  const common = { sent_to: emailHint(link.email), order_number: link.order_number }
  if (link.used_at) return { code: 'auth/link-used', at: link.used_at.toISOString(), ...common }
  if (link.ended_at) return { code: 'auth/link-replaced', at: link.ended_at.toISOString(), ...common }
  return { code: 'auth/link-expired', at: link.expires_at.toISOString(), ...common }
}

const isLinkToken = (token: string | undefined): token is string => LINK_TOKEN.test(token ?? '')
