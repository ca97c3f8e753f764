import { definePage } from '../../../runtime/navigation/define-page.ts'

const report = {
  noindex: true,
  html: 'own',
  ids: 'any',
  hasData: true,
  load: () => import('./report-page.tsx'),
} as const

/** One report: at the addresses of its check, which ask for a sign-in, and at its own, where the page itself does. */
export const page = [
  definePage({ name: 'report-id', path: '/report/{id}', ...report }),
  definePage({ name: 'check-owner-id', path: '/check-owner/{id?}', guards: ['auth'], ...report }),
  definePage({ name: 'check-person-id', path: '/check-person/{id?}', guards: ['auth'], ...report }),
  definePage({ name: 'credit-rating-id', path: '/credit-rating/{id?}', guards: ['auth'], ...report }),
  definePage({ name: 'valuation-id', path: '/valuation/{id}', guards: ['auth'], ...report }),
  definePage({
    name: 'proverka-avto-id',
    path: '/proverka-avto/{id?}',
    guards: ['auth'],
    layout: 'landing',
    heading: 'Проверка авто',
    canonicalBrand: 'fiz',
    ...report,
  }),
]
