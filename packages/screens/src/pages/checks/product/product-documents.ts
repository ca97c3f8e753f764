import { landingRoutes } from '../landing/landing-routes.ts'
import type { PageDocument } from '../../../runtime/navigation/page-document.ts'
import { productRoutes } from './product-routes.ts'

/** What is written of the pages that order a check, by the name of their route. */
export const productDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries(
  productRoutes(landingRoutes.map(({ route }) => route)).map(({ route }) => [
    route,
    { sources: ['pages/checks/product/product-page.tsx'], html: 'page' },
  ]),
)
