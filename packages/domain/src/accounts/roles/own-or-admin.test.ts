import { expect, it } from 'vitest'
import { isOwnOrAdmin } from './own-or-admin.ts'

it('allows only the person and an admin', () => {
  expect(isOwnOrAdmin({ id: 'u1', role: 1 }, 'u1')).toBe(true)
  expect(isOwnOrAdmin({ id: 'u2', role: 0 }, 'u1')).toBe(true)
  expect(isOwnOrAdmin({ id: 'u2', role: 1 }, 'u1')).toBe(false)
  for (const nobody of [null, undefined, { id: '', role: 1 }]) expect(isOwnOrAdmin(nobody, '')).toBe(false)
})
