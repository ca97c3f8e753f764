import type { AppContext } from '../../context.ts'

/**
 * Whether an advertising email may go out at this moment: the consent stands, and the address is still the person's
 * (CAB-01).
 */
export async function mayAdvertise(context: AppContext, personId: string, address: string): Promise<boolean> {
  const { consents, persons } = context.queries
  const person = await persons.findPerson(personId)
  if (!person || person.removed_at || person.email !== address) return false
  const last = await consents.listLastConsents(person)
  return last.some(({ kind, withdrawn_at }) => kind === 'marketing' && withdrawn_at === null)
}
