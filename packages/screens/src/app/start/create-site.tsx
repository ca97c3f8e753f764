import { createClient } from '@proverka/api'
import type { SiteFacts } from '@proverka/api/contract'
import { buildPath, matchRoute, ROUTES } from '@proverka/domain/navigation'
import { defaultShouldDehydrateQuery, dehydrate } from '@tanstack/react-query'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { hasOwnStyles, splitHead, withoutStyleAttributes } from '@proverka/page-engine/render'
import { recordCalls } from '../prerender/record-calls.ts'
import { createRoutes } from '../routes/create-routes.tsx'
import { pageDataContext } from '../../runtime/navigation/page-data.ts'
import { OF_CALLER } from '../../runtime/navigation/of-caller.ts'
import { siteFactsAtom } from '../../runtime/brand/site-facts.ts'
import { AREAS } from '../../runtime/data/api.ts'
import type { Connect } from '../../runtime/data/api.ts'
import { App } from './app.tsx'
import type { AppDefinition } from './app.tsx'
import { createQueryClient } from '../../runtime/data/query-client.ts'
import { statusOfError } from '../../runtime/error/status-of-error.ts'
import { GivenQueries } from '../../runtime/data/queries.tsx'

/** The rules of addresses ask for an origin; no page shows it. */
const ORIGIN = 'http://localhost'

/** What the frame of a page is drawn with in place of the parameters of an address. */
const NO_ID = '00000000-0000-4000-8000-000000000000'
const SAMPLE_PARAMS = { id: NO_ID, objectKey: NO_ID, detail: '0' }

const NOT_FOUND_STATUS = 404

/** A page as HTML. */
interface Drawn {
  readonly head: string
  readonly body: string
  /** The answers that it was drawn with, for the browser's cache, JSON; absent when it asked nothing. */
  readonly queries: string | undefined
  /** The browser draws it again: it is a frame, of one visitor, or lacks styles that HTML may not hold. */
  readonly isReplaced: boolean
  /** The browser draws it again when it knows more than the server did. */
  readonly isPreview?: boolean
  /** Drawn for this caller only: it must not be cached for others. */
  readonly isOfCaller: boolean
}

/** What a page is drawn with. */
interface Given {
  /** Asks the server itself. */
  readonly fetch: typeof globalThis.fetch
  readonly facts: SiteFacts
  /**
   * For whom a page of one user is drawn: `fetch` calls as the visitor, or the visitor is a guest who has to sign in.
   * Absent: only its frame is drawn.
   */
  readonly drawnFor?: 'visitor' | 'nobody'
}

/** An app as the build and the server know it: its pages, and how to write one. What it draws, `fetch` alone decides. */
export function createSite(definition: AppDefinition) {
  const { brand } = definition
  const places = ROUTES.map(({ name }) => name)
  const pages = definition.pages.toSorted(
    (one, other) => places.indexOf(one.name) - places.indexOf(other.name),
  )
  const namesOf = (kinds: readonly unknown[]) =>
    new Set(pages.filter(({ html }) => kinds.includes(html)).map(({ name }) => name))
  const frames = namesOf(['frame', 'own'])
  const previews = namesOf(['preview'])
  const forAll = createStaticHandler(createRoutes(pages, { frames }))
  const forOne = createStaticHandler(createRoutes(pages))
  return {
    siteName: brand.siteName,
    pages: pages.map((page) => ({
      route: page.name,
      files: page.files ?? [],
      html: page.html,
      startsOnLoad: page.startsOnLoad ?? page.hasData === true,
      keptUnder: page.keptUnder,
      calls: () => recordCalls(page),
      server: {
        ...(page.readsQuery && { readsQuery: true }),
        ...(page.ids && { ids: page.ids }),
        ...(frames.has(page.name) && { framePath: buildPath(page.name, SAMPLE_PARAMS) }),
        ...(page.html === 'own' && { isOwn: true }),
      },
    })),
    /** Writes the page of an address, or tells where that leads, or that it leads to nothing. */
    async draw(path: string, { fetch, facts, drawnFor }: Given): Promise<Drawn | Response> {
      const queries = createQueryClient()
      const connect: Connect = (areas) => createClient(areas, { baseUrl: '/api', fetch })
      const api = connect(AREAS)
      const handler = drawnFor ? forOne : forAll
      const context = await handler.query(new Request(ORIGIN + path), {
        requestContext: new RouterContextProvider(
          new Map([[pageDataContext, { api, connect, queries, isNobodys: drawnFor === 'nobody' }]]),
        ),
      })
      if (context instanceof Response) return context
      const [failure] = Object.values(context.errors ?? {})
      if (failure && statusOfError(failure) === NOT_FOUND_STATUS)
        return new Response(null, { status: NOT_FOUND_STATUS })
      if (failure) throw failure
      const store = createStore()
      store.set(siteFactsAtom, facts)
      const router = createStaticRouter(handler.dataRoutes, context)
      const html = await htmlOf(
        <GivenQueries value={queries}>
          <App definition={definition} store={store}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </GivenQueries>,
      )
      const asked = dehydrate(queries, {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) && query.meta?.['staysOnServer'] !== true,
      })
      // A page that was drawn with data ages, also when the browser has no use for them.
      const hasAsked = queries.getQueryCache().getAll().length > 0
      queries.clear()
      const isOfCaller = Object.values(context.loaderData).includes(OF_CALLER)
      const name = matchRoute(new URL(path, ORIGIN).pathname)?.route.name ?? ''
      const isForAll = !frames.has(name) && !previews.has(name)
      return {
        ...splitHead(withoutStyleAttributes(html)),
        queries: hasAsked ? JSON.stringify(asked) : undefined,
        isReplaced:
          isOfCaller || (frames.has(name) && drawnFor !== 'visitor') || (!isForAll && hasOwnStyles(html)),
        ...(previews.has(name) && { isPreview: true }),
        isOfCaller,
      }
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
