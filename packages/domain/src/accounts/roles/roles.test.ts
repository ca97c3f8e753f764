import { describe, expect, it } from 'vitest'
import { logoPermission } from '../settings/settings.ts'
import {
  hasAnyRole,
  hasRole,
  isAdmin,
  isClient,
  isRole,
  registrationChoices,
  registrationRoles,
  Role,
  roleLabel,
} from './roles.ts'

describe('roles', () => {
  it.each([
    ['ROLE-01', 'Admin', 0],
    ['ROLE-02', 'Client', 1],
    ['ROLE-03', 'Realtor', 2],
    ['ROLE-05', 'Partner', 4],
    ['ROLE-06', 'Customer', 5],
    ['ROLE-07', 'Seller', 6],
    ['ROLE-08', 'HeadOfAgency', 7],
    ['ROLE-09', 'Appraiser', 8],
    ['ROLE-10', 'Lawyer', 9],
    ['ROLE-11', 'EstateDeveloper', 10],
    ['ROLE-12', 'PartnerRisk', 11],
    ['ROLE-13', 'Manager', 12],
    ['ROLE-15', 'Hr', 15],
    ['ROLE-16', 'Security', 16],
    ['ROLE-17', 'Chief', 17],
  ] as const)('[%s] %s is %i', (_row, name, number) => expect(Role[name]).toBe(number))

  it('[ROLE-04] Agent is 3 and is shown as «Бухгалтер»', () => {
    expect([Role.Agent, roleLabel(3)]).toEqual([3, 'Бухгалтер'])
  })

  it('[ROLE-14] Other is 14 and 13 is no role', () => {
    expect(Role.Other).toBe(14)
    expect([isRole(14), isRole(13), isRole('1')]).toEqual([true, false, false])
    expect(roleLabel(13)).toBe('Роль 13')
  })

  it('[ROLE-25] tells an admin', () => {
    expect([isAdmin({ role: 0 }), isAdmin({ role: 1 }), isAdmin(null)]).toEqual([true, false, false])
  })

  it('[ROLE-26] tells a given role', () => {
    expect([hasRole({ role: 2 }, 2), hasRole({ role: 2 }, 3)]).toEqual([true, false])
  })

  it('[ROLE-27] tells any of several roles', () => {
    expect([
      hasAnyRole({ role: 9 }, [2, 9]),
      hasAnyRole({ role: 1 }, [2, 9]),
      hasAnyRole(undefined, [1]),
      hasAnyRole(null, [1]),
    ]).toEqual([true, false, false, false])
  })

  it('[AUTH-15] offers the other fifteen roles at registration', () => {
    expect(registrationRoles()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17])
  })

  it('has a word for each role', () => {
    const labels = Object.values(Role).map(roleLabel)
    expect(labels.filter((label) => !/^[А-Я][а-яё]+( [а-яё]+)*$/.test(label))).toEqual([])
    expect(new Set(labels).size).toBe(17)
  })

  it('counts role 12 as client', () => expect([1, 12, 2].map(isClient)).toEqual([true, true, false]))

  it('[ROLE-29] reads the logo permission from its setting first', () => {
    const settings = [{ key: 'add_logo_permission', value: 'no' }]
    expect(logoPermission({ role: 1, settings })).toBe('no')
    expect(logoPermission({ role: 2, settings })).toBe('no')
    expect(
      logoPermission({ role: 1, settings: [{ key: 'add_logo_permission', value: 'no', enabled: false }] }),
    ).toBe(undefined)
    expect(logoPermission({ role: 2, settings: [{ key: 'add_logo_permission', value: '' }] })).toBe('active')
  })

  it('[ROLE-30] else gives the logo permission to five roles', () => {
    const permission = (role: number) => logoPermission({ role, settings: [] })
    const active = Object.values(Role).filter((role) => permission(role) === 'active')
    expect(active.toSorted((one, other) => one - other)).toEqual([2, 3, 7, 9, 10])
    expect([1, 4].map(permission)).toEqual([undefined, undefined])
  })

  it('offers «Для себя» first at a registration: the role that counts as client', () => {
    const choices = registrationChoices()
    expect(choices[0]).toEqual({ role: Role.Manager, label: 'Для себя' })
    expect(isClient(Role.Manager)).toBe(true)
    expect(new Set(choices.map(({ role }) => role))).toEqual(new Set(registrationRoles()))
    expect(choices).toHaveLength(registrationRoles().length)
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
  })
})
