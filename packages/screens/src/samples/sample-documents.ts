import type { PageDocument } from '../router/page-document.ts'
import { sampleFile, sampleRoutes } from './sample-routes.ts'

/** What is written of the samples: the page, and the report that it shows. */
export const sampleDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries(
  sampleRoutes.map(({ route }) => [
    route,
    {
      sources: ['samples/sample-page.tsx', `samples/reports/${sampleFile(route) ?? route}.json`],
      html: 'page',
    },
  ]),
)
