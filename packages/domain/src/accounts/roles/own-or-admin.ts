import { isAdmin } from './roles.ts'

/** The caller: a signed-in user; null or undefined for a guest. */
export type Actor = { readonly id: string; readonly role: number } | null | undefined

/** Whether the caller may read or change what belongs to a user: that user or an admin (AMB-99). A guest may not. */
export function isOwnOrAdmin(actor: Actor, ownerId: string): boolean {
  return isAdmin(actor) || (actor?.id === ownerId && ownerId !== '')
}
