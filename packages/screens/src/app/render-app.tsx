import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { createRoutes } from '../router/create-routes.tsx'
import { App } from './app.tsx'
import type { AppDefinition } from './app.tsx'

/** The rules of addresses ask for an origin; no page shows it. */
const ORIGIN = 'http://localhost'

/** Renders addresses to HTML. The head elements of the page stand first in the text (React 19). */
export function createRenderer(definition: AppDefinition): (path: string) => Promise<string> {
  const handler = createStaticHandler(createRoutes(definition.pages))
  return async (path) => {
    const context = await handler.query(new Request(ORIGIN + path))
    if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
    const [failure] = Object.values(context.errors ?? {})
    if (failure) throw failure
    const router = createStaticRouter(handler.dataRoutes, context)
    const { prelude } = await prerender(
      <App definition={definition}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      {
        onError: (error) => {
          throw error
        },
      },
    )
    return new Response(prelude).text()
  }
}
