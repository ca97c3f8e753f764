import { describe, expect, it } from 'vitest'
import { LANDING_ROUTES } from './landing-routes.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

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

describe('the table of routes', () => {
  it('names the brand of a page where it has one', () => {
    const only = (brand: string) => names(({ brands }) => brands.length === 1 && brands[0] === brand)
    expect(only('fiz')).toEqual([...FIZ, 'physcheckCheckout'])
    expect(only('realty')).toEqual([
      'indexOld',
      'ipoteka',
      'k',
      'kadastrovyj-nomer',
      'risk',
      'risk-assessment',
      'risk-assessment-b2c',
      'wholesale',
    ])
    expect(ROUTES.filter(({ brands }) => brands.length === 2).map(({ brands }) => brands.join())).toEqual(
      Array(ROUTES.length - 14).fill('realty,fiz'),
    )
  })

  it('guards each page as decided', () => {
    const of = (guards: string) => names((route) => route.guards.join() === guards)
    expect(of('auth')).toEqual([...REPORTS, ...USER_AREA, 'user-tariffOld', 'proverka-avto-id'].toSorted())
    expect(of('notAuth')).toEqual(['registration'])
    expect(of('physcheck')).toEqual(
      [...FIZ, 'physcheckCheckout'].filter((name) => name !== 'physcheck-expert-id'),
    )
    expect(of('physcheck,auth')).toEqual(['physcheck-expert-id'])
    expect(of('physcheckDisabled')).toEqual([
      'ipoteka',
      'k',
      'kadastrovyj-nomer',
      'risk',
      'risk-assessment',
      'wholesale',
    ])
    expect(of('physcheckDisabled,notAuth')).toEqual(['risk-assessment-b2c'])
    expect(of('redirectMiddleware')).toEqual(['indexOld'])
    expect(new Set(ROUTES.map(({ guards }) => guards.join())).size).toBe(8)
    expect(names(({ guardsWithParam }) => guardsWithParam?.join() === 'auth')).toEqual([
      'check-fiz-id',
      'counter-agent-id',
    ])
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
    expect(names(({ grey }) => grey === true)).toEqual([...USER_AREA, 'user-tariffOld'])
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
      [...doubled, ...former, ...personal, ...REPORTS, ...USER_AREA, 'search', 'user-tariffOld'].toSorted(),
    )
  })

  it('names the one page or the one brand that a canonical link leads to', () => {
    const canonical = ROUTES.flatMap(({ name, canonicalRoute }) =>
      canonicalRoute ? [`${name} ${canonicalRoute}`] : [],
    )
    expect(canonical.toSorted()).toEqual([
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
    ])
    expect(names(({ canonicalBrand }) => canonicalBrand === 'realty')).toEqual([
      'adverts',
      'adverts-id',
      'otchet-na-osnove-vypiski-iz-egrn',
      'proverka-nedvij',
    ])
    expect(names(({ canonicalBrand }) => canonicalBrand === 'fiz')).toHaveLength(25)
  })
})
