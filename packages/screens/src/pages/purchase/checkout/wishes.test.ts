import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf, forgetWishOf, keepOrderOfWish, renewKeys, takeWish } from './wishes.ts'

const FLAT = '00:14:0203005:1047'

describe('a wish', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('[TRUE-05] keeps its key and its order until it is paid', () => {
    const wish = takeWish('a', FLAT)
    expect(takeWish('a', FLAT).key).toBe(wish.key)
    keepOrderOfWish(wish, 'order-1')
    expect(takeWish('a', FLAT)).toMatchObject({ key: wish.key, orderId: 'order-1' })
    forgetWishOf('order-1')
    expect(takeWish('a', FLAT).key).not.toBe(wish.key)
  })

  it('[TRUE-05] that is changed takes the place of the one before, about the same object', () => {
    keepOrderOfWish(takeWish('a', FLAT), 'order-1')
    const other = takeWish('b', FLAT)
    expect(other).toMatchObject({ replaces: 'order-1', orderId: undefined })
    expect(takeWish('c', 'another flat').replaces).toBeUndefined()
    expect(takeWish('a', FLAT).orderId).toBeUndefined()
  })

  it('is given up after a day', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    const wish = takeWish('a', FLAT)
    vi.setSystemTime(Date.parse('2026-11-22T09:59:59Z'))
    expect(takeWish('a', FLAT).key).toBe(wish.key)
    vi.setSystemTime(Date.parse('2026-11-22T10:00:01Z'))
    expect(takeWish('a', FLAT).key).not.toBe(wish.key)
  })

  it('gets another key when the server knows the first one from another request', () => {
    const wish = takeWish('a', FLAT)
    const renewed = renewKeys(wish)
    expect(renewed?.key).not.toBe(wish.key)
    expect(takeWish('a', FLAT).key).toBe(renewed?.key)
  })

  it('says nothing of the people in it', async () => {
    const content = await contentOf({ lastName: 'Ладогин', passport: '0000 000000' })
    expect(content).toMatch(/^[\da-f]{64}$/)
    expect(await contentOf({ lastName: 'Ладогин' })).not.toBe(content)
  })
})
