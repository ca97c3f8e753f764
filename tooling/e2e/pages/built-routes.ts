import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the routes that the build of a site has a page for. */
export function builtRoutes(brand: 'fiz' | 'realty'): ReadonlySet<string> {
  const file = join(import.meta.dirname, `../../../apps/${brand}/dist/client/.vite/routes.json`)
  const routes = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly route: string }[]
  return new Set(routes.map(({ route }) => route))
}
