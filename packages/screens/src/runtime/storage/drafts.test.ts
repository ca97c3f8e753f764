import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimDrafts, forgetDrafts } from './drafts.ts'

/** Session storage of a tab, without a browser. */
function tabStorage() {
  const values = new Map<string, string>()
  return {
    values,
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const drafts = (values: ReadonlyMap<string, string>) =>
  [...values.keys()].filter((key) => key.startsWith('draft.'))

describe('the drafts of a tab', () => {
  let storage = tabStorage()

  beforeEach(() => {
    storage = tabStorage()
    storage.setItem('draft.owner', '{"lastName":"Ладогин"}')
    storage.setItem('draft.deal', '{"seller":"Веснина"}')
    storage.setItem('landed', '{}')
    vi.stubGlobal('sessionStorage', storage)
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('of a guest pass to the user who signs in', () => {
    claimDrafts('one')
    expect(drafts(storage.values)).toEqual(['draft.owner', 'draft.deal'])
  })

  it('survive when the same user signs in again', () => {
    claimDrafts('one')
    claimDrafts('one')
    expect(drafts(storage.values)).toHaveLength(2)
  })

  it('are forgotten when another person signs in, and nothing else is', () => {
    claimDrafts('one')
    claimDrafts('other')
    expect(drafts(storage.values)).toEqual([])
    expect(storage.values.has('landed')).toBe(true)
    storage.setItem('draft.deal', '{"seller":"Озеров"}')
    claimDrafts('other')
    expect(drafts(storage.values)).toEqual(['draft.deal'])
  })

  it('are forgotten with the sign-out; what is typed then belongs to no user again', () => {
    claimDrafts('one')
    forgetDrafts()
    expect([...storage.values.keys()]).toEqual(['landed'])
    storage.setItem('draft.deal', '{}')
    claimDrafts('other')
    expect(drafts(storage.values)).toEqual(['draft.deal'])
  })

  it('stop nothing in a browser that refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => claimDrafts('one')).not.toThrow()
    expect(() => forgetDrafts()).not.toThrow()
  })
})
