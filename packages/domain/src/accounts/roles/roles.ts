/** Roles by name (person_role on the wire). 13 is no role (AMB-111). */
export const Role = {
  Admin: 0,
  Client: 1,
  Realtor: 2,
  Agent: 3,
  Partner: 4,
  Customer: 5,
  Seller: 6,
  HeadOfAgency: 7,
  Appraiser: 8,
  Lawyer: 9,
  EstateDeveloper: 10,
  PartnerRisk: 11,
  Manager: 12,
  Other: 14,
  Hr: 15,
  Security: 16,
  Chief: 17,
} as const

/** A role as its number (ROLE-01..17). */
export type RoleNumber = (typeof Role)[keyof typeof Role]

const LABELS: Readonly<Record<RoleNumber, string>> = {
  0: 'Администратор',
  1: 'Клиент',
  2: 'Риелтор',
  3: 'Бухгалтер',
  4: 'Партнер',
  5: 'Покупатель',
  6: 'Продавец',
  7: 'Руководитель агентства',
  8: 'Оценщик',
  9: 'Юрист',
  10: 'Застройщик',
  11: 'Партнер по рискам',
  12: 'Менеджер',
  14: 'Другое',
  15: 'Кадровик',
  16: 'Служба безопасности',
  17: 'Руководитель',
}

/** Whether the number is a role. */
export function isRole(value: unknown): value is RoleNumber {
  return typeof value === 'number' && Object.hasOwn(LABELS, value)
}

/** The label of a role; an unknown number reads «Роль 13». */
export function roleLabel(role: number): string {
  return isRole(role) ? LABELS[role] : `Роль ${role}`
}

/** The roles offered at registration: all but Admin and Client (AUTH-15). */
export function registrationRoles(): readonly RoleNumber[] {
  return Object.values(Role).filter((role) => role !== Role.Admin && role !== Role.Client)
}

/** What a registration offers: first «Для себя», which is the role that counts as client (AMB-62), then the rest. */
export function registrationChoices(): readonly { readonly role: RoleNumber; readonly label: string }[] {
  const others = registrationRoles().filter((role) => !isClient(role))
  return [
    { role: Role.Manager, label: 'Для себя' },
    ...others.map((role) => ({ role, label: roleLabel(role) })),
  ]
}

type WithRole = { readonly role: number } | null | undefined

/** Whether the user is an admin (ROLE-25); a guest is not. */
export function isAdmin(user: WithRole): boolean {
  return hasRole(user, Role.Admin)
}

/** Whether the user has the role (ROLE-26). */
export function hasRole(user: WithRole, role: number): boolean {
  return user?.role === role
}

/** Whether the user has one of the roles (ROLE-27). */
export function hasAnyRole(user: WithRole, roles: readonly number[]): boolean {
  return user !== null && user !== undefined && roles.includes(user.role)
}

/** Whether the role counts as client: Client itself and 12 (AMB-62). */
export function isClient(role: number): boolean {
  return role === Role.Client || role === Role.Manager
}
