import type { PageDocument } from '../../../runtime/navigation/page-document.ts'
import { landingRoutes, landingRoutesOf } from './landing-routes.ts'

/** What is written of the landing pages, by the name of their route. */
export const landingDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries(
  [...landingRoutes, ...landingRoutesOf('realty'), ...landingRoutesOf('fiz')].map(({ route }) => [
    route,
    {
      sources: ['pages/checks/landing/landing-page.tsx', `pages/checks/landing/content/${route}.ts`],
      html: 'page',
    },
  ]),
)
