import { mayAddLogo } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'

/** Whether the reports of a person carry a logo now: role and setting are read each time (ROLE-29, ROLE-30). */
export async function hasLogoPermission({ queries }: AppContext, person: PersonRow): Promise<boolean> {
  const settings = await queries.settings.listSettings(person.id)
  return mayAddLogo({ role: person.person_role, settings })
}

export async function requireLogoPermission(context: AppContext, person: PersonRow): Promise<void> {
  if (!(await hasLogoPermission(context, person))) throw appError('access/denied')
}
