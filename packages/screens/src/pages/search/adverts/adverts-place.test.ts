import { expect, it } from 'vitest'
import { advertsPath, readAdvertsPlace } from './adverts-place.ts'

const read = (query: string) => readAdvertsPlace(new URLSearchParams(query))

it('keeps in the address filter and order, and nothing else', () => {
  expect(advertsPath()).toBe('/adverts/')
  expect(advertsPath({ texts: { area1: '40', rooms: '' }, sort: 'newest', offset: 0 })).toBe(
    '/adverts/?area1=40',
  )
  const place = { texts: { id_site: '2' }, sort: 'price-drop', offset: 20 } as const
  expect(advertsPath(place)).toBe('/adverts/?id_site=2&sort=price-drop&offset=20')
  expect(read('id_site=2&sort=price-drop&offset=20')).toEqual(place)
})

it('reads an address that makes no sense as the whole list', () => {
  for (const query of ['', 'sort=best&offset=-1', 'sort=toString&offset=1e3', 'offset=9999999'])
    expect([query, read(query)]).toEqual([query, { texts: {}, sort: 'newest', offset: 0 }])
})
