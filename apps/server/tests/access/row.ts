import { giveConsents } from '../setup/registration.ts'
import type { Visitor } from '../setup/test-server.ts'

/** Who tries each call: nobody, a client to whom nothing belongs, the owner of everything, a partner, an admin. */
export const CALLERS = ['guest', 'stranger', 'owner', 'partner', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/** What one call answers to each caller. */
export interface Row {
  /** Expected statuses in the order of `CALLERS`. */
  readonly statuses: readonly [number, number, number, number, number]
  readonly input: (by: Caller, visitor: Visitor) => object | Promise<object>
  readonly headers?: (visitor: Visitor, input: object) => Promise<Record<string, string>>
}

/** Rows by `area.name` of the contract. */
export type Rows = Readonly<Record<string, Row>>

export const OPEN = [200, 200, 200, 200, 200] as const
export const SIGNED_IN = [401, 200, 200, 200, 200] as const
export const OWN = [401, 403, 200, 403, 200] as const
export const ADMIN = [401, 403, 403, 403, 200] as const

/** The header that proves the consents of a registration or a guest order. */
export function consentsOf(visitor: Visitor, input: { body?: { email: string } }) {
  return giveConsents(visitor, input.body?.email ?? '')
}
