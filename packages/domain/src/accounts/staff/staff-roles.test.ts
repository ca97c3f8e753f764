import { describe, expect, it } from 'vitest'
import {
  canBeGiven,
  isPermission,
  PERMISSIONS,
  permissionCondition,
  permissionLabel,
  type Permission,
} from './permissions.ts'
import { isStaffRole, permissionsOf, STAFF_ROLES, staffRoleLabel } from './staff-roles.ts'

const rolesWith = (permission: (typeof PERMISSIONS)[number]) =>
  STAFF_ROLES.filter((role) => permissionsOf([role]).has(permission))

describe('roles of the staff', () => {
  it('[CONSOLE-02] are five sets of permissions, and the chief has all', () => {
    expect(STAFF_ROLES).toEqual(['operator', 'support', 'accountant', 'editor', 'chief'])
    expect([...permissionsOf(['chief'])].toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  it('[CONSOLE-02] let the chief alone give roles, change prices and read the log', () => {
    const chiefs = ['staff.read', 'staff.write', 'catalogue.write', 'promotions.write', 'log.read'] as const
    for (const permission of chiefs)
      expect([permission, rolesWith(permission)]).toEqual([permission, ['chief']])
  })

  it('keep money apart from work: partners are paid and orders marked as paid by the accountant', () => {
    for (const permission of ['orders.pay', 'partners.pay', 'balances.write'] as const)
      expect(rolesWith(permission)).toEqual(['accountant', 'chief'])
    expect(rolesWith('fulfilments.write')).toEqual(['operator', 'chief'])
  })

  it('close clients and orders to the editor', () => {
    expect([...permissionsOf(['editor'])].filter((one) => /^(clients|orders|subjects)\./.test(one))).toEqual(
      [],
    )
  })

  it('[CONSOLE-03] let all but the editor open personal data', () => {
    expect(rolesWith('personal.read')).toEqual(['operator', 'support', 'accountant', 'chief'])
  })

  it('[CONSOLE-02] need another signature for payouts and large returns, and a reason for personal data', () => {
    const conditions = PERMISSIONS.map((permission) => [permission, permissionCondition(permission)])
    expect(conditions.filter(([, condition]) => condition)).toEqual([
      ['refunds.write', 'second-above'],
      ['clients.merge', 'second-above'],
      ['personal.read', 'reason'],
      ['partners.pay', 'second'],
    ])
  })

  it('[CONSOLE-02] go with permissions for a term, but for those that decide about the staff', () => {
    expect(PERMISSIONS.filter((permission) => !canBeGiven(permission))).toEqual([
      'log.read',
      'staff.read',
      'staff.write',
    ])
    expect(['banners.write', 'banners', 'toString', 7].map(isPermission)).toEqual([true, false, false, false])
  })

  it('add up, and no role permits nothing', () => {
    const both = permissionsOf(['editor', 'accountant'])
    expect([both.has('banners.write'), both.has('partners.pay'), both.has('staff.write')]).toEqual([
      true,
      true,
      false,
    ])
    expect(permissionsOf([]).size).toBe(0)
  })

  it('have one reader at least for whatever is written', () => {
    for (const role of STAFF_ROLES) {
      const own = permissionsOf([role])
      const blind = [...own].filter((one) => {
        const reading = one.replace(/\.\w+$/, '.read')
        return PERMISSIONS.some((known) => known === reading) && !own.has(reading as Permission)
      })
      expect([role, blind]).toEqual([role, []])
    }
  })

  it('are told from other words', () => {
    expect(['chief', 'admin', 0, 'toString'].map(isStaffRole)).toEqual([true, false, false, false])
  })

  it('have a word each, and so have permissions', () => {
    const labels = [...STAFF_ROLES.map(staffRoleLabel), ...PERMISSIONS.map(permissionLabel)]
    expect(labels.filter((label) => !/^[А-Я][а-я ]+$/.test(label))).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
  })
})
