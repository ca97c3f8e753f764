import { definePage } from '../../../runtime/navigation/define-page.ts'

/** One advert (DEC-06). */
export const page = definePage({
  name: 'adverts-id',
  path: '/adverts/{id}',
  canonicalBrand: 'realty',
  noindex: true,
  html: 'page',
  startsOnLoad: false,
  hasData: true,
  load: () => import('./advert-page.tsx'),
})
