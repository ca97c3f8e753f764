import * as v from 'valibot'
import { requireInput } from '../../input/require-input.ts'
import { hasAnyRole, Role } from '../roles/roles.ts'

/** A setting of a person (ENTITY-02). */
export const settingSchema = v.object({ key: v.string(), value: v.string(), enabled: v.boolean() })

/** A setting of a person (ENTITY-02). */
export type Setting = v.InferOutput<typeof settingSchema>

/** The setting that lists the order items in work. */
export const PROCESSING_ORDERS = 'processing_orders'

/** Settings that only the service itself may change (AMB-88). */
export const PROTECTED_SETTINGS: readonly string[] = ['ai_report', 'add_logo_permission', PROCESSING_ORDERS]

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

/** Whether own reports may carry a logo: nothing but 'active' opens it, a setting with another value closes it. */
export const mayAddLogo = (user: Parameters<typeof logoPermission>[0]): boolean =>
  logoPermission(user) === 'active'

/** The setting of items in work; undefined when nothing is. */
export function processingOrdersSetting(itemIds: readonly string[]): Setting | undefined {
  if (itemIds.length === 0) return undefined
  const value = JSON.stringify(itemIds.map((orderItemId) => ({ orderItemId })))
  return { key: PROCESSING_ORDERS, value, enabled: true }
}

/**
 * The entries of the setting processing_orders; broken JSON gives an empty list (ENTITY-05).
 *
 * @keep Other programs read answers of the API by it.
 */
export function parseProcessingOrders(value: string): readonly { readonly orderItemId: string }[] {
  try {
    return v.parse(processingOrdersSchema, JSON.parse(value))
  } catch {
    return []
  }
}

const changeSchema = v.object({
  settings: v.array(v.looseObject({ key: v.string() })),
  key: v.pipe(v.string(), v.minLength(1)),
  value: v.string(),
})

const processingOrdersSchema = v.array(v.object({ orderItemId: v.string() }))

/** A change of a person's own settings: which call is to be made, and its body or, for 'remove', its query. */
export type SettingChange =
  | { readonly action: 'add' | 'update'; readonly body: Setting }
  | { readonly action: 'remove'; readonly query: { readonly key: string } }

/**
 * The call that a new value needs: an empty one deletes, else update or create (AUTH-43..45); undefined where nothing
 * changes. A key or value that is no text: `AppError` 'input/invalid'.
 */
export function settingChange(
  settings: readonly Pick<Setting, 'key'>[],
  key: string,
  value: string,
): SettingChange | undefined {
  const action = settingAction(settings, key, value)
  if (action === undefined) return undefined
  return action === 'remove' ? { action, query: { key } } : { action, body: { key, value, enabled: true } }
}

/** The kind of call that a new value of a setting needs, see `settingChange`. */
function settingAction(
  settings: readonly Pick<Setting, 'key'>[],
  key: string,
  value: string,
): 'add' | 'update' | 'remove' | undefined {
  requireInput(changeSchema, { settings, key, value }, 'setting')
  const exists = settings.some((setting) => setting.key === key)
  if (value === '') return exists ? 'remove' : undefined
  return exists ? 'update' : 'add'
}

/** Settings of a person by which the service sends text messages; the value is `on`. */
export const SMS_NOTICES = { done: 'notify_done_sms', dataNeeded: 'notify_data_sms' } as const

/** Whether a person wants a text message about something. */
export function wantsSms(
  settings: readonly Pick<Setting, 'key' | 'value' | 'enabled'>[],
  topic: keyof typeof SMS_NOTICES,
): boolean {
  return settings.some(({ key, value, enabled }) => key === SMS_NOTICES[topic] && enabled && value === 'on')
}
