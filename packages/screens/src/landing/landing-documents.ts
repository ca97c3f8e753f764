import type { PageDocument } from '../router/page-document.ts'
import { landingRoutes, landingRoutesOf } from './landing-routes.ts'

/** What is written of the landing pages, by the name of their route. */
export const landingDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries(
  [...landingRoutes, ...landingRoutesOf('realty'), ...landingRoutesOf('fiz')].map(({ route }) => [
    route,
    { sources: ['landing/landing-page.tsx', `landing/content/${route}.ts`], html: 'page' },
  ]),
)
