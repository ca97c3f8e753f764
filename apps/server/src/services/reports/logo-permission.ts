import { mayAddLogo } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** Whether the reports of a user carry a logo now: role and setting are read each time (ROLE-29, ROLE-30). */
export async function hasLogoPermission({ queries }: AppContext, user: UserRow): Promise<boolean> {
  const settings = await queries.settings.listSettings(user.id)
  return mayAddLogo({ role: user.person_role, settings })
}

export async function requireLogoPermission(context: AppContext, user: UserRow): Promise<void> {
  if (!(await hasLogoPermission(context, user))) throw appError('access/denied')
}
