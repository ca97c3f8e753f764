import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The market of real estate, which the individuals brand shows, too (DEC-06). */
export const page = definePage({
  name: 'adverts',
  path: '/adverts',
  canonicalBrand: 'realty',
  html: 'page',
  readsQuery: true,
  startsOnLoad: false,
  words: ['./advert*.ts*'],
  hasData: true,
  load: () => import('./adverts-page.tsx'),
})
