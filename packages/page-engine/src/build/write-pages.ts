import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleBoot } from './bundle-boot.ts'
import type { RenderedChunk } from './chunk-graph.ts'
import { composePage, composeShell, stylesOf } from './compose-page.ts'
import type { ComposeOptions, Manifest } from './compose-page.ts'
import { NOT_FOUND } from '../page/not-found.ts'
import { carriedStyles, renderedStyles } from './page-styles.ts'
import type { StyleFiles } from './style-parts.ts'

/** Manifest key of an app's entry. */
const ENTRY = 'index.html'

/** What the build asks of a built page. */
interface BuiltPage {
  readonly route: string
  readonly files: readonly string[]
  readonly html?: 'page' | 'preview' | 'own' | 'frame'
  readonly startsOnLoad: boolean
  readonly keptUnder?: string
  /** Calls that its frame begins before the app runs. */
  readonly calls: () => Promise<readonly string[]>
  /** What the server knows of it. */
  readonly server: object
}

interface WriteOptions {
  /** Absolute, as all folders here. */
  readonly appDir: string
  readonly sourceRoot: string
  readonly boot: string
  /** The file, from `sourceRoot`, of the page for an unknown address. */
  readonly notFound: string
  readonly onEveryPage?: RegExp | undefined
  readonly isLateFont?: ((file: string) => boolean) | undefined
  readonly chunks: readonly RenderedChunk[]
  readonly styleFiles: StyleFiles
}

/**
 * Writes the HTML files of an app after both builds: the document around each page that the server renders, a shell for
 * each page when it cannot, and the list of the pages.
 */
export async function writePages(options: WriteOptions): Promise<void> {
  const { appDir, sourceRoot, chunks, styleFiles, onEveryPage, isLateFont } = options
  const client = join(appDir, 'dist/client')
  const { site } = (await import(pathToFileURL(join(appDir, 'dist/server/entry-server.js')).href)) as {
    readonly site: { readonly siteName: string; readonly pages: readonly BuiltPage[] }
  }
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const ofApp = new Set(stylesOf(manifest, ENTRY))
  const keyOf = (source: string) => relative(appDir, join(sourceRoot, source)).replaceAll('\\', '/')
  const boot = await bundleBoot(options.boot)
  const compose = (
    route: string,
    sources: readonly string[],
    more: Pick<ComposeOptions, 'start' | 'keptUnder' | 'calls'> = {},
  ) => {
    const modules = renderedStyles(chunks, sources.map(keyOf), onEveryPage)
    // The app's own parts run in the browser alone, some of them: its styles are taken whole.
    const stylesFrom = (file: string) => {
      const parts = styleFiles.get(file) ?? []
      return ofApp.has(file)
        ? { css: parts.map(({ css }) => css).join(''), isPart: false }
        : carriedStyles(parts, modules)
    }
    return composePage({
      ...PLACES,
      ...more,
      template,
      route,
      manifest,
      pageKeys: sources.map(keyOf),
      entryKey: ENTRY,
      boot,
      stylesFrom,
    })
  }
  const write = async (path: string, html: string) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), html)
  }

  const shell = { template, siteName: site.siteName, manifest, entryKey: ENTRY, isLateFont }
  await write('app.html', composeShell(shell))
  await write(`documents/${NOT_FOUND}.html`, compose(NOT_FOUND, [options.notFound]))
  for (const { route, files, html, startsOnLoad, keptUnder, calls } of site.pages) {
    await write(`shells/${route}.html`, composeShell({ ...shell, pageKeys: files.map(keyOf) }))
    const early = await calls()
    const start = html !== 'page' ? 'now' : startsOnLoad ? 'load' : undefined
    if (html)
      await write(`documents/${route}.html`, compose(route, files, { start, keptUnder, calls: early }))
  }
  const routes = site.pages.map(({ route, server }) => ({ route, ...server }))
  await writeFile(join(client, '.vite/pages.json'), JSON.stringify(routes))
}

/** Where the server puts the head and the page. */
const PLACES = { head: '<!--head-->', body: '<!--app-->' }
