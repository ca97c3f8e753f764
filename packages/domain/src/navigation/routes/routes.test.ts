import { describe, expect, it } from 'vitest'
import { buildPath } from './build-path.ts'
import { matchRoute } from './match-route.ts'
import { routeHeading } from './route-heading.ts'
import { ROUTES, routeByName } from './routes.ts'

function pathWithSamples(path: string): string {
  return path.replace(/\{(\w+)\??\}/g, 'sample') || '/'
}

describe('route table', () => {
  it('has each name and each path once', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length)
  })

  it.each(ROUTES.map((route) => [route.name, route] as const))('finds %s by its own path', (name, route) => {
    expect(matchRoute(pathWithSamples(route.path))?.route.name).toBe(name)
  })

  it('names only routes that exist as canonical', () => {
    const targets = ROUTES.flatMap((route) => route.canonicalRoute ?? []).map(routeByName)
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((target) => target.canonicalRoute !== undefined)).toEqual([])
  })

  it('has a sample page of each report', () => {
    const samples = ROUTES.filter(({ path }) => path.includes('-preview/')).map(({ name }) => name)
    expect(samples).toEqual(
      expect.arrayContaining([
        'check-person-preview-id',
        'check-auto-preview-id',
        'credit-rating-preview-id',
        'cost-assessment-preview-id',
        'counter-agent-preview-id',
        'egrn-object-preview-id',
        'egrn-right-list-preview-id',
        'full-check-preview-id',
        'independent-report-preview-id',
        'risk-preview-id',
      ]),
    )
    expect(routeByName('index').path).toBe('/')
  })

  it('gives no other page a heading', () =>
    expect(() => routeHeading('index')).toThrow('The route index is no landing page'))

  it('gives every landing page a heading', () => {
    const landings = ROUTES.filter((route) => route.layout === 'landing')
    // 27 of single checks, and those that the table of pages has.
    expect(landings.length).toBeGreaterThanOrEqual(32)
    expect(landings.filter(({ name }) => !/^[А-Я]/.test(routeHeading(name)))).toEqual([])
    expect(ROUTES.filter(({ heading, layout }) => heading && layout !== 'landing')).toEqual([])
  })
})

describe('buildPath', () => {
  it('[NAV-25] builds the path of a name and throws for an unknown name', () => {
    expect(buildPath('object-objectKey', { objectKey: '77:01:0001001:1' })).toBe('/object/77:01:0001001:1/')
    expect(() => buildPath('nowhere')).toThrow('Unknown route nowhere')
    expect(() => buildPath(Symbol('x') as never)).toThrow(/^Unknown route $/)
  })

  it('[OBJ-02] keeps an object key in one path segment, encoded once', () => {
    const path = buildPath('object-objectKey', { objectKey: 'ул Мира, д 5/1 100%' })
    expect(path.split('/')).toHaveLength(4)
    expect(path).toContain('%2F')
    expect(matchRoute(path)?.params).toEqual({ objectKey: 'ул Мира, д 5/1 100%' })
  })

  it('adds a query without empty values', () => {
    expect(buildPath('index', {}, { a: 'б в', b: '', c: undefined, d: 0, e: false })).toBe(
      '/?a=%D0%B1%20%D0%B2&d=0&e=false',
    )
  })

  it('leaves out an optional parameter and throws for a missing one', () => {
    expect(buildPath('check-owner-id')).toBe('/check-owner/')
    expect(buildPath('check-owner-id', { id: '' })).toBe('/check-owner/')
    expect(buildPath('check-owner-id', { id: 42 })).toBe('/check-owner/42/')
    expect(buildPath('check-owner-id', null as never)).toBe('/check-owner/')
    expect(() => buildPath('blog-id')).toThrow(RangeError)
    expect(() => buildPath('blog-id', { id: '..' })).toThrow(RangeError)
  })

  it('survives half a surrogate pair', () => {
    expect(buildPath('blog-id', { id: '\ud800' })).toBe('/blog/%EF%BF%BD/')
  })
})

describe('matchRoute', () => {
  it.each([
    ['/', 'index', {}],
    ['/blog', 'blog', {}],
    ['/blog/', 'blog', {}],
    ['/valuation/demo-page/', 'valuation-demo-page', {}],
    ['/valuation/7/', 'valuation-id', { id: '7' }],
    ['/check-owner/', 'check-owner', {}],
    ['/check-owner/7', 'check-owner-id', { id: '7' }],
    ['/counter-agent/', 'counter-agent-id', {}],
    ['/proverka-avto/', 'proverka-avto', {}],
    ['/proverka-avto/42/', 'proverka-avto-id', { id: '42' }],
    ['/object/д. 5/', 'object-objectKey', { objectKey: 'д. 5' }],
    ['/object/a%2Fb/', 'object-objectKey', { objectKey: 'a/b' }],
    ['/object/a/b/', 'object-objectKey-objectKey', { objectKey: 'a', objectKeyRest: 'b' }],
    ['/report/1/', 'report-id', { id: '1' }],
    ['/order/1/', 'order-id', { id: '1' }],
    ['blog/1/', 'blog-id', { id: '1' }],
  ])('%s is %s', (path, name, params) => {
    const match = matchRoute(path)
    expect([match?.route.name, match?.params]).toEqual([name, params])
  })

  it.each([
    '/nowhere/',
    '/blog//1/',
    '/object/%E0%A4%A/',
    '/object/a/b/c/',
    '/object//',
    '//blog/',
    '/Blog/',
  ])('%s is no page', (path) => expect(matchRoute(path)).toBeUndefined())

  it('asks for a sign-in only where the id of a report is there', () => {
    expect(matchRoute('/counter-agent/')?.route.guards).toEqual([])
    expect(matchRoute('/counter-agent/7/')?.route.guards).toEqual(['auth'])
    expect(matchRoute('/check-fiz/7/')?.route.guards).toEqual(['physcheck', 'auth'])
  })
})
