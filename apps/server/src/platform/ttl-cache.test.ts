import { describe, expect, it } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

const LIFE = 1000

function setUp() {
  let at = 0
  let reads = 0
  const cache = createTtlCache<number>(LIFE, () => at)
  return {
    cache,
    get: (key = 'realty') => cache.get(key, async () => ++reads),
    pass: (milliseconds: number) => (at += milliseconds),
  }
}

describe('short cache', () => {
  it('reads once for as long as it remembers, by key', async () => {
    const { get, pass } = setUp()
    expect([await get(), await get(), await get('fiz')]).toEqual([1, 1, 2])
    pass(LIFE - 1)
    expect(await get()).toBe(1)
    pass(1)
    expect(await get()).toBe(3)
  })

  it('lets everybody wait for one reading', async () => {
    const { get } = setUp()
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
  })

  it('discards a load that began before a clear', async () => {
    const { cache } = setUp()
    const old = Promise.withResolvers<number>()
    const waiting = cache.get('realty', () => old.promise)
    cache.clear()
    expect(await cache.get('realty', async () => 2)).toBe(2)
    old.resolve(1)
    expect([await waiting, await cache.get('realty', async () => 3)]).toEqual([1, 2])
  })

  it('does not remember a failure', async () => {
    const { cache } = setUp()
    await expect(cache.get('realty', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('realty', async () => 2)).toBe(2)
  })
})
