import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeAfterSignIn, routeAfterSignOut } from './after-sign-in.ts'
import { paymentReturnUrl, registrationLink, reportLink, withoutSignInToken } from './links.ts'
import { normaliseUrl } from './normalise-url.ts'
import { buildQuery, parseQuery } from './query.ts'

describe('normaliseUrl', () => {
  it.each([
    ['/index.php', '/'],
    ['/index.php?utm_source=a', '/?utm_source=a'],
    ['/index.html', '/'],
    ['/blog/index.html', '/'],
    ['/index.php/', '/'],
    ['//blog///1', '/blog/1/'],
    ['/blog?x=1', '/blog/?x=1'],
    ['/object/a%2Fb', '/object/a%2Fb/'],
    ['/object/г Москва, д. 5', '/object/г%20Москва,%20д.%205/'],
    ['/\\evil.example', '/%5Cevil.example/'],
    ['/\t/evil.example', '/%09/evil.example/'],
    ['//evil.example', '/evil.example/'],
    ['///', '/'],
    ['', '/'],
  ])('%j leads to %j in one step', (from, to) => {
    expect(normaliseUrl(from)).toBe(to)
    expect(normaliseUrl(to)).toBeUndefined()
  })

  it.each(['/', '/blog/', '/?a=b', '/blog/?next=//x', '/object/77:01:0001001:1/', '/blog/index.php5/'])(
    '%j stays',
    (path) => expect(normaliseUrl(path)).toBeUndefined(),
  )

  it('never leads to another host and needs one step', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'a',
      'index.php',
      '%2F',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'é',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (path) => {
          const target = normaliseUrl(path)
          if (target === undefined) return
          expect(target).toMatch(/^\/(?![/\\])/)
          expect(target).not.toMatch(/[\r\n\t\\]/)
          expect(normaliseUrl(target)).toBeUndefined()
        },
      ),
    )
  })
})

it('normalises an address without a path, and what is no address', () => {
  expect(normaliseUrl('?a=1')).toBe('/?a=1')
  expect(normaliseUrl(5 as never)).toBe('/')
})

describe('links', () => {
  it('[NAV-19] adds regorder=true to the current address once', () => {
    expect(paymentReturnUrl('https://h/object/1/?a=b')).toBe('https://h/object/1/?a=b&regorder=true')
    expect(paymentReturnUrl('https://h/object/1/?a=b&regorder=true')).toBe(
      'https://h/object/1/?a=b&regorder=true',
    )
    expect(paymentReturnUrl('https://h/')).toBe('https://h/?regorder=true')
    expect(paymentReturnUrl('#top')).toBe('?regorder=true#top')
    expect(paymentReturnUrl(5 as never)).toBe('?regorder=true')
    expect(paymentReturnUrl('https://h/?a=b#top')).toBe('https://h/?a=b&regorder=true#top')
  })

  it('never sends a sign-in token on', () => {
    expect(paymentReturnUrl('https://h/?jwt_token=T&a=b')).toBe('https://h/?a=b&regorder=true')
    expect(withoutSignInToken('https://h/?jwt_token=T')).toBe('https://h/')
    expect(withoutSignInToken('https://h/?a=1&jwt_token=T#x')).toBe('https://h/?a=1#x')
  })

  it('[NAV-20] leaves empty values out of the registration link', () => {
    expect(registrationLink({ partner_id: 'p1', utm_source: 'tg' })).toBe('/?partner_id=p1&utm_source=tg')
    expect(registrationLink({ partner_id: 'p1', utm_campaign: '' })).toBe('/?partner_id=p1')
  })

  it('links to a report', () => {
    for (const origin of ['https://h', 'https://h/', 'https://h//'])
      expect(reportLink(origin, 'a b')).toBe('https://h/report/a%20b/')
  })

  it('reads and writes queries', () => {
    expect(parseQuery('?a=1&a=2&b=%D0%B0+%D0%B1&c&=x&d=%E0')).toEqual({
      a: '1',
      b: 'а б',
      c: '',
      '': 'x',
      d: '%E0',
    })
    expect(parseQuery('__proto__=1').constructor).toBeUndefined()
    expect(parseQuery('a?b=1')).toEqual({ 'a?b': '1' })
    expect(parseQuery('?&&')).toEqual({})
    expect(buildQuery({})).toBe('')
    expect(buildQuery({ a: 'x', b: 0, c: false, d: null, e: {} as never, f: 5n as never })).toBe(
      '?a=x&b=0&c=false',
    )
  })
})

describe('after signing in and out', () => {
  it('leads to the orders from home and registration of the main host only', () => {
    const main = { isMainBrandHost: true }
    expect(routeAfterSignIn('index', main)).toBe('user-orders')
    expect(routeAfterSignIn('registration', main)).toBe('user-orders')
    expect(routeAfterSignIn('blog', main)).toBeUndefined()
    expect(routeAfterSignIn('index', { isMainBrandHost: false })).toBeUndefined()
  })

  it('leads home from the user area only', () => {
    expect(routeAfterSignOut('/user/balance/')).toBe('index')
    expect(routeAfterSignOut('/user')).toBe('index')
    expect(routeAfterSignOut('/blog/')).toBeUndefined()
    expect(routeAfterSignOut('/username/')).toBeUndefined()
    expect(routeAfterSignOut('/blog/user/')).toBeUndefined()
  })
})
