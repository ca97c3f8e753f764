import { landingsOfBoth } from '../../pages/checks/landing/landing-pages.ts'
import { pagesIn } from './pages-in.ts'

/** The pages that both brands serve; texts that differ come out of the brand. */
export const pagesOfBoth = [
  ...pagesIn(
    import.meta.glob(['../../pages/**/*.route.ts', '!../../pages/**/*.{realty,fiz}.route.ts'], {
      eager: true,
      import: 'page',
    }),
  ),
  ...landingsOfBoth,
]
