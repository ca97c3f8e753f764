import { describe, expect, it } from 'vitest'
import { orderPath } from './links.ts'
import { ownPath } from './own-path.ts'

describe('[TRUE-11] ownPath', () => {
  it.each(['/user/orders/', '/report/1/?a=1#top', '/check-person/5/', '/object/00:14:0203005:1047/', '/'])(
    'takes a page of the site: %s',
    (path) => expect(ownPath(path)).toBe(path),
  )

  it.each([
    '//evil.example/user/orders/',
    '/\\evil.example/',
    'https://evil.example/user/orders/',
    'javascript:alert(1)',
    '/no-such-page/',
    '/user/orders/\n',
    '',
    undefined,
    5,
  ])('refuses %j', (path) => expect(ownPath(path)).toBeUndefined())

  it('leaves a sign-in token out', () => {
    expect(ownPath('/report/1/?jwt_token=link_a')).toBe('/report/1/')
    expect(ownPath('/report/1/?a=1&jwt_token=link_a&b=2#top')).toBe('/report/1/?a=1&b=2#top')
    expect(ownPath('/report/1/?jwt_token=link_a&b=2')).toBe('/report/1/?b=2')
  })
})

describe('[TRUE-11] orderPath', () => {
  it('leads to the report of an order of one part, to the order otherwise', () => {
    expect(orderPath('o', [{ id: 'a' }])).toBe('/report/a/')
    expect(orderPath('o', [{ id: 'a' }, { id: 'b' }])).toBe('/order/o/')
    expect(orderPath('o', [])).toBe('/order/o/')
  })
})
