import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, removeStored, writeStored } from './storage.ts'
import { storedCookieConsent, storedDraft, storedOrders, storedUnpaidOrders } from './stored-values.ts'

class MemoryStorage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

function withStorage(): MemoryStorage {
  const storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  return storage
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the access to browser storage', () => {
  const order = { orderId: 'a', totalAmount: 499, email: 'a@b.ru', date: '2026-11-21T10:00:00.000Z' }

  it('reads back what was written under the stated key', () => {
    const storage = withStorage()
    writeStored(storedUnpaidOrders, [order])
    expect(storage.values.has('notPaidOrders')).toBe(true)
    expect(readStored(storedUnpaidOrders)).toEqual([order])
  })

  it.each([
    ['text that is no JSON', '{oops'],
    ['another type', '42'],
    ['an order without its sum', '[{"orderId":"a","email":"","date":""}]'],
  ])('reads %s as the fallback', (_, text) => {
    withStorage().values.set('orders', text)
    expect(readStored(storedOrders)).toEqual([])
  })

  it('null removes a value', () => {
    const storage = withStorage()
    writeStored(storedCookieConsent, { accepted: true, date: '2026-11-21' })
    writeStored(storedCookieConsent, null)
    expect(storage.values.size).toBe(0)
  })

  it('goes on without memory when the browser refuses storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => writeStored(storedOrders, [order])).not.toThrow()
    expect(readStored(storedOrders)).toEqual([])
  })

  it('keeps drafts of forms apart', () => {
    withStorage()
    writeStored(storedDraft('person'), { lastName: 'Ладогин' })
    expect(readStored(storedDraft('guest-order'))).toEqual({})
    removeStored(storedDraft('person'))
    expect(readStored(storedDraft('person'))).toEqual({})
  })
})
