import type { AppContext } from './context.ts'
import { callerOf, type Call } from './call.ts'
import { hashOfAddress } from './outbox/recipients.ts'

/** Characters of a hash that tell addresses apart, as acts of destruction have them. */
const HASH_LENGTH = 12

/** What an admin changed. Never secrets, never whole texts of emails. */
export interface Change {
  /** Area and deed, for example `users.role`. */
  readonly action: string
  /** The thing that was changed, for example `coupon:<id>`. */
  readonly subject: string
  /** The user it is about, if any. */
  readonly userId?: string | undefined
  readonly details?: Record<string, unknown>
}

/** Of an email in the log: its user, or a hash of the address; never the address, which would outlive the account. */
export async function logAddressee(
  { queries }: Pick<AppContext, 'queries'>,
  email: string,
): Promise<Pick<Change, 'subject' | 'userId'>> {
  const user = await queries.users.findUserByEmail(email)
  return user
    ? { subject: `person:${user.id}`, userId: user.id }
    : { subject: `address:${hashOfAddress(email).slice(0, HASH_LENGTH)}` }
}

/** Writes a change of an admin down (ADMIN-05). Call in the transaction of the change. */
export async function logChange(context: AppContext, call: Call, change: Change): Promise<void> {
  await logChangeBy(context, callerOf(call).user.id, change)
}

/** The same of what the program does later in the name of who asked for it. */
export async function logChangeBy(
  context: AppContext,
  staffId: string,
  { action, subject, userId, details = {} }: Change,
): Promise<void> {
  await context.queries.userLogs.insertLog({
    at: context.clock.now(),
    admin_id: staffId,
    action,
    subject,
    person_id: userId ?? null,
    details: JSON.stringify(details),
  })
}

/** Logs a change to another user's thing; changes of one's own are not logged. */
export async function logChangeOfAnother(
  context: AppContext,
  call: Call,
  change: Change & { readonly userId: string | undefined },
): Promise<void> {
  if (change.userId !== callerOf(call).user.id) await logChange(context, call, change)
}
