import { PAGE_SIZE } from '@proverka/domain/orders'
import { landingDocuments } from '../../pages/checks/landing/landing-documents.ts'
import { productDocuments } from '../../pages/checks/product/product-documents.ts'
import { sampleDocuments } from '../../pages/checks/samples/sample-documents.ts'
import { checklistsKey } from '../../runtime/storage/storage-keys.ts'
import type { PageDocument } from '../../runtime/navigation/page-document.ts'

/** Pages that are read: their data are of this moment, so a guest's app waits for a touch. */
const read = { startsOnLoad: false } as const

const report = {
  sources: ['pages/checks/report/report-page.tsx'],
  html: 'own',
  ids: 'any',
  calls: ['/api/report/{id}'],
} as const
const formOrReport = {
  sources: [
    'pages/checks/product/product-page.tsx',
    'pages/checks/product/with-report.tsx',
    'pages/checks/report/report-page.tsx',
  ],
  html: 'page',
  ids: 'any',
  // Its data are those of a report, with which the app starts at once.
  startsOnLoad: false,
} as const
const joinedKey = { sources: ['pages/search/object/joined-key-page.tsx'] } as const
const userTariff = {
  sources: ['pages/cabinet/tariff/user-tariff-page.tsx'],
  html: 'frame',
  calls: ['/api/tariff/get_all', '/api/tariff/get_current', '/api/tariff/progress'],
} as const
const tariff = {
  sources: ['pages/cabinet/tariff/tariff-page.tsx'],
  html: 'page',
  ...read,
} as const

