import { landingsOf } from '../../pages/checks/landing/landing-pages.ts'
import { pagesIn } from './pages-in.ts'

/** The pages that the brand `fiz` serves alone, but its home page. */
export const pagesOfFiz = [
  ...pagesIn(import.meta.glob(['../../pages/**/*.fiz.route.ts'], { eager: true, import: 'page' })),
  ...landingsOf('fiz'),
]
