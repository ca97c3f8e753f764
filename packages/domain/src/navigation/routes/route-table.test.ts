import { describe, expect, it } from 'vitest'
import { LANDING_ROUTES, ROUTES } from './routes.ts'
import type { Route } from './route.ts'

/** Pages that are decided; others may come, whose rows are reviewed in the table itself. */
const including = (all: readonly string[]) => expect.arrayContaining([...all])

/** Names of the routes for which something holds, sorted. */
function names(holds: (route: Route) => boolean): readonly string[] {
  return ROUTES.filter(holds)
    .map(({ name }) => name)
    .toSorted()
}

const isCheck = (name: string) => name.startsWith('proverka-') || name.startsWith('otchet-')
const USER_AREA = [
  'user',
  'user-balance',
  'user-deals',
  'user-deals-id',
  'user-orders',
  'user-ordersNew',
  'user-partner',
  'user-settings',
  'user-tariff',
]
const FIZ = ['check-fiz-id', 'physcheck', 'physcheck-business', 'physcheck-expert', 'physcheck-expert-id']
const OBJECT = ['object-objectKey', 'objectCheckout-objectKey', 'objectNew-objectKey']
const REPORTS = [
  'check-owner-id',
  'check-person-id',
  'credit-rating-id',
  'sale-history-detail',
  'valuation-id',
]

/** A page of one brand sends the visitors of the other one away. */
const OF_BRAND: Readonly<Record<string, string>> = {
  realty: 'physcheckDisabled',
  fiz: 'physcheck',
  indexOld: 'redirectMiddleware',
}

describe('the table of routes', () => {
  it('names the brand of a page where it has one', () => {
    const only = (brand: string) => names(({ brands }) => brands.length === 1 && brands[0] === brand)
    expect(only('fiz')).toEqual(including([...FIZ, 'physcheckCheckout']))
    expect(only('realty')).toEqual(
      including([
        'indexOld',
        'ipoteka',
        'k',
        'kadastrovyj-nomer',
        'risk',
        'risk-assessment',
        'risk-assessment-b2c',
        'wholesale',
      ]),
    )
    for (const { name, brands, guards } of ROUTES.filter((route) => route.brands.length === 1))
      expect(guards, name).toContain(OF_BRAND[name] ?? OF_BRAND[brands.join()])
  })

  it('guards each page as decided', () => {
    const of = (guards: string) => names((route) => route.guards.join() === guards)
    expect(of('auth')).toEqual(including([...REPORTS, ...USER_AREA, 'user-tariffOld', 'proverka-avto-id']))
    expect(of('notAuth')).toEqual(['registration'])
    expect(of('physcheck')).toEqual(
      including([...FIZ, 'physcheckCheckout'].filter((name) => name !== 'physcheck-expert-id')),
    )
    expect(of('physcheck,auth')).toEqual(including(['physcheck-expert-id']))
    expect(of('physcheckDisabled')).toEqual(
      including(['ipoteka', 'k', 'kadastrovyj-nomer', 'risk', 'risk-assessment', 'wholesale']),
    )
    expect(of('physcheckDisabled,notAuth')).toEqual(['risk-assessment-b2c'])
    expect(of('redirectMiddleware')).toEqual(['indexOld'])
    expect(names(({ guardsWithParam }) => guardsWithParam?.join() === 'auth')).toEqual(
      including(['check-fiz-id', 'counter-agent-id']),
    )
  })

  it('opens the user area after a sign-in alone, and keeps it out of search engines', () => {
    for (const { name, guards, noindex, grey } of ROUTES.filter(({ path }) => /^\/user\b/.test(path)))
      expect([name, guards.includes('auth'), noindex, grey]).toEqual([name, true, true, true])
  })

  it('lays a page out as decided', () => {
    expect(names(({ layout }) => layout === 'no-layout')).toEqual(['indexOld'])
    const more = ['ipoteka', 'k', 'kadastrovyj-nomer', 'physcheck-business', 'risk-assessment-b2c']
    const isLanding = (name: string) =>
      more.includes(name) || LANDING_ROUTES.some((route) => route.name === name)
    for (const { name, layout } of ROUTES)
      expect([name, layout === 'landing']).toEqual([name, isLanding(name)])
    // Those of the specification; more may come.
    expect(names((route) => isCheck(route.name)).length).toBeGreaterThanOrEqual(27)
    expect(names(({ grey }) => grey === true)).toEqual(including([...USER_AREA, 'user-tariffOld']))
  })

  it('keeps private, doubled and former pages out of search engines', () => {
    const doubled = [...OBJECT, ...OBJECT.map((name) => `${name}-objectKey`)]
    const former = [
      'tariffOld',
      'indexOld',
      'k',
      'valuation-demo-page',
      'valuation-index-old',
      'proverka-sotrudnika-old',
    ]
    const personal = [
      'physcheck-expert-id',
      'physcheckCheckout',
      'physcheck-expert',
      'report-id',
      'order-id',
      'confirm-email',
      'unsubscribe',
      'deal-shared',
      'adverts-id',
      'proverka-avto-id',
    ]
    expect(names(({ noindex }) => noindex === true)).toEqual(
      including([...doubled, ...former, ...personal, ...REPORTS, ...USER_AREA, 'search', 'user-tariffOld']),
    )
    const closed = names(({ noindex, guards, canonicalRoute }) =>
      Boolean(noindex ?? (guards.includes('auth') || canonicalRoute)),
    )
    expect(names(({ noindex }) => noindex === true)).toEqual(closed)
  })

  it('names the one page or the one brand that a canonical link leads to', () => {
    const canonical = ROUTES.flatMap(({ name, canonicalRoute }) =>
      canonicalRoute ? [`${name} ${canonicalRoute}`] : [],
    )
    expect(canonical).toEqual(
      including([
        'indexOld index',
        'k kadastrovyj-nomer',
        'object-objectKey-objectKey object-objectKey',
        'objectCheckout-objectKey-objectKey objectCheckout-objectKey',
        'objectNew-objectKey object-objectKey',
        'objectNew-objectKey-objectKey object-objectKey',
        'proverka-sotrudnika-old proverka-sotrudnika',
        'tariffOld tariff',
        'user-ordersNew user-orders',
        'user-tariffOld user-tariff',
        'valuation-demo-page cost-assessment-preview-id',
        'valuation-index-old valuation',
      ]),
    )
    expect(names(({ canonicalBrand }) => canonicalBrand === 'realty')).toEqual(
      including(['adverts', 'adverts-id', 'otchet-na-osnove-vypiski-iz-egrn', 'proverka-nedvij']),
    )
    expect(names(({ canonicalBrand }) => canonicalBrand === 'fiz').filter((name) => !isCheck(name))).toEqual(
      [],
    )
  })
})
