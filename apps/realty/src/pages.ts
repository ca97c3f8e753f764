import { pagesOfBoth } from '@proverka/screens/app/routes/pages-of-both.ts'
import { pagesOfRealty } from '@proverka/screens/app/routes/pages-of-realty.ts'
import type { Page } from '@proverka/screens/runtime/navigation/define-page.ts'
import { page as home } from './home/home.route.ts'

/** The pages that this app serves; all other addresses of the route table are a 404 here. */
export const pages: readonly Page[] = [...home, ...pagesOfRealty, ...pagesOfBoth]
