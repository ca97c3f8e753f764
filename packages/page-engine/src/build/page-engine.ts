import { join, resolve } from 'node:path'
import type { BuildEnvironmentOptions, Plugin, PluginOption, Rolldown, ViteBuilder } from 'vite'
import { firstViewOf } from './chunk-graph.ts'
import type { RenderedChunk } from './chunk-graph.ts'
import { pageValues } from './page-values.ts'
import { moduleOf, renderedChunks, styleParts } from './style-parts.ts'
import type { StyleFiles } from './style-parts.ts'
import { writePages } from './write-pages.ts'

type ChunkGroups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>

export interface PageEngineOptions {
  /** Exports `site` of `createSite`; from the app's folder, as all files here but `notFound`. */
  readonly serverEntry: string
  /** Calls `startBoot`. */
  readonly boot: string
  /** The module of the page for an unknown address; from `sourceRoot`. */
  readonly notFound: string
  /** Folder that pages name their files from; by default the app's. */
  readonly sourceRoot?: string
  /** Fields of a page's value that the browser reads. */
  readonly browserFields?: readonly string[]
  /** The page whose first view is to be a chunk by itself. */
  readonly firstPage?: string
  /** How the browser's code is cut; `isOfFirstView` tells the modules that `firstPage` shows at first. */
  readonly chunkGroups?: (isOfFirstView: (id: string) => boolean) => ChunkGroups
  /** Modules that the app loads late and that may be on any page: pages carry their styles. */
  readonly onEveryPage?: RegExp
  /** Whether a font shows so rarely that shells do not preload it. */
  readonly isLateFont?: (file: string) => boolean
}

const BROWSER_FIELDS = ['name', 'path', 'load', 'hasData', 'isRenderedWithData']

/** A chunk that several pages share is named after all of them; its file is not. */
const firstWord = (name: string): string => name.split(/[~.]/, 1)[0] ?? name

/**
 * Builds an app with one `vite build`: the renderer of its pages, then its files for the browser, then the documents of
 * its pages. What the first tells the second (compiled styles, which modules a page shows) stays in memory.
 */
export function pageEngine(options: PageEngineOptions): PluginOption {
  const chunks: RenderedChunk[] = []
  const styleFiles: StyleFiles = new Map()
  let root = ''
  const sourceRoot = () => resolve(root, options.sourceRoot ?? '')
  let firstView: ReadonlySet<string> | undefined
  const isOfFirstView = (id: string) => {
    firstView ??= options.firstPage ? firstViewOf(chunks, options.firstPage) : new Set()
    return firstView.has(moduleOf(root, id))
  }
  async function buildApp(builder: ViteBuilder): Promise<void> {
    const { ssr, client } = builder.environments
    if (!ssr || !client) throw new Error('The page engine builds for a server and for browsers')
    await builder.build(ssr)
    await builder.build(client)
    const { notFound, onEveryPage, isLateFont } = options
    const boot = join(root, options.boot)
    await writePages({
      appDir: root,
      sourceRoot: sourceRoot(),
      boot,
      notFound,
      onEveryPage,
      isLateFont,
      chunks,
      styleFiles,
    })
  }
  const engine: Plugin = {
    name: 'page-engine',
    apply: 'build',
    config: () => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp },
      environments: {
        ssr: { build: serverBuild(options), resolve: { noExternal: true } },
        client: { build: browserBuild(options, isOfFirstView) },
      },
    }),
    configResolved: (config) => void ({ root } = config),
  }
  const browserFields = new Set(options.browserFields ?? BROWSER_FIELDS)
  return [engine, pageValues({ sourceRoot, browserFields }), styleParts(styleFiles), renderedChunks(chunks)]
}

const serverBuild = ({ serverEntry }: PageEngineOptions): BuildEnvironmentOptions => ({
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  ssr: true,
  rolldownOptions: { input: serverEntry, output: { entryFileNames: 'entry-server.js' } },
})

const browserBuild = (
  { chunkGroups }: PageEngineOptions,
  isOfFirstView: (id: string) => boolean,
): BuildEnvironmentOptions => ({
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  reportCompressedSize: false,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // Entries keep their names; the manifest is read by them.
    input: { index: 'index.html' },
    output: {
      chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
      assetFileNames: ({ names }) => `assets/${firstWord(names[0] ?? 'file')}-[hash][extname]`,
      ...(chunkGroups && { codeSplitting: { groups: chunkGroups(isOfFirstView) } }),
    },
  },
})
