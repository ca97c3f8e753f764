import { createClient } from '@proverka/api'
import { buildPath } from '@proverka/domain/navigation'
import { dehydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { splitHead, styleAttributes, withoutStyleAttributes } from '../prerender/compose-page.ts'
import { createRoutes } from '../router/create-routes.tsx'
import { pageDataContext } from '../router/page-data.ts'
import { NOT_PUBLIC } from '../router/prime.ts'
import { AREAS } from '../data/api.ts'
import { App } from './app.tsx'
import type { AppDefinition } from './app.tsx'
import { createQueryClient } from '../data/query-client.ts'
import { GivenQueries } from '../data/queries.tsx'

/** The rules of addresses ask for an origin; no page shows it. */
const ORIGIN = 'http://localhost'

/** A page as HTML, with the data that it was drawn with. */
interface Drawn {
  readonly head: string
  readonly body: string
  /** For the browser's cache, JSON. */
  readonly data: string
  /** Style attributes that were left out: the content policy would refuse them. */
  readonly refused: readonly string[]
}

/** An app as the build and the server know it: its pages, and how to write one. It knows nothing of a visitor. */
export function createSite(definition: AppDefinition) {
  const handler = createStaticHandler(createRoutes(definition.pages))
  return {
    siteName: definition.brand.siteName,
    pages: definition.pages.map(({ route, sources, html }) => ({
      route,
      sources: sources.map((file) => (file.startsWith('apps/') ? file : `packages/screens/src/${file}`)),
      html,
      ...(html === 'built' && { path: buildPath(route) }),
    })),
    /** Writes the page of an address; undefined for one that is not for everybody. `fetch` asks the server itself. */
    async draw(path: string, fetch: typeof globalThis.fetch): Promise<Drawn | undefined> {
      const queries = createQueryClient()
      const api = createClient(AREAS, { baseUrl: '/api', fetch })
      const context = await handler.query(new Request(ORIGIN + path), {
        requestContext: new RouterContextProvider(new Map([[pageDataContext, { api, queries }]])),
      })
      if (context instanceof Response) return undefined
      const [failure] = Object.values(context.errors ?? {})
      if (failure) throw failure
      if (Object.values(context.loaderData).includes(NOT_PUBLIC)) return undefined
      const router = createStaticRouter(handler.dataRoutes, context)
      const page = (
        <GivenQueries value={queries}>
          <App definition={definition}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </GivenQueries>
      )
      const html = await htmlOf(page)
      // Inside a script element `<` could end it.
      const data = JSON.stringify(dehydrate(queries)).replaceAll('<', String.raw`\u003c`)
      queries.clear()
      const { head, body } = splitHead(withoutStyleAttributes(html))
      return { head, body, data, refused: styleAttributes(html) }
    },
  }
}

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // A part that came later would be moved to its place by a script, which the content policy refuses.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      throw error
    },
  })
  return new Response(prelude).text()
}
