import { definePage } from '../../../runtime/navigation/define-page.ts'

/** For those alone whose account has `ai_report`; a search engine would see the home page. */
export const page = definePage({
  name: 'physcheck-expert',
  path: '/physcheck-expert',
  brands: ['fiz'],
  guards: ['physcheck'],
  noindex: true,
  html: 'frame',
  load: async () => {
    const [{ forExperts, ExpertFrame }, { createProductPage }] = await Promise.all([
      import('./expert-guard.tsx'),
      import('../product/product-page.tsx'),
    ])
    return { Component: forExperts(createProductPage('physcheck-expert')), Frame: ExpertFrame }
  },
})
