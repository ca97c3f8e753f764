import { appError } from '@proverka/domain/errors'
import type { PersonRow } from '../db/queries/persons.ts'

/** Documents of a deal are added by whoever made the deal, and by nobody else. */
export function requireOwnDeal<Deal extends { person_id: string }>(
  deal: Deal | undefined,
  person: PersonRow,
): Deal {
  if (!deal) throw appError('deal/not-found')
  if (deal.person_id !== person.id) throw appError('access/denied')
  return deal
}
