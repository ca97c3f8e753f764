import { describe, expect, it } from 'vitest'
import { resolveHost } from '../../sites/hosts/resolve-host.ts'
import { SITES } from '../../sites/hosts/sites.ts'
import type { SiteKey } from '../../sites/hosts/sites.ts'
import { routeAfterSignIn, routeAfterSignOut } from './after-sign-in.ts'
import { buildPath } from './build-path.ts'
import { GUARD_NAMES } from './guard-names.ts'
import type { GuardName } from './guard-names.ts'
import { decideGuards, GUARDS, runGuards } from './guards.ts'
import type { GuardContext } from './guards.ts'
import { matchRoute } from './match-route.ts'
import { ROUTES, routeByName } from './routes.ts'

const REALTY = 'realty.localhost'
const B2B = 'b2b.realty.localhost'
const FIZ = 'fiz.localhost'
const FIZ_RU = 'fiz-ru.localhost'

function context(host = REALTY, more: Partial<GuardContext> = {}): GuardContext {
  return { site: resolveHost(host), hasToken: false, hasJwtToken: false, query: {}, ...more }
}

function passesOn(guard: GuardName, host: string): boolean {
  const decision = GUARDS[guard](context(host), { name: 'blog' })
  const passes = decision.kind === 'pass'
  expect(decision).toEqual(passes ? { kind: 'pass' } : { kind: 'redirect', name: 'index', to: '/' })
  return passes
}

