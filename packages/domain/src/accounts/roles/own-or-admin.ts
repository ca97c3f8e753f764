import { isAdmin } from './roles.ts'

/** Who asks: the signed-in person, or nobody. */
export type Actor = { readonly id: string; readonly role: number } | null | undefined

/** Whether somebody may read or change what belongs to a person: the person, or an admin (AMB-99). Nobody may not. */
export function isOwnOrAdmin(actor: Actor, ownerId: string): boolean {
  return isAdmin(actor) || (actor?.id === ownerId && ownerId !== '')
}
