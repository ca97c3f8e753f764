import * as v from 'valibot'
import { hasAnyRole, Role } from '../roles/roles.ts'

/** A setting of a person (ENTITY-02). */
export const settingSchema = v.object({ key: v.string(), value: v.string(), enabled: v.boolean() })

export type Setting = v.InferOutput<typeof settingSchema>

/** Settings that only the service itself may change (AMB-88). */
export const PROTECTED_SETTINGS: readonly string[] = ['ai_report', 'add_logo_permission']

const LOGO_ROLES = [Role.Realtor, Role.HeadOfAgency, Role.Agent, Role.Lawyer, Role.EstateDeveloper]

/** Whether the expert report is open to the person (ENTITY-03, AMB-88). */
export function hasAiReport(settings: readonly Setting[]): boolean {
  return settings.some(({ key, value, enabled }) => key === 'ai_report' && enabled && value === 'active')
}

/**
 * The logo permission: the value of its setting, else 'active' for five roles, else undefined (ROLE-29, ROLE-30). A
 * setting that is switched off or empty counts as absent (AMB-109).
 */
export function logoPermission(user: {
  readonly role: number
  readonly settings: readonly { readonly key: string; readonly value: string; readonly enabled?: boolean }[]
}): string | undefined {
  const setting = user.settings.find(({ key }) => key === 'add_logo_permission')
  if (setting !== undefined && setting.enabled !== false && setting.value !== '') return setting.value
  return hasAnyRole(user, LOGO_ROLES) ? 'active' : undefined
}

/** The entries of the setting processing_orders; broken JSON gives an empty list (ENTITY-05). */
export function parseProcessingOrders(value: string): readonly { readonly orderItemId: string }[] {
  try {
    return v.parse(processingOrdersSchema, JSON.parse(value))
  } catch {
    return []
  }
}

const processingOrdersSchema = v.array(v.object({ orderItemId: v.string() }))

/** The call that a new value of a setting needs: an empty one deletes, else update or create (AUTH-43..45). */
export function settingAction(
  settings: readonly Pick<Setting, 'key'>[],
  key: string,
  value: string,
): 'add' | 'update' | 'remove' | undefined {
  const exists = settings.some((setting) => setting.key === key)
  if (value === '') return exists ? 'remove' : undefined
  return exists ? 'update' : 'add'
}
