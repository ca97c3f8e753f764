import { describe, expect, it } from 'vitest'
import { createAdmission } from './admission.ts'

const createWatched = () => {
  const said: string[] = []
  const admission = createAdmission({ warn: (_: unknown, text?: string) => void said.push(text ?? '') })
  const measure = (load: number, times = 20) => {
    for (let time = 0; time < times; time++) admission.observe(load)
  }
  const refused = (of: number) => {
    let count = 0
    for (let call = 0; call < of; call++) {
      try {
        admission.admitNew()
      } catch (error) {
        expect(error).toMatchObject({ code: 'server/busy', statusCode: 503 })
        count++
      }
    }
    return count
  }
  return { measure, refused, said }
}

describe('a server', () => {
  it('[SAFE-28] takes all new work up to its limit, and none from twice of it on', () => {
    const { measure, refused, said } = createWatched()
    measure(1)
    expect(refused(100)).toBe(0)
    measure(1.5)
    expect(refused(100)).toBeGreaterThanOrEqual(49)
    expect(refused(100)).toBeLessThanOrEqual(51)
    measure(20)
    expect(refused(100)).toBe(100)
    measure(0)
    expect(refused(100)).toBe(0)
    expect(said).toEqual(['above the limit: new work is refused', 'new work is taken again'])
  })

  it('is not made to refuse by one late turn, and takes work again soon after a standstill', () => {
    const { measure, refused } = createWatched()
    measure(2, 1)
    expect(refused(100)).toBe(0)
    measure(1_000_000)
    measure(0, 3)
    expect(refused(100)).toBe(0)
  })
})
