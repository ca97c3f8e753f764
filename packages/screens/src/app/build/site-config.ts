import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileStylesOnce, pageEngine } from '@proverka/page-engine/build'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { UserConfig } from 'vite'
import { setTexts } from './set-texts.ts'

const REPOSITORY = join(import.meta.dirname, '../../../../..')
const QUERY = '@tanstack/react-query'
const SCREENS = 'packages/screens/src'

/** How a site is built, the same for both brands. `appDir` is absolute. */
export function siteConfig(appDir: string): UserConfig {
  const { SITES_FILE, API_ORIGIN } = process.env
  const boot = relative(appDir, join(REPOSITORY, SCREENS, 'app/boot/boot.ts'))
  return {
    plugins: [
      setTexts,
      compileStylesOnce(vanillaExtractPlugin()),
      pageEngine({
        serverEntry: 'src/entry-server.tsx',
        boot,
        notFound: `${SCREENS}/runtime/error/error-page.tsx`,
        sourceRoot: REPOSITORY,
        // Paths are in the table of domain, which links need anyway.
        browserFields: ['name', 'load', 'hasData', 'isRenderedWithData'],
        firstPage: 'src/home/home-page.tsx',
        chunkGroups: (isOfFirstView) => chunkGroups(appDir, isOfFirstView),
        onEveryPage: OF_FRAME,
        isLateFont: (file) => RUBLE.test(file),
      }),
    ],
    // The installation for `npm start` has these in the app and in this package alone.
    resolve: {
      dedupe: ['react', 'react-dom', 'react-router'],
      alias: { [QUERY]: fileURLToPath(import.meta.resolve(QUERY)) },
    },
    // A worker loads the code of signatures when there is one.
    worker: { format: 'es' },
    define: { 'import.meta.env.SITE_HOSTS': JSON.stringify(readHosts(SITES_FILE)) ?? 'undefined' },
    server: {
      proxy: { '/api': { target: API_ORIGIN ?? 'http://127.0.0.1:4000', changeOrigin: false } },
    },
  }
}

/**
 * Hosts of production by the key of their site, from the table that the server reads, too; undefined without a file.
 *
 * @param sitesFile absolute path
 */
export function readHosts(sitesFile: string | undefined): Record<string, string> | undefined {
  if (!sitesFile) return undefined
  const sites = JSON.parse(readFileSync(sitesFile, 'utf8')) as readonly { key: string; host: string }[]
  return Object.fromEntries(sites.map(({ key, host }) => [key, host]))
}

/** Modules of the frame: what they load late may be on every page. */
const OF_FRAME = /packages\/screens\/src\/(?:app\/frame|runtime\/(?:consent|notices))\/[\w-]+\.tsx$/

/** The ruble sign has its own font file, since it only appears beside sums: a page without one does not fetch it. */
const RUBLE = /ruble/

/** Calls, their schemas and their cache; and the rules of domain. */
const DATA =
  /packages.(?:api|domain)|packages.screens.src.(?:runtime.data|pages.content.sources.(?:data|source-rows))\b|node_modules.(?!\.pnpm|@base-ui|@floating-ui|react-day-picker)/

const FORMS = /packages.ui.src.(?:fields|forms|dialogs)|@base-ui|@floating-ui/

/** Parts that a home page keeps as they were rendered, its sample and the sources: with all the pages' styles it would carry twice its own. */
const EXCERPT =
  /packages.ui.src.report.(?:cadastral-number|plan-drawing|record-text|register-row|result|sheet|source-stamp|source-state)\b|packages.screens.src.runtime.page.(?:service-data|json-ld|use-canonical-place)\b/

/** What verifies signed reports; their codes are read by pages that verify nothing yet. */
const PROOF =
  /packages.report-proof.src.(?!code\b)|node_modules.(?:@sd-jwt|@owf|@noble.hashes|canonicalize)\b/

/** By purpose: what every page needs, what home pages show, data and rules, forms; and the pages' own parts. */
function chunkGroups(appDir: string, isOfFirstView: (id: string) => boolean) {
  const shared = (name: string, priority: number, test: (id: string) => boolean) => ({
    name,
    priority,
    test: (id: string) => !id.startsWith(appDir) && test(id),
    minShareCount: 2,
  })
  return [
    { name: 'app', tags: ['$initial' as const], test: (id: string) => !id.startsWith(appDir), priority: 5 },
    { ...shared('home', 4, isOfFirstView), includeDependenciesRecursively: false },
    { ...shared('excerpt', 3.5, (id) => EXCERPT.test(id)), includeDependenciesRecursively: false },
    // Also what one page alone imports: a shared part that loads it would else bring it along.
    {
      ...shared('proof', 3.2, (id) => PROOF.test(id)),
      minShareCount: 1,
      includeDependenciesRecursively: false,
    },
    shared('common', 3, (id) => DATA.test(id)),
    shared('forms', 2, (id) => FORMS.test(id)),
    shared('pages', 1, () => true),
  ]
}
