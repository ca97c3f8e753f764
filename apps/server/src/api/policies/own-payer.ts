import { appError } from '@proverka/domain/errors'
import { isOwnOrAdmin } from '@proverka/domain/accounts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { actorOf } from '../../services/accounts/actor.ts'

/** Only the user whose requisites they are, and an admin, may read or change them (AMB-99). */
export function requireOwnPayer(payer: PayerRow | undefined, user: UserRow): PayerRow {
  if (!payer) throw appError('payer/not-found')
  if (!isOwnOrAdmin(actorOf(user), payer.person_id)) throw appError('access/denied')
  return payer
}
