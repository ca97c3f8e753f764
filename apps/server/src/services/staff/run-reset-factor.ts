import type { AppContext } from '../context.ts'
import { staffRolesOf } from '../accounts/with-roles.ts'
import { resetFactors } from './remove-factor.ts'

type Parts = Pick<AppContext, 'database' | 'queries' | 'clock'>

/**
 * Takes all second factors of a member of the staff away and ends its sessions, by the word of who runs the server; the log
 * says so of the account itself. An address of nobody of the staff: `unknown`, and nothing happens.
 */
export function runResetFactor(parts: Parts, email: string): Promise<'done' | 'unknown'> {
  const { database, queries, clock } = parts
  return database.transaction(async () => {
    const now = clock.now()
    const user = await queries.users.findUserByEmail(email)
    const roles = user ? staffRolesOf(user, await queries.staffRoles.listRolesOf(user.id, now)) : []
    if (!user || roles.length === 0) return 'unknown'
    await resetFactors(parts, user.id)
    await queries.userLogs.insertLog({
      at: now,
      admin_id: user.id,
      action: 'staff.factor-reset',
      subject: `person:${user.id}`,
      person_id: user.id,
      details: JSON.stringify({ by: 'command' }),
    })
    return 'done'
  })
}
