import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type AppType, type ViteDevServer } from 'vite'
import { findFreePort } from '../free-port.ts'

const APPS = join(import.meta.dirname, '..', '..', '..', '..', 'apps')

export interface ViteSite {
  readonly vite: ViteDevServer
  /** The app's page, with what Vite adds to it; the same for every address. */
  readonly html: string
  /** Names of the routes that the app has a page for. */
  readonly routes: readonly string[]
}

/** Vite for one brand. */
export async function startViteSite(brand: string): Promise<ViteSite> {
  const root = join(APPS, brand)
  const vite = await startVite(brand, 'custom')
  const template = readFileSync(join(root, 'index.html'), 'utf8')
  const page = template
    .replace('<!--head-->', '')
    .replace('<!--app-->', '')
    .replaceAll('../../packages/', `/@fs${join(APPS, '..', 'packages')}/`)
  const { pages } = (await vite.ssrLoadModule('/src/pages.ts')) as {
    readonly pages: readonly { readonly name: string }[]
  }
  const routes = pages.map(({ name }) => name)
  return { vite, html: await vite.transformIndexHtml('/', page), routes }
}

/** Vite for the operator's console, which answers for all its addresses. */
export const startViteConsole = (): Promise<ViteDevServer> => startVite('console', 'spa')

/** Without a port except for the updates of changed modules. */
async function startVite(app: string, appType: AppType): Promise<ViteDevServer> {
  const root = join(APPS, app)
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    appType,
    clearScreen: false,
    server: { middlewareMode: true, ws: { port: await findFreePort() } },
  })
}
