import { prerender } from 'react-dom/static'
import { locationOf } from '../router/page-router.ts'
import { App, createRouter } from './app.tsx'
import type { AppDefinition } from './app.tsx'

/** Renders addresses to HTML at build time. The head elements of the page stand first in the text (React 19). */
export function createRenderer(definition: AppDefinition): (path: string) => Promise<string> {
  return async (path) => {
    const router = createRouter(definition)
    await router.open(locationOf(path))
    const { error } = router.getState()
    if (error) throw error
    const { prelude } = await prerender(<App definition={definition} router={router} />, {
      onError: (failure) => {
        throw failure
      },
    })
    return new Response(prelude).text()
  }
}
