import type { PageDocument } from '../../../runtime/navigation/page-document.ts'
import { sampleFile, sampleRoutes } from './sample-routes.ts'

const idOfSample = import.meta.glob<string>(['./reports/*.json'], { eager: true, import: 'id' })

/** What is written of the samples: the page, the report that it shows, and the id that alone may be asked for. */
export const sampleDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries(
  sampleRoutes.map(({ route }) => {
    const file = `reports/${sampleFile(route) ?? route}.json`
    const id = idOfSample[`./${file}`]
    return [
      route,
      {
        sources: ['pages/checks/samples/sample-page.tsx', `pages/checks/samples/${file}`],
        html: 'page',
        ids: id === undefined ? [] : [id],
      },
    ]
  }),
)
