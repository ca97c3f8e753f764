import type { Payer } from '@proverka/domain/accounts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'

export const presentPayer = ({ id, name, inn, kpp, address }: PayerRow): Payer => ({
  payer_id: id,
  name,
  inn,
  kpp,
  address,
})
