import type { ErrorCode } from '../../errors/error-codes.ts'
import { isAlertKey } from '../../sites/alerts/alerts.ts'
import type { Actor } from './own-or-admin.ts'
import { isAdmin } from './roles.ts'

/** A call under /admin. */
export interface AdminCall {
  /** Path below the base of the API. */
  readonly path: string
  /** The key that /admin/system/info/view asks for. */
  readonly key?: string
  /** Every order item that the call names belongs to the caller. */
  readonly isAboutOwnItems?: boolean
}

const OWN_ITEM_CALLS: readonly string[] = [
  '/admin/person/settings/list',
  '/admin/order_item/update_order_item',
]

/**
 * Why a call under /admin is refused, or undefined when it is allowed (AMB-65, AMB-66). Admins may make all calls;
 * everyone may read alerts; any signed-in user may make two calls about own order items.
 */
export function adminCallRefusal(
  actor: Actor,
  { path, key, isAboutOwnItems = false }: AdminCall,
): Extract<ErrorCode, 'auth/token-required' | 'access/denied'> | undefined {
  if (path === '/admin/system/info/view' && isAlertKey(key ?? '')) return undefined
  if (actor === null || actor === undefined) return 'auth/token-required'
  return isAdmin(actor) || (isAboutOwnItems && OWN_ITEM_CALLS.includes(path)) ? undefined : 'access/denied'
}
