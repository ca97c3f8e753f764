import { appError } from '@proverka/domain/errors'
import { isAdmin, PROTECTED_SETTINGS } from '@proverka/domain/accounts'
import type { PersonRow } from '../db/queries/persons.ts'
import { actorOf } from './actor.ts'

/** Some settings are permissions: nobody gives them to himself (AMB-88). */
export function requireFreeSetting(key: string, person: PersonRow): void {
  if (PROTECTED_SETTINGS.includes(key) && !isAdmin(actorOf(person))) throw appError('access/denied')
}
