import { describe, expect, it } from 'vitest'
import { findRepeats, type RowAnswer } from './row-answer.ts'

describe('repeats', () => {
  const answer = (Number: string, kind: RowAnswer['kind'] = 'found') => ({
    kind,
    object: { Number, Address: '', Area: '', ObjectType: '', TypeOKC: '', Status: '' },
  })

  it('name the first row of the same object', () => {
    const answers = [answer('1'), undefined, answer('2'), answer('1'), answer('2', 'cancelled')]
    expect(findRepeats(answers)).toEqual([undefined, undefined, undefined, 0, 2])
  })

  it('name the first row each time, not the one before', () => {
    expect(findRepeats([answer('1'), answer('1'), answer('1')])).toEqual([undefined, 0, 0])
  })

  it('do not exist among rows without an object', () => {
    const nothing = { kind: 'unknown' as const, object: null }
    expect(findRepeats([nothing, nothing])).toEqual([undefined, undefined])
  })

  it.each(['several', 'not-checked'] as const)(
    'are none of a row that is %s: it cannot be ordered',
    (kind) => {
      expect(findRepeats([answer('1', kind), answer('1'), answer('1', kind)])).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    },
  )
})
