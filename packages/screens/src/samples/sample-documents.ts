import type { PageDocument } from '../router/page-document.ts'
import { sampleRoutes } from './sample-routes.ts'

const idOfSample = import.meta.glob<string>(['./reports/*.json'], { eager: true, import: 'id' })

/** What is written of the samples: the page, the report that it shows, and the id that alone may be asked for. */
export const sampleDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries(
  sampleRoutes.map(({ route }) => {
    const id = idOfSample[`./reports/${route}.json`]
    return [
      route,
      {
        sources: ['samples/sample-page.tsx', `samples/reports/${route}.json`],
        html: 'page',
        ids: id === undefined ? [] : [id],
      },
    ]
  }),
)
