import { landingsOf } from '../../pages/checks/landing/landing-pages.ts'
import { pagesIn } from './pages-in.ts'

/** The pages that the brand `realty` serves alone, but its home page. */
export const pagesOfRealty = [
  ...pagesIn(import.meta.glob(['../../pages/**/*.realty.route.ts'], { eager: true, import: 'page' })),
  ...landingsOf('realty'),
]