/** What is written of the pages that a brand serves, by the name of their route. */
export const commonDocuments: Readonly<Record<string, PageDocument>> = {
  ...landingDocuments,
  ...productDocuments,
  ...sampleDocuments,
  'counter-agent-id': formOrReport,
  'check-fiz-id': formOrReport,
  physcheck: { sources: ['pages/checks/individuals/physcheck-page.tsx'], html: 'page' },
  'physcheck-expert': {
    sources: ['pages/checks/individuals/expert-guard.tsx', 'pages/checks/product/product-page.tsx'],
    html: 'frame',
  },
  'physcheck-expert-id': {
    sources: ['pages/checks/individuals/expert-guard.tsx', 'pages/checks/report/report-page.tsx'],
    html: 'frame',
    ids: 'any',
    calls: ['/api/report/{id}'],
  },
  physcheckCheckout: { sources: ['pages/checks/individuals/physcheck-checkout-page.tsx'], html: 'frame' },
  risk: { sources: ['pages/checks/risk/risk-page.tsx'], html: 'page' },
  'risk-assessment': { sources: ['pages/checks/product/product-page.tsx'], html: 'page' },
  'risk-assessment-b2c': { sources: ['pages/checks/risk/risk-b2c-page.tsx'], html: 'page' },
  'otchet-na-osnove-vypiski-iz-egrn': {
    sources: ['pages/checks/own-extract/own-extract-page.tsx'],
    html: 'page',
    startsOnLoad: true,
  },
  'check-person': { sources: ['pages/checks/person-check/check-person-page.tsx'], html: 'page' },
  'check-owner': { sources: ['pages/checks/owner-check/check-owner-page.tsx'], html: 'page' },
  'check-owner-id': report,
  'check-person-id': report,
  'credit-rating-id': report,
  'proverka-avto-id': report,
  'report-id': report,
  'order-id': {
    sources: ['pages/cabinet/order/order-page.tsx'],
    html: 'own',
    ids: 'any',
    calls: ['/api/order/{id}'],
  },
  'object-objectKey': {
    sources: ['pages/search/object/object-page.tsx'],
    html: 'page',
  },
  'object-objectKey-objectKey': joinedKey,
  'objectNew-objectKey': {
    sources: ['pages/search/object/object-page.tsx'],
    html: 'page',
  },
  'objectNew-objectKey-objectKey': joinedKey,
  valuation: { sources: ['pages/checks/valuation/valuation-page.tsx'], html: 'page' },
  'valuation-id': report,
  'valuation-index-old': { sources: ['pages/checks/valuation/valuation-page.tsx'], html: 'page' },
  'sale-history': { sources: ['pages/checks/sale-history/sale-history-page.tsx'], html: 'page' },
  'sale-history-detail': {
    sources: ['pages/checks/sale-history/sale-history-detail-page.tsx'],
    html: 'frame',
  },
  adverts: { sources: ['pages/search/adverts/adverts-page.tsx'], html: 'page', readsQuery: true, ...read },
  'adverts-id': { sources: ['pages/search/adverts/advert-page.tsx'], html: 'page', ...read },
  search: {
    sources: ['pages/search/lookup/search-page.tsx'],
    html: 'page',
    readsQuery: true,
  },
  'objectCheckout-objectKey': {
    sources: ['pages/checks/object-checkout/checkout-page.tsx'],
    html: 'preview',
  },
  'objectCheckout-objectKey-objectKey': joinedKey,
  user: {
    sources: ['pages/cabinet/overview/overview-page.tsx'],
    html: 'own',
    calls: ['/api/overview', '/api/orders?offset=0'],
  },
  'user-orders': {
    sources: ['pages/cabinet/orders/orders-page.tsx'],
    html: 'own',
    calls: ['/api/orders?offset=0', '/api/orders/summary'],
  },
  'user-balance': {
    sources: ['pages/cabinet/balance/balance-page.tsx'],
    html: 'frame',
    calls: [
      `/api/transaction?offset=0&limit=${PAGE_SIZE}`,
      '/api/invoice/list',
      '/api/payer/get_payers',
      '/api/partner/invited?offset=0',
    ],
  },
  'user-tariff': userTariff,
  'user-tariffOld': userTariff,
  tariff,
  tariffOld: tariff,
  'user-settings': {
    sources: ['pages/cabinet/settings/settings-page.tsx'],
    html: 'frame',
    calls: [
      '/api/account',
      '/api/account/sessions',
      '/api/account/consents',
      '/api/account/export',
      '/api/api',
    ],
  },
  'deal-shared': { sources: ['pages/cabinet/deals/deal-shared-page.tsx'], html: 'page' },
  unsubscribe: { sources: ['pages/cabinet/settings/unsubscribe-page.tsx'], html: 'page' },
  'confirm-email': { sources: ['pages/cabinet/settings/confirm-email-page.tsx'], html: 'page' },
  'user-ordersNew': {
    sources: ['pages/cabinet/orders/orders-table-page.tsx'],
    html: 'frame',
    calls: ['/api/orders?offset=0', '/api/orders/summary'],
  },
  'user-deals': {
    sources: ['pages/cabinet/deals/deals-page.tsx'],
    html: 'frame',
    calls: ['/api/deal'],
  },
  'user-deals-id': {
    sources: ['pages/cabinet/deals/deal-page.tsx'],
    html: 'frame',
    ids: 'any',
    calls: ['/api/deal/{id}', '/api/deal'],
  },
  'user-partner': {
    sources: ['pages/cabinet/partner/partner-page.tsx'],
    html: 'frame',
    calls: ['/api/partner/stats', '/api/partner/orders?offset=0', '/api/partner/withdrawals'],
  },
  blog: { sources: ['pages/content/blog/blog-page.tsx'], html: 'page', readsQuery: true, ...read },
  'blog-id': {
    sources: ['pages/content/blog/article-page.tsx'],
    html: 'page',
    ...read,
    keptUnder: checklistsKey.key,
  },
  registration: { sources: ['pages/cabinet/auth/registration-page.tsx'], html: 'page' },
  privacy: { sources: ['pages/content/legal/privacy-page.tsx'], html: 'page' },
  sources: { sources: ['pages/content/sources/sources-page.tsx'], html: 'page', startsOnLoad: true },
  methodology: { sources: ['pages/content/methodology/methodology-page.tsx'], html: 'page' },
}
