import { expect, it } from 'vitest'
import { keyedHash, seal, unseal } from './sealed-secret.ts'

const KEY = 'k'.repeat(32)

it('opens what was sealed under the same key for the same owner, and nothing else', () => {
  const sealed = seal(KEY, 'u1', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal(KEY, 'u1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(unseal(KEY, 'u1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(KEY, 'u2', sealed)).toBeUndefined()
  expect(unseal('x'.repeat(32), 'u1', sealed)).toBeUndefined()
  expect(unseal(KEY, 'u1', `${sealed.slice(0, -2)}AA`)).toBeUndefined()
  expect(unseal(KEY, 'u1', '')).toBeUndefined()
})

it('hashes a code for its owner and key', () => {
  const hash = keyedHash(KEY, 'u1', 'abcdefghij')
  expect(keyedHash(KEY, 'u1', 'abcdefghij')).toBe(hash)
  const others = [
    keyedHash(KEY, 'u2', 'abcdefghij'),
    keyedHash('x'.repeat(32), 'u1', 'abcdefghij'),
    keyedHash(KEY, 'u1', 'abcdefghik'),
  ]
  expect(others).not.toContain(hash)
})
