import { appError } from '@proverka/domain/errors'
import { isOwnOrAdmin } from '@proverka/domain/accounts'
import type { PayerRow } from '../db/queries/payers.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import { actorOf } from './actor.ts'

/** Only the person whose requisites they are, and an admin, may read or change them (AMB-99). */
export function requireOwnPayer(payer: PayerRow | undefined, person: PersonRow): PayerRow {
  if (!payer) throw appError('payer/not-found')
  if (!isOwnOrAdmin(actorOf(person), payer.person_id)) throw appError('access/denied')
  return payer
}
