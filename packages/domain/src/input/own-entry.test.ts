import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownEntry } from './own-entry.ts'

it('finds what the table holds and nothing that it inherits', () => {
  expect(ownEntry({ a: 1 }, 'a')).toBe(1)
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    expect(ownEntry({ a: 1 }, name)).toBeUndefined()
  }
})

it('answers a key of any type', () => {
  // A list with one name turns into that name when it is used as a key.
  for (const key of [['a'], Object.create(null), Symbol('a')]) expect(ownEntry({ a: 1 }, key)).toBeUndefined()
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (key) => {
      expect(ownEntry({ a: 1 }, key)).toBe(key === 'a' ? 1 : undefined)
    }),
  )
})
