import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf, dropIntentOf, storeOrderOfIntent, renewKeys, takeIntent } from './purchase-intents.ts'

const FLAT = '00:14:0203005:1047'

describe('a purchase', () => {
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
    const intent = takeIntent('a', FLAT)
    expect(takeIntent('a', FLAT).key).toBe(intent.key)
    storeOrderOfIntent(intent, 'order-1')
    expect(takeIntent('a', FLAT)).toMatchObject({ key: intent.key, orderId: 'order-1' })
    dropIntentOf('order-1')
    expect(takeIntent('a', FLAT).key).not.toBe(intent.key)
  })

  it('[TRUE-05] that is changed takes the place of the one before, about the same object', () => {
    storeOrderOfIntent(takeIntent('a', FLAT), 'order-1')
    const other = takeIntent('b', FLAT)
    expect(other).toMatchObject({ replaces: 'order-1', orderId: undefined })
    expect(takeIntent('c', 'another flat').replaces).toBeUndefined()
    expect(takeIntent('a', FLAT).orderId).toBeUndefined()
  })

  it('is given up after a day', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    const intent = takeIntent('a', FLAT)
    vi.setSystemTime(Date.parse('2026-11-22T09:59:59Z'))
    expect(takeIntent('a', FLAT).key).toBe(intent.key)
    vi.setSystemTime(Date.parse('2026-11-22T10:00:01Z'))
    expect(takeIntent('a', FLAT).key).not.toBe(intent.key)
  })

  it('gets another key when the server knows the first one from another request', () => {
    const intent = takeIntent('a', FLAT)
    const renewed = renewKeys(intent)
    expect(renewed?.key).not.toBe(intent.key)
    expect(takeIntent('a', FLAT).key).toBe(renewed?.key)
  })

  it('says nothing of the people in it', async () => {
    const content = await contentOf({ lastName: 'Ладогин', passport: '0000 000000' })
    expect(content).toMatch(/^[\da-f]{64}$/)
    expect(await contentOf({ lastName: 'Ладогин' })).not.toBe(content)
  })
})
