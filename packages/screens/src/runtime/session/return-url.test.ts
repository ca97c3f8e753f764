import { beforeEach, expect, it, vi } from 'vitest'
import { clearReturnUrl, storeReturnUrl, storedReturnUrl } from './return-url.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('[TRUE-11] keeps the way to a page of the site until it is dropped', () => {
  storeReturnUrl('/report/1/?jwt_token=link_a')
  expect(storedReturnUrl()).toBe('/report/1/')
  clearReturnUrl()
  expect(storedReturnUrl()).toBeUndefined()
})

it('keeps no way out of the site, and reads none that someone wrote there', () => {
  storeReturnUrl('//evil.example/')
  expect(storedReturnUrl()).toBeUndefined()
  kept.set('way', '"https://evil.example/"')
  expect(storedReturnUrl()).toBeUndefined()
  kept.set('way', 'nonsense')
  expect(storedReturnUrl()).toBeUndefined()
})
