import type { AppContext } from '../context.ts'

/**
 * Whether an advertising email may go out at this moment: the consent is in force, and the address is still the
 * user's (CAB-01).
 */
export async function mayAdvertise(context: AppContext, userId: string, address: string): Promise<boolean> {
  const { consents, users } = context.queries
  const user = await users.findUser(userId)
  if (!user || user.removed_at || user.email !== address) return false
  const last = await consents.listLastConsents(user)
  return last.some(({ kind, withdrawn_at }) => kind === 'marketing' && withdrawn_at === null)
}
