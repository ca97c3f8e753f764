import { definePage } from '../../../runtime/navigation/define-page.ts'

const valuation = { html: 'page', load: () => import('./valuation-page.tsx') } as const

/** The value of a flat, at its address and at a former one. */
export const page = [
  definePage({ name: 'valuation', path: '/valuation', ...valuation }),
  definePage({
    name: 'valuation-index-old',
    path: '/valuation/index-old',
    canonicalRoute: 'valuation',
    noindex: true,
    ...valuation,
  }),
]
