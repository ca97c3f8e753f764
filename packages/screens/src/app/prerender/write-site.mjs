import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { buildBoot } from './build-boot.mjs'
import { composePage, composeShell, stylesOf } from './compose-page.ts'
import { carriedStyles, drawnModules } from './page-styles.ts'
import { GRAPH_FILE, PARTS_FILE } from './style-parts.mjs'

/** The route of an address that is no page. */
const NOT_FOUND = 'not-found'
/** Manifest key of an app's entry. */
const ENTRY = 'index.html'

/**
 * Writes the HTML files of an app after both Vite builds: the frame around each page that the server draws, a shell for
 * each page when it cannot, and the list of the routes that have a page.
 *
 * @param {{ appDir: string, repositoryDir: string }} dirs absolute paths
 */
export async function writeSite({ appDir, repositoryDir }) {
  const client = join(appDir, 'dist/client')
  const { site } = await import(join(appDir, 'dist/server/entry-server.js'))
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const readJson = async (...path) => JSON.parse(await readFile(join(appDir, 'dist', ...path), 'utf8'))
  const manifest = await readJson('client', '.vite/manifest.json')
  const parts = await readJson('client', PARTS_FILE)
  const graph = await readJson('server', GRAPH_FILE)
  const ofApp = new Set(stylesOf(manifest, ENTRY))
  const keyOf = (source) => relative(appDir, join(repositoryDir, source))
  const boot = await buildBoot()
  const compose = (route, sources, options) => {
    const modules = drawnModules(graph, sources.map(keyOf))
    // The frame's own parts run in the browser alone, some of them: its styles are taken whole.
    const stylesFrom = (file) =>
      ofApp.has(file)
        ? { css: parts[file].map(({ css }) => css).join(''), isPart: false }
        : carriedStyles(parts[file], modules)
    return composePage({
      ...PLACES,
      ...options,
      template,
      route,
      manifest,
      pageKeys: sources.map(keyOf),
      entryKey: ENTRY,
      boot,
      stylesFrom,
    })
  }
  const write = async (path, html) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), html)
  }

  const shell = { template, siteName: site.siteName, manifest, entryKey: ENTRY }
  await write('app.html', composeShell(shell))
  await write(
    'drawn/not-found.html',
    compose(NOT_FOUND, ['packages/screens/src/runtime/error/error-page.tsx']),
  )
  for (const page of site.pages) {
    const { route, files, html, startsOnLoad, keptUnder } = page
    const calls = await page.calls()
    await write(`shells/${route}.html`, composeShell({ ...shell, pageKeys: files.map(keyOf) }))
    const start = html !== 'page' ? 'now' : startsOnLoad ? 'load' : undefined
    if (html) await write(`drawn/${route}.html`, compose(route, files, { start, keptUnder, calls }))
  }
  const routes = site.pages.map(({ route, framePath, readsQuery, isOwn, ids }) => ({
    route,
    framePath,
    readsQuery,
    isOwn,
    ids,
  }))
  await writeFile(join(client, '.vite/routes.json'), JSON.stringify(routes))
}

/** Where the server puts the head and the page. */
const PLACES = { head: '<!--head-->', body: '<!--app-->' }
