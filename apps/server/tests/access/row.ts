import { giveConsents } from '../setup/registration.ts'
import type { Visitor } from '../setup/test-server.ts'

/**
 * Who tries each call: a guest, a user without any things, the owner of everything, a partner, an admin. Users of all
 * other roles are tried as `stranger`.
 */
export const CALLERS = ['guest', 'stranger', 'owner', 'partner', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/** What one call answers to each caller. */
export interface Row {
  /** Expected statuses in the order of `CALLERS`. */
  readonly statuses: Statuses
  readonly input: (by: Caller, visitor: Visitor) => object | Promise<object>
  readonly headers?: (visitor: Visitor, input: object) => Promise<Record<string, string>>
  /** For calls that answer every caller: whose answer contains a thing that not all may see. */
  readonly finds?: {
    readonly by: readonly Caller[]
    readonly isIn: (data: unknown) => boolean | Promise<boolean>
  }
}

type Statuses = readonly [guest: number, stranger: number, owner: number, partner: number, admin: number]

/** Rows by `area.name` of the contract; `area.name: case` is one more row of the same endpoint. */
export type Rows = Readonly<Record<string, Row>>

export const OPEN: Statuses = [200, 200, 200, 200, 200]
/** What the demo world does not have, whoever asks. */
export const ABSENT: Statuses = [404, 404, 404, 404, 404]
export const SIGNED_IN: Statuses = [401, 200, 200, 200, 200]
export const OWN: Statuses = [401, 403, 200, 403, 200]
export const ADMIN: Statuses = [401, 403, 403, 403, 200]
/** For every member of the staff, about itself. */
export const STAFF: Statuses = [401, 403, 403, 403, 200]

/** The endpoint that a row is about, as `area.name`. */
export const endpointOfRow = (name: string): string => name.split(': ')[0] ?? name

/** Whether an answer holds a text anywhere, for `finds`. */
export const holds = (data: unknown, text: string): boolean => JSON.stringify(data).includes(text)

/** The header that proves the consents of a registration or a guest order. */
export function consentsOf(visitor: Visitor, input: { body?: { email: string } }) {
  return giveConsents(visitor, input.body?.email ?? '')
}
