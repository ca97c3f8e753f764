import { toRoubles } from '@proverka/domain'
import type { Movement } from '@proverka/domain/orders'
import type { MovementRow } from '../../platform/db/queries/payments/movements.ts'

export const presentMovement = (row: MovementRow): Movement => ({
  transaction_id: row.id,
  Description: row.description,
  Amount: toRoubles(row.own + row.bonus),
  date: row.created_at.toISOString(),
  kind: row.kind,
  own: toRoubles(row.own),
  bonus: toRoubles(row.bonus),
  balance: toRoubles(row.balance),
})
