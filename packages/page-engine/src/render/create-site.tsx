import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { createRoutes, fillPath } from '../page/create-routes.ts'
import { PER_USER } from '../page/per-user.ts'
import { recordCalls } from './record-calls.ts'
import { hasOwnStyles, splitHead, withoutStyleAttributes } from './rendered-html.ts'
import type { Given, RenderedPage, SiteOptions } from './site-options.ts'

/** Routes ask for an origin; no page shows it. */
const ORIGIN = 'http://localhost'

const NOT_FOUND_STATUS = 404

/** An app as the build and the server know it: its pages, and how to render one. What it renders, `fetch` alone decides. */
export function createSite<Facts>(options: SiteOptions<Facts>) {
  const { siteName, pages, parts, open, recording, sampleParams = {}, statusOf = () => 500 } = options
  const namesOf = (kinds: readonly unknown[]) =>
    new Set(pages.filter(({ html }) => kinds.includes(html)).map(({ name }) => name))
  const frames = namesOf(['frame', 'own'])
  const previews = namesOf(['preview'])
  const forAll = createStaticHandler(createRoutes(pages, parts, { frames }))
  const forOne = createStaticHandler(createRoutes(pages, parts))
  return {
    siteName,
    pages: pages.map((page) => ({
      route: page.name,
      files: page.files ?? [],
      html: page.html,
      startsOnLoad: page.startsOnLoad ?? page.hasData === true,
      keptUnder: page.keptUnder,
      calls: () => recordCalls(page, recording),
      server: {
        path: page.path,
        ...(page.readsQuery && { readsQuery: true }),
        ...(page.ids && { ids: page.ids }),
        ...(frames.has(page.name) && { framePath: `${fillPath(page.path, sampleParams)}/` }),
        ...(page.html === 'own' && { isOwn: true }),
      },
    })),
    /** Renders the page of an address, or tells where that leads, or that it leads to nothing. */
    async render(path: string, given: Given<Facts>): Promise<RenderedPage | Response> {
      const { renderedFor } = given
      const { context: values, wrap = (inner) => inner, takeAnswers } = open(given)
      const handler = renderedFor ? forOne : forAll
      const context = await handler.query(new Request(ORIGIN + path), {
        requestContext: new RouterContextProvider(values),
      })
      if (context instanceof Response) return context
      const [failure] = Object.values(context.errors ?? {}) as readonly unknown[]
      if (failure && statusOf(failure) === NOT_FOUND_STATUS)
        return new Response(null, { status: NOT_FOUND_STATUS })
      if (failure) throw failure
      const router = createStaticRouter(handler.dataRoutes, context)
      const html = await htmlOf(
        wrap(<StaticRouterProvider router={router} context={context} hydrate={false} />),
      )
      const isPerUser = Object.values(context.loaderData).includes(PER_USER)
      const name = context.matches.at(-1)?.route.id ?? ''
      const isForAll = !frames.has(name) && !previews.has(name)
      return {
        ...splitHead(withoutStyleAttributes(html)),
        answers: takeAnswers?.(),
        isReplaced:
          isPerUser || (frames.has(name) && renderedFor !== 'visitor') || (!isForAll && hasOwnStyles(html)),
        ...(previews.has(name) && { isPreview: true }),
        isPerUser,
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
