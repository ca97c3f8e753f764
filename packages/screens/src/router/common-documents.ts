import { PAGE_SIZE } from '@proverka/domain/orders'
import { landingDocuments } from '../landing/landing-documents.ts'
import { productDocuments } from '../product/product-documents.ts'
import { sampleDocuments } from '../samples/sample-documents.ts'
import { checklistsKey } from '../storage/storage-keys.ts'
import type { PageDocument } from './page-document.ts'

/** Pages that are read: their data are of this moment, so a guest's app waits for a touch. */
const read = { startsOnLoad: false } as const

const report = {
  sources: ['report/report-page.tsx'],
  html: 'own',
  ids: 'any',
  calls: ['/api/report/{id}'],
} as const
const formOrReport = {
  sources: ['product/product-page.tsx', 'product/with-report.tsx', 'report/report-page.tsx'],
  html: 'page',
  ids: 'any',
  // Its data are those of a report, with which the app starts at once.
  startsOnLoad: false,
} as const
const joinedKey = { sources: ['object/joined-key-page.tsx'] } as const
const userTariff = {
  sources: ['tariff/user-tariff-page.tsx'],
  html: 'frame',
  calls: ['/api/tariff/get_all', '/api/tariff/get_current', '/api/tariff/progress'],
} as const
const tariff = {
  sources: ['tariff/tariff-page.tsx'],
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
  physcheck: { sources: ['individuals/physcheck-page.tsx'], html: 'page' },
  'physcheck-expert': {
    sources: ['individuals/expert-guard.tsx', 'product/product-page.tsx'],
    html: 'frame',
  },
  'physcheck-expert-id': {
    sources: ['individuals/expert-guard.tsx', 'report/report-page.tsx'],
    html: 'frame',
    ids: 'any',
    calls: ['/api/report/{id}'],
  },
  physcheckCheckout: { sources: ['individuals/physcheck-checkout-page.tsx'], html: 'frame' },
  risk: { sources: ['risk/risk-page.tsx'], html: 'page' },
  'risk-assessment': { sources: ['product/product-page.tsx'], html: 'page' },
  'risk-assessment-b2c': { sources: ['risk/risk-b2c-page.tsx'], html: 'page' },
  'otchet-na-osnove-vypiski-iz-egrn': {
    sources: ['own-extract/own-extract-page.tsx'],
    html: 'page',
    startsOnLoad: true,
  },
  'check-person': { sources: ['person-check/check-person-page.tsx'], html: 'page' },
  'check-owner': { sources: ['owner-check/check-owner-page.tsx'], html: 'page' },
  'check-owner-id': report,
  'check-person-id': report,
  'credit-rating-id': report,
  'proverka-avto-id': report,
  'report-id': report,
  'order-id': {
    sources: ['order/order-page.tsx'],
    html: 'own',
    ids: 'any',
    calls: ['/api/order/{id}'],
  },
  'object-objectKey': {
    sources: ['object/object-page.tsx'],
    html: 'page',
  },
  'object-objectKey-objectKey': joinedKey,
  'objectNew-objectKey': {
    sources: ['object/object-page.tsx'],
    html: 'page',
  },
  'objectNew-objectKey-objectKey': joinedKey,
  valuation: { sources: ['valuation/valuation-page.tsx'], html: 'page' },
  'valuation-id': report,
  'valuation-index-old': { sources: ['valuation/valuation-page.tsx'], html: 'page' },
  'sale-history': { sources: ['sale-history/sale-history-page.tsx'], html: 'page' },
  'sale-history-detail': {
    sources: ['sale-history/sale-history-detail-page.tsx'],
    html: 'frame',
  },
  adverts: { sources: ['adverts/adverts-page.tsx'], html: 'page', readsQuery: true, ...read },
  'adverts-id': { sources: ['adverts/advert-page.tsx'], html: 'page', ...read },
  search: {
    sources: ['search/search-page.tsx'],
    html: 'page',
    readsQuery: true,
  },
  'objectCheckout-objectKey': {
    sources: ['checkout/checkout-page.tsx'],
    html: 'preview',
  },
  'objectCheckout-objectKey-objectKey': joinedKey,
  user: {
    sources: ['overview/overview-page.tsx'],
    html: 'own',
    calls: ['/api/overview', '/api/orders?offset=0'],
  },
  'user-orders': {
    sources: ['orders/orders-page.tsx'],
    html: 'own',
    calls: ['/api/orders?offset=0', '/api/orders/summary'],
  },
  'user-balance': {
    sources: ['balance/balance-page.tsx'],
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
    sources: ['settings/settings-page.tsx'],
    html: 'frame',
    calls: [
      '/api/account',
      '/api/account/sessions',
      '/api/account/consents',
      '/api/account/export',
      '/api/api',
    ],
  },
  'deal-shared': { sources: ['deals/deal-shared-page.tsx'], html: 'page' },
  unsubscribe: { sources: ['settings/unsubscribe-page.tsx'], html: 'page' },
  'confirm-email': { sources: ['settings/confirm-email-page.tsx'], html: 'page' },
  'user-ordersNew': {
    sources: ['orders/orders-table-page.tsx'],
    html: 'frame',
    calls: ['/api/orders?offset=0', '/api/orders/summary'],
  },
  'user-deals': {
    sources: ['deals/deals-page.tsx'],
    html: 'frame',
    calls: ['/api/deal'],
  },
  'user-deals-id': {
    sources: ['deals/deal-page.tsx'],
    html: 'frame',
    ids: 'any',
    calls: ['/api/deal/{id}', '/api/deal'],
  },
  'user-partner': {
    sources: ['partner/partner-page.tsx'],
    html: 'frame',
    calls: ['/api/partner/stats', '/api/partner/orders?offset=0', '/api/partner/withdrawals'],
  },
  blog: { sources: ['blog/blog-page.tsx'], html: 'page', readsQuery: true, ...read },
  'blog-id': {
    sources: ['blog/article-page.tsx'],
    html: 'page',
    ...read,
    keptUnder: checklistsKey.key,
  },
  registration: { sources: ['auth/registration-page.tsx'], html: 'page' },
  privacy: { sources: ['legal/privacy-page.tsx'], html: 'page' },
  sources: { sources: ['sources/sources-page.tsx'], html: 'page', startsOnLoad: true },
  methodology: { sources: ['methodology/methodology-page.tsx'], html: 'page' },
}
