import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberedUser } from './remembered-user.ts'

const keep = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text })
const USER = { id: '1', email: 'a@b.ru', name: 'Аня', role: 1 }

afterEach(() => vi.unstubAllGlobals())

describe('rememberedUser', () => {
  it('reads no token, balance or phone of the user', () => {
    keep(JSON.stringify({ ...USER, token: 'secret', balance: 5, phone: '+7' }))
    expect(rememberedUser()).toEqual(USER)
  })

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{oops'],
    ['another type', '42'],
    ['a list', '[]'],
    ['a user without a part', JSON.stringify({ ...USER, role: undefined })],
    ['a part of another type', JSON.stringify({ ...USER, id: 1 })],
  ])('knows nobody from %s', (_, text) => {
    keep(text)
    expect(rememberedUser()).toBeUndefined()
  })

  it('remembers no user in a browser that refuses storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(rememberedUser()).toBeUndefined()
  })
})
