import type { PageDocument } from '../router/page-document.ts'
import { sampleRoutes } from './sample-routes.ts'

/** What is written of the samples, by the name of their route. */
export const sampleDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries(
  sampleRoutes.map(({ route }) => [
    route,
    { sources: ['samples/sample-page.tsx', `samples/reports/${route}.json`], html: 'page' },
  ]),
)
