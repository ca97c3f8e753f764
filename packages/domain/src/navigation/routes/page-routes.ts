import { PRODUCT_SLUG } from './guard-names.ts'
import type { Route } from './route.ts'

const both = ['realty', 'fiz'] as const
const realty = ['realty'] as const
const fiz = ['fiz'] as const

function open(name: string, path: string, more?: Partial<Route>): Route {
  return { name, path, brands: both, guards: [], layout: 'default', ...more }
}

/** A report: it shows a person's data, so it needs a sign-in and stays out of search engines. */
function report(name: string, path: string, more?: Partial<Route>): Route {
  return open(name, path, { guards: ['auth'], noindex: true, ...more })
}

function realtyOnly(name: string, path: string, more?: Partial<Route>): Route {
  return open(name, path, { brands: realty, guards: ['physcheckDisabled'], ...more })
}

function fizOnly(name: string, path: string, more?: Partial<Route>): Route {
  return open(name, path, { brands: fiz, guards: ['physcheck'], ...more })
}

function userArea(name: string, path: string, more?: Partial<Route>): Route {
  return report(name, path, { grey: true, ...more })
}

/** All pages but the landing pages, in the order of decisions 1.3. */
export const PAGE_ROUTES: readonly Route[] = [
  open('index', '/'),
  open('blog', '/blog'),
  open('blog-id', '/blog/{id}'),
  // Where a search leads that the browser sends by itself, before or without a script.
  open('search', '/search', { noindex: true }),
  open('privacy', '/privacy'),
  // Two pages of our own that tell where answers come from and how a verdict is made (PUB-04).
  open('sources', '/sources'),
  open('methodology', '/methodology'),
  open('registration', '/registration', { guards: ['notAuth'] }),
  open('tariff', '/tariff'),
  open('tariffOld', '/tariffOld', { canonicalRoute: 'tariff', noindex: true }),
  realtyOnly('wholesale', '/wholesale'),
  open('indexOld', '/indexOld', {
    brands: realty,
    guards: ['redirectMiddleware'],
    layout: 'no-layout',
    canonicalRoute: 'index',
    noindex: true,
  }),
  realtyOnly('ipoteka', '/ipoteka', { layout: 'landing', heading: 'Проверка квартиры для ипотеки' }),
  realtyOnly('k', '/k', {
    layout: 'landing',
    heading: 'Проверка по кадастровому номеру',
    canonicalRoute: 'kadastrovyj-nomer',
    noindex: true,
  }),
  realtyOnly('kadastrovyj-nomer', '/kadastrovyj-nomer', {
    layout: 'landing',
    heading: 'Проверка по кадастровому номеру',
  }),
  open('check-owner', '/check-owner'),
  report('check-owner-id', '/check-owner/{id?}'),
  open('check-person', '/check-person'),
  report('check-person-id', '/check-person/{id?}'),
  open('check-person-preview-id', '/check-person-preview/{id?}'),
  fizOnly('check-fiz-id', '/check-fiz/{id?}', { guardsWithParam: ['auth'] }),
  open('check-auto-preview-id', '/check-auto-preview/{id?}'),
  open('credit-rating', '/credit-rating'),
  report('credit-rating-id', '/credit-rating/{id?}'),
  open('credit-rating-preview-id', '/credit-rating-preview/{id?}'),
  open('cost-assessment-preview-id', '/cost-assessment-preview/{id?}'),
  open('counter-agent-id', '/counter-agent/{id?}', { guardsWithParam: ['auth'] }),
  open('counter-agent-preview-id', '/counter-agent-preview/{id?}'),
  open('egrn-object-preview-id', '/egrn-object-preview/{id?}'),
  open('egrn-right-list-preview-id', '/egrn-right-list-preview/{id?}'),
  // Addresses of our own: samples of what is sold without one in the specification.
  open('full-check-preview-id', '/full-check-preview/{id?}'),
  open('independent-report-preview-id', '/independent-report-preview/{id?}'),
  fizOnly(PRODUCT_SLUG, `/${PRODUCT_SLUG}`),
  fizOnly(`${PRODUCT_SLUG}-business`, `/${PRODUCT_SLUG}-business`, {
    layout: 'landing',
    heading: 'Проверки для бизнеса',
  }),
  // For those alone whose account has `ai_report`; a search engine would see the home page.
  fizOnly(`${PRODUCT_SLUG}-expert`, `/${PRODUCT_SLUG}-expert`, { noindex: true }),
  fizOnly(`${PRODUCT_SLUG}-expert-id`, `/${PRODUCT_SLUG}-expert/{id}`, {
    guards: ['physcheck', 'auth'],
    noindex: true,
  }),
  fizOnly(`${PRODUCT_SLUG}Checkout`, `/${PRODUCT_SLUG}Checkout`, { noindex: true }),
  realtyOnly('risk', '/risk'),
  realtyOnly('risk-assessment', '/risk-assessment'),
  realtyOnly('risk-assessment-b2c', '/risk-assessment-b2c', {
    guards: ['physcheckDisabled', 'notAuth'],
    layout: 'landing',
    heading: 'Оценка рисков сделки с недвижимостью',
  }),
  open('risk-preview-id', '/risk-preview/{id?}'),
  open('sale-history', '/sale-history'),
  report('sale-history-detail', '/sale-history/{detail?}'),
  open('valuation', '/valuation'),
  report('valuation-id', '/valuation/{id}'),
  open('valuation-demo-page', '/valuation/demo-page', {
    canonicalRoute: 'cost-assessment-preview-id',
    noindex: true,
  }),
  open('valuation-index-old', '/valuation/index-old', { canonicalRoute: 'valuation', noindex: true }),
  // An address of our own (DEC-06): the market of real estate, which the individuals brand shows, too.
  open('adverts', '/adverts', { canonicalBrand: 'realty' }),
  open('adverts-id', '/adverts/{id}', { canonicalBrand: 'realty', noindex: true }),
  open('object-objectKey', '/object/{objectKey}', { noindex: true }),
  open('objectCheckout-objectKey', '/objectCheckout/{objectKey}', { noindex: true }),
  open('objectNew-objectKey', '/objectNew/{objectKey}', {
    canonicalRoute: 'object-objectKey',
    noindex: true,
  }),
  open('object-objectKey-objectKey', '/object/{objectKey}/{objectKeyRest}', {
    canonicalRoute: 'object-objectKey',
    noindex: true,
  }),
  open('objectCheckout-objectKey-objectKey', '/objectCheckout/{objectKey}/{objectKeyRest}', {
    canonicalRoute: 'objectCheckout-objectKey',
    noindex: true,
  }),
  open('objectNew-objectKey-objectKey', '/objectNew/{objectKey}/{objectKeyRest}', {
    canonicalRoute: 'object-objectKey',
    noindex: true,
  }),
  userArea('user', '/user'),
  userArea('user-balance', '/user/balance'),
  userArea('user-orders', '/user/orders'),
  userArea('user-ordersNew', '/user/ordersNew', { canonicalRoute: 'user-orders' }),
  userArea('user-settings', '/user/settings'),
  userArea('user-tariff', '/user/tariff'),
  userArea('user-tariffOld', '/user/tariffOld', { canonicalRoute: 'user-tariff' }),
  // Two addresses of our own (DEC-06).
  userArea('user-partner', '/user/partner'),
  userArea('user-deals', '/user/deals'),
  userArea('user-deals-id', '/user/deals/{id}'),
  // No guard: the page itself asks a guest to sign in, so that the link of the mail keeps its place.
  open('report-id', '/report/{id}', { noindex: true }),
  open('order-id', '/order/{id}', { noindex: true }),
  // The target of the two emails about an address change; works with and without a session (CAB-03).
  open('confirm-email', '/confirm-email', { noindex: true }),
  // Where a person without an account uploads documents of a deal.
  open('deal-shared', '/deal', { noindex: true }),
  // Unsubscribes from the newsletter; works with and without a session (CAB-01).
  open('unsubscribe', '/unsubscribe', { noindex: true }),
]
