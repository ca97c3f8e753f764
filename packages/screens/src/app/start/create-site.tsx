import { createClient } from '@proverka/api'
import type { SiteFacts } from '@proverka/api/contract'
import { ROUTES } from '@proverka/domain/navigation'
import { createSite as createEngineSite } from '@proverka/page-engine/render'
import { defaultShouldDehydrateQuery, dehydrate } from '@tanstack/react-query'
import { createStore } from 'jotai'
import type { RouterContext } from 'react-router'
import { siteFactsAtom } from '../../runtime/brand/site-facts.ts'
import { AREAS } from '../../runtime/data/api.ts'
import type { Connect } from '../../runtime/data/api.ts'
import { GivenQueries } from '../../runtime/data/queries.tsx'
import { createQueryClient } from '../../runtime/data/query-client.ts'
import { statusOfError } from '../../runtime/error/status-of-error.ts'
import { pageDataContext } from '../../runtime/navigation/page-data.ts'
import type { PageData } from '../../runtime/navigation/page-data.ts'
import { routeParts } from '../routes/route-parts.ts'
import { App } from './app.tsx'
import type { AppDefinition } from './app.tsx'

const NO_ID = '00000000-0000-4000-8000-000000000000'

/** Dates of today: an address that is written into a file cannot have them. */
const OF_TODAY = /[?&]date-(?:from|to)=/

/** An app as the build and the server know it. */
export function createSite(definition: AppDefinition) {
  const places = ROUTES.map(({ name }) => name)
  return createEngineSite<SiteFacts>({
    siteName: definition.brand.siteName,
    pages: definition.pages.toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name)),
    parts: routeParts,
    sampleParams: { id: NO_ID, otherId: NO_ID, objectKey: NO_ID, detail: '0', code: '0' },
    statusOf: statusOfError,
    open: ({ fetch, facts, renderedFor }) => {
      const store = createStore()
      store.set(siteFactsAtom, facts)
      const { queries, ...data } = openData(fetch, { isNobodys: renderedFor === 'guest' })
      return {
        ...data,
        wrap: (pages) => (
          <GivenQueries value={queries}>
            <App definition={definition} store={store}>
              {pages}
            </App>
          </GivenQueries>
        ),
      }
    },
    recording: {
      open: (fetch) => openData(fetch, { whenKnown: () => Promise.resolve(true) }),
      refusal: () => Response.json({ error: 'Войдите', code: 'access/session-needed' }, { status: 401 }),
      isLasting: (url) => !OF_TODAY.test(url),
    },
  })
}

/** What the loaders of one page read with. */
function openData(fetch: typeof globalThis.fetch, more: Partial<PageData>) {
  const queries = createQueryClient()
  const connect: Connect = (areas) => createClient(areas, { baseUrl: '/api', fetch })
  return {
    queries,
    context: new Map<RouterContext, unknown>([
      [pageDataContext, { api: connect(AREAS), connect, queries, ...more }],
    ]),
    takeAnswers: () => {
      const asked = dehydrate(queries, {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) && query.meta?.['staysOnServer'] !== true,
      })
      // A page that was rendered with data ages, also when the browser has no use for them.
      const hasAsked = queries.getQueryCache().getAll().length > 0
      queries.clear()
      return hasAsked ? JSON.stringify(asked) : undefined
    },
  }
}
