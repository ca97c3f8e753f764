/** What a member of the staff may do, by permission: area and deed. The label is what the console says of it. */
const LABELS = {
  'orders.read': 'Видеть заказы и отчеты',
  'orders.write': 'Менять заказы и позиции',
  'orders.pay': 'Отмечать заказы оплаченными',
  'refunds.write': 'Возвращать деньги за услуги',
  'fulfilments.read': 'Видеть выписки в работе',
  'fulfilments.write': 'Заказывать выписки и принимать файлы',
  'faults.read': 'Видеть сообщения об ошибках',
  'faults.write': 'Отвечать на сообщения об ошибках',
  'subjects.read': 'Видеть обращения проверяемых',
  'subjects.write': 'Отвечать проверяемым',
  'clients.read': 'Видеть клиентов',
  'clients.write': 'Менять учетные записи клиентов',
  'clients.merge': 'Объединять учетные записи',
  'personal.read': 'Открывать личные данные',
  'balances.write': 'Пополнять и списывать баланс',
  'emails.write': 'Писать клиентам',
  'newsletters.write': 'Рассылать новости',
  'articles.write': 'Писать и публиковать статьи',
  'comments.write': 'Следить за комментариями',
  'catalogue.read': 'Видеть цены и тарифы',
  'catalogue.write': 'Менять цены и тарифы',
  'promotions.read': 'Видеть промокоды и кампании',
  'promotions.write': 'Менять промокоды и кампании',
  'partners.read': 'Видеть партнеров',
  'partners.write': 'Менять тарифы партнеров',
  'partners.pay': 'Платить партнерам',
  'statistics.read': 'Видеть статистику',
  'statistics.export': 'Выгружать таблицы',
  'banners.write': 'Баннеры',
  'limits.write': 'Снимать ограничения поиска',
  'jobs.read': 'Видеть задания',
  'jobs.write': 'Повторять задания',
  'log.read': 'Видеть журнал правок',
  'staff.read': 'Видеть сотрудников',
  'staff.write': 'Раздавать роли',
} as const

/** Area and deed, for example `orders.read`. */
export type Permission = keyof typeof LABELS

/** All permissions in the order of the console's table. */
export const PERMISSIONS = Object.keys(LABELS) as readonly Permission[]

/** What the console says of a permission, in Russian. */
export function permissionLabel(permission: Permission): string {
  return LABELS[permission]
}

/**
 * What an act needs beside its permission: `second` the signature of another member of the staff, `second-above` the
 * same from a sum on, `reason` a reason that the log of readings holds.
 */
export type PermissionCondition = 'reason' | 'second' | 'second-above'

const CONDITIONS: Partial<Record<Permission, PermissionCondition>> = {
  'personal.read': 'reason',
  'refunds.write': 'second-above',
  'clients.merge': 'second-above',
  'partners.pay': 'second',
}

/** What an act needs beside its permission; undefined for nothing. */
export const permissionCondition = (permission: Permission): PermissionCondition | undefined =>
  CONDITIONS[permission]

/** Whether the text is a permission. */
export const isPermission = (value: unknown): value is Permission =>
  typeof value === 'string' && Object.hasOwn(LABELS, value)

/** Permissions of the chief that nobody else is given: who belongs to the staff, and what it did. */
const OF_CHIEF_ALONE: ReadonlySet<Permission> = new Set(['staff.read', 'staff.write', 'log.read'])

/** Whether a permission can be given beyond a role, for a term. */
export const canBeGiven = (permission: Permission): boolean => !OF_CHIEF_ALONE.has(permission)
