import type { Kopecks } from '@proverka/domain'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { sumOfParts } from '@proverka/domain/orders'
import { permissionCondition, Role, type Permission } from '@proverka/domain/accounts'
import { DEFAULT_SECOND_SIGNATURE_ROUBLES, DEFAULT_UNDO_MINUTES } from '../../platform/config/staff-access.ts'
import type { PendingActsTable } from '../../platform/db/schema/staff-schema.ts'
import { permittedTo, staffRolesOf } from '../accounts/with-roles.ts'
import type { AppContext } from '../context.ts'
import { leftOfItem } from '../payments/item-returns.ts'

export type ActKind = PendingActsTable['kind']

/** What a member of the staff has to be permitted to make, cancel or confirm an act. */
export const permissionForAct = (kind: ActKind): Permission => PERMISSION_OF[kind]

const PERMISSION_OF: Readonly<Record<ActKind, Permission>> = {
  return: 'refunds.write',
  withdrawal: 'partners.pay',
  payout: 'partners.pay',
  merge: 'clients.merge',
}

/** Refuses to give all that is left of an item back at once where the sum needs a second signature: such a return waits. */
export async function requireSingleSignature(
  context: AppContext,
  maker: string,
  itemId: string,
): Promise<void> {
  const item = await context.queries.orderItems.findItem(itemId)
  const order = item && (await context.queries.orders.findOrder(item.order_id))
  if (!item || !order) return
  const kopecks = sumOfParts(await leftOfItem(context, order, item))
  if (await needsSecond(context, maker, { kind: 'return', kopecks })) throw appError('pending/second-needed')
}

/** Minutes for which an act can be undone. */
export const undoMinutes = ({ config }: Pick<AppContext, 'config'>): number =>
  config.staff?.undoMinutes ?? DEFAULT_UNDO_MINUTES

/** The sum, in roubles, above which a return needs a second signature. */
export const secondSignatureRoubles = ({ config }: Pick<AppContext, 'config'>): number =>
  config.staff?.secondSignatureRoubles ?? DEFAULT_SECOND_SIGNATURE_ROUBLES

/**
 * Whether an act needs a second signature: a payout always, a return and a merge above a sum. Without a second person to sign it needs
 * none, as it would wait for ever.
 */
export async function needsSecond(
  context: AppContext,
  maker: string,
  { kind, kopecks }: { readonly kind: ActKind; readonly kopecks: Kopecks },
): Promise<boolean> {
  const permission = permissionForAct(kind)
  const condition = permissionCondition(permission)
  if (condition === 'second-above' && kopecks <= toKopecks(secondSignatureRoubles(context))) return false
  const members = await context.queries.staffRoles.listStaff(context.clock.now(), Role.Admin)
  return members.some(
    (member) =>
      member.id !== maker &&
      permittedTo(staffRolesOf(member, member.staff_roles), member.staff_permissions).has(permission),
  )
}
