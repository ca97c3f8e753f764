import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  isFavourite,
  SAVED_LIMITS,
  savedItemSchema,
  withoutSaved,
  withSaved,
  type SavedItem,
} from './saved-items.ts'

const search = (key: string): SavedItem => ({ kind: 'search', key, title: '' })
const favourite = (key: string): SavedItem => ({ kind: 'favourite', key, title: 'Кленовая, 14' })

describe('[TRUST-13] what a visitor has saved', () => {
  it('is stored once, the newest first', () => {
    const items = [search('Кленовая'), search('Садовая')].reduce<readonly SavedItem[]>(withSaved, [])
    expect(withSaved(items, search('Кленовая')).map(({ key }) => key)).toEqual(['Кленовая', 'Садовая'])
  })

  it('loses the oldest search beyond the limit, and no favourite for it', () => {
    const many = Array.from({ length: SAVED_LIMITS.search + 5 }, (_, index) => search(`Кленовая, ${index}`))
    const items = [favourite('00:14:0203005:1047'), ...many].reduce<readonly SavedItem[]>(withSaved, [])
    expect(items.filter(({ kind }) => kind === 'search')).toHaveLength(SAVED_LIMITS.search)
    expect(items[0]?.key).toBe(`Кленовая, ${SAVED_LIMITS.search + 4}`)
    expect(isFavourite(items, '00:14:0203005:1047')).toBe(true)
  })

  it('is removed one by one, or all of a kind', () => {
    const items = [search('Кленовая'), search('Садовая'), favourite('Кленовая')]
    expect(withoutSaved(items, { kind: 'search', key: 'Кленовая' })).toEqual([items[1], items[2]])
    expect(withoutSaved(items, { kind: 'search' })).toEqual([items[2]])
    expect(isFavourite(items, 'Садовая')).toBe(false)
  })

  it.each([
    { kind: 'search', key: ' ', title: '' },
    { kind: 'search', key: 'а'.repeat(5000), title: '' },
    { kind: 'other', key: 'а', title: '' },
  ])('is refused where it is none: %j', (item) => {
    expect(v.is(savedItemSchema, item)).toBe(false)
  })
})
