import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A chunk that several pages share is named after all of them; its file is not. */
const firstWord = (name) => name.split(/[~.]/, 1)[0] ?? name

/**
 * How a site is built, the same for every brand; the plugins are the app's own.
 *
 * @param {string} appDir absolute path
 * @param {boolean | undefined} isSsrBuild whether the renderer of prerendered pages is built, not the site
 * @param {ReadonlySet<string>} [firstView] what the home page shows at first, see `firstViewOf`
 */
export function siteBuild(appDir, isSsrBuild, firstView = new Set()) {
  return {
    build: isSsrBuild ? { outDir: 'dist/server', emptyOutDir: true } : clientBuild(appDir, firstView),
    // A worker loads the code of signatures when there is one.
    worker: { format: 'es' },
    ssr: { noExternal: true },
    define: {
      'import.meta.env.SITE_HOSTS': JSON.stringify(readHosts(process.env['SITES_FILE'])) ?? 'undefined',
    },
    server: {
      proxy: {
        '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000', changeOrigin: false },
      },
    },
  }
}

/**
 * Hosts of production by the key of their site, from the table that the server reads, too.
 *
 * @param {string | undefined} sitesFile absolute path
 */
export function readHosts(sitesFile) {
  if (!sitesFile) return undefined
  const sites = JSON.parse(readFileSync(sitesFile, 'utf8'))
  return Object.fromEntries(sites.map(({ key, host }) => [key, host]))
}

/** Calls, their schemas and their cache; and the rules of domain. */
const DATA =
  /packages.(?:api|domain)|packages.screens.src.(?:runtime.data|pages.content.sources.(?:data|source-rows))\b|node_modules.(?!@base-ui|@floating-ui|react-day-picker)/

const FORMS = /packages.ui.src.(?:fields|forms|dialogs)|@base-ui|@floating-ui/

/** Parts that a home page keeps as they were drawn, its sample and the sources: with all the pages' styles it would carry twice its own. */
const EXCERPT =
  /packages.ui.src.report.(?:cadastral-number|plan-drawing|record-text|register-row|result|sheet|source-stamp|source-state)\b|packages.screens.src.runtime.page.(?:service-data|json-ld|use-canonical-place)\b/

/**
 * @param {string} appDir
 * @param {ReadonlySet<string>} firstView
 */
function clientBuild(appDir, firstView) {
  // Entries keep their names; the manifest is read by them.
  const isPart = (id) => !id.startsWith(appDir)
  return {
    outDir: 'dist/client',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(appDir, 'index.html') },
      output: {
        chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${firstWord(names[0] ?? 'file')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // By purpose: what every page needs, what home pages show, data and rules, forms; and the pages' own parts.
            { name: 'app', tags: ['$initial'], test: isPart, priority: 5 },
            {
              name: 'home',
              test: (id) => isPart(id) && firstView.has(id),
              minShareCount: 2,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            {
              name: 'excerpt',
              test: (id) => isPart(id) && EXCERPT.test(id),
              minShareCount: 2,
              priority: 3.5,
              includeDependenciesRecursively: false,
            },
            { name: 'common', test: (id) => isPart(id) && DATA.test(id), minShareCount: 2, priority: 3 },
            { name: 'forms', test: (id) => isPart(id) && FORMS.test(id), minShareCount: 2, priority: 2 },
            { name: 'pages', test: isPart, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  }
}