describe('guards', () => {
  it('[GUARD-01] has the eleven stated names', () => {
    const stated = [
      'auth',
      'notAuth',
      'redirectMiddleware',
      'redirectToIndex',
      'realtyCloud',
      'realtyCloudDisabled',
    ]
    for (const suffix of ['', 'Disabled', 'Pro', 'Ru', 'RuDisabled']) stated.push(`physcheck${suffix}`)
    expect(GUARD_NAMES).toEqual(expect.arrayContaining(stated))
    expect(stated).toHaveLength(11)
  })

  it('[GUARD-02, GUARD-03] refuses a guest with a redirect to index', () => {
    const decision = decideGuards(routeByName('user'), context())
    expect(decision).toEqual({ kind: 'redirect', name: 'index', to: '/' })
  })

  it('[GUARD-04] auth lets a token and a jwt_token of the address pass', () => {
    expect(runGuards(['auth'], context(REALTY, { hasToken: true })).kind).toBe('pass')
    expect(runGuards(['auth'], context(REALTY, { hasJwtToken: true })).kind).toBe('pass')
  })

  it('[GUARD-05] notAuth leads a signed-in visitor to the user area', () => {
    const visitor = context(REALTY, { hasToken: true })
    expect(decideGuards(routeByName('registration'), visitor)).toMatchObject({ name: 'user', to: '/user/' })
    expect(decideGuards(routeByName('registration'), context()).kind).toBe('pass')
  })

  it('[GUARD-06] notAuth leads from risk-assessment-b2c to risk-assessment', () => {
    expect(
      decideGuards(routeByName('risk-assessment-b2c'), context(REALTY, { hasToken: true })),
    ).toMatchObject({
      to: '/risk-assessment/',
    })
  })

  it.each<[string, GuardName, Partial<Record<SiteKey, boolean>>]>([
    ['GUARD-07', 'physcheck', { 'fiz-pro': true, 'fiz-ru': true, realty: false, 'realty-b2b': false }],
    [
      'GUARD-08',
      'physcheckDisabled',
      { 'fiz-pro': false, 'fiz-ru': false, realty: true, 'realty-b2b': true },
    ],
    ['GUARD-09', 'physcheckPro', { 'fiz-pro': true, 'fiz-ru': false, realty: false, 'realty-b2b': false }],
    [
      'GUARD-10',
      'physcheckProDisabled',
      { 'fiz-pro': false, 'fiz-ru': true, realty: true, 'realty-b2b': true },
    ],
    ['GUARD-11', 'physcheckRu', { 'fiz-pro': false, 'fiz-ru': true, realty: false, 'realty-b2b': false }],
    [
      'GUARD-12',
      'physcheckRuDisabled',
      { 'fiz-pro': true, 'fiz-ru': false, realty: true, 'realty-b2b': true },
    ],
    ['GUARD-13', 'realtyCloud', { 'fiz-pro': false, 'fiz-ru': false, realty: true, 'realty-b2b': true }],
    [
      'GUARD-14',
      'realtyCloudDisabled',
      { 'fiz-pro': true, 'fiz-ru': true, realty: false, 'realty-b2b': false },
    ],
  ])('[%s] %s passes on the right hosts', (_row, guard, table) => {
    for (const site of SITES)
      expect([site.key, passesOn(guard, site.host)]).toEqual([site.key, table[site.key]])
  })

  it('[GUARD-15] redirectMiddleware leads from the business host to the main site', () => {
    const origin = { mainOrigin: 'https://realty.localhost:4000' }
    expect(runGuards(['redirectMiddleware'], context(B2B, origin))).toEqual({
      kind: 'redirect',
      name: 'index',
      to: 'https://realty.localhost:4000/',
      external: true,
    })
    expect(runGuards(['redirectMiddleware'], context(B2B))).toMatchObject({ to: 'https://realty.localhost/' })
    for (const host of [REALTY, FIZ, FIZ_RU]) {
      expect(runGuards(['redirectMiddleware'], context(host))).toEqual({
        kind: 'redirect',
        name: 'index',
        to: '/',
      })
    }
  })

  it('[GUARD-16] redirectToIndex always leads to index', () => {
    for (const site of SITES) {
      expect(runGuards(['redirectToIndex'], context(site.host))).toMatchObject({
        kind: 'redirect',
        name: 'index',
      })
    }
  })

  it('[GUARD-17] makes an error of an unknown name', () => {
    const decision = runGuards(['foo'], context())
    expect(decision).toEqual({ kind: 'error', statusCode: 500, message: 'Unknown middleware foo' })
    expect(runGuards(['toString'], context()).kind).toBe('error')
  })

  it('lets the first redirect win and keeps partner and campaign only', () => {
    const query = { partner_id: 'p1', utm_source: 'tg', secret: 'x', utm_term: undefined }
    const decision = runGuards(['physcheck', 'auth'], context(REALTY, { query }))
    expect(decision).toMatchObject({ to: '/?partner_id=p1&utm_source=tg' })
  })

  it('never leads in a circle, from any page of any host, for guests and users', () => {
    for (const site of [...SITES, resolveHost('unknown.example')])
      for (const hasToken of [false, true])
        for (const hasJwtToken of [false, true])
          for (const route of ROUTES) {
            const path = route.path.replace(/\{\w+\??\}/g, 'x')
            const trace = walk(path, site.host, { hasToken, hasJwtToken, query: { partner_id: 'p1' } })
            expect(trace.length).toBeLessThan(4)
            expect(new Set(trace).size).toBe(trace.length)
          }
  })

  it('shows the home page to everybody, so that every redirect ends there', () => {
    for (const site of SITES)
      for (const hasToken of [false, true])
        expect(decideGuards(routeByName('index'), context(site.host, { hasToken })).kind).toBe('pass')
  })

  it('gives a sign-in and a sign-out a page that stays', () => {
    for (const site of SITES) {
      const signedIn = routeAfterSignIn('registration', site) ?? 'registration'
      expect(walk(buildPath(signedIn), site.host, { hasToken: true }).length).toBeLessThan(3)
      for (const route of ROUTES) {
        const path = route.path.replace(/\{\w+\??\}/g, 'x')
        const left = routeAfterSignOut(path)
        expect(left === undefined || walk(buildPath(left), site.host, {}).length === 1).toBe(true)
      }
    }
  })
})

/** The redirects of a visitor, including that from the business host to the main site. */
function walk(from: string, host: string, more: Partial<GuardContext>): string[] {
  const trace: string[] = []
  for (let path = from, at = host; trace.length < 10;) {
    trace.push(at + path)
    const match = matchRoute(path.replace(/\?.*/, ''))
    if (match === undefined) throw new Error(`${path} is no page`)
    const decision = decideGuards(match.route, context(at, more))
    if (decision.kind !== 'redirect') return trace
    const [, otherHost, rest = ''] = /^https:\/\/([^/]+)(\/.*)$/.exec(decision.to) ?? []
    at = otherHost ?? at
    path = otherHost === undefined ? decision.to : rest
  }
  return trace
}
