import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const BOOT = join(import.meta.dirname, '..', 'start', 'boot.ts')

/**
 * Reached from home pages through lists of exports, used by no first view. Kept by hand: the bundler tells which module
 * imports which list, not which of its names. Without this list a home page carries 14 KB more (gzip, 2026-11-23); found
 * by the names that importers mention, its parts come out wrong, for lists that pass on all of another tell no names.
 */
export const LATER = [
  'node_modules/valibot',
  'packages/domain/src/accounts/session/auth-payload',
  'packages/domain/src/fields/date/require-date',
  'packages/domain/src/fields/kpp',
  'packages/domain/src/fields/license',
  'packages/domain/src/fields/number',
  'packages/domain/src/fields/plate',
  'packages/domain/src/fields/snils',
  'packages/domain/src/fields/validate',
  'packages/domain/src/fields/vin',
  'packages/domain/src/legal/offer-document',
  'packages/domain/src/navigation/routes/route-headings',
  'packages/domain/src/orders/cart',
  'packages/domain/src/orders/catalogue/products.ts',
  'packages/domain/src/orders/catalogue/records',
  'packages/domain/src/orders/deal-sheets',
  'packages/domain/src/orders/order/auth-needed',
  'packages/domain/src/orders/order/expired-order',
  'packages/domain/src/orders/order/order-history',
  'packages/domain/src/orders/order/order-stage',
  'packages/domain/src/orders/referral',
  'packages/domain/src/orders/tariff/tariff-cost',
  'packages/domain/src/orders/unpaid-orders',
  'packages/domain/src/property/object/closed-object',
  'packages/domain/src/property/search/near-numbers',
  'packages/domain/src/property/wholesale',
  'packages/domain/src/reports/checks/checks.ts',
  'packages/domain/src/reports/checks/company-checks',
  'packages/domain/src/reports/checks/registers',
  'packages/domain/src/reports/checks/vehicle-checks',
  'packages/domain/src/reports/extract',
  'packages/domain/src/sites/blog/legal-terms',
  'packages/domain/src/timing/days',
  'packages/ui/src/fields/file-drop',
  'packages/ui/src/fields/textarea',
  'packages/ui/src/frame/mobile-bottom-bar',
  'packages/ui/src/frame/side-nav',
  'packages/ui/src/frame/user-side-menu',
  'packages/ui/src/order/counters',
  'packages/ui/src/order/due-ruler',
  'packages/ui/src/order/order-summary',
  'packages/ui/src/order/product-option',
  'packages/ui/src/order/purchase-row',
  'packages/ui/src/order/status-tag',
  'packages/ui/src/primitives/button/icon-button',
  'packages/ui/src/primitives/copy-button/copy-button',
  'packages/ui/src/primitives/empty-state',
  'packages/ui/src/primitives/link-row',
  'packages/ui/src/primitives/notice/',
  'packages/ui/src/primitives/pagination',
  'packages/ui/src/primitives/progress-bar/time-left',
  'packages/ui/src/primitives/progress-bar/work-progress',
  'packages/ui/src/primitives/qr-code',
  'packages/ui/src/primitives/skeleton',
  'packages/ui/src/primitives/table',
  'packages/ui/src/primitives/tabs',
  'packages/ui/src/primitives/thumbs-prompt',
  'packages/ui/src/report/conclusion',
  'packages/ui/src/report/divergence',
  'packages/ui/src/report/fact-list',
  'packages/ui/src/report/finding',
  'packages/ui/src/report/number-by-parts',
  'packages/ui/src/report/number-pieces',
  'packages/ui/src/report/plan-drawing',
  'packages/ui/src/report/quarter-census',
  'packages/ui/src/report/register-row',
  'packages/ui/src/report/result-bar',
  'packages/ui/src/report/sheet',
]

const isLater = (id) => LATER.some((place) => id.replaceAll('\\', '/').includes(place))

/** A chunk that several pages share is named after all of them; its file is not. */
const firstWord = (name) => name.split(/[~.]/, 1)[0] ?? name

/**
 * How a site is built, the same for every brand; the plugins are the app's own.
 *
 * @param {string} appDir absolute path
 * @param {boolean | undefined} isSsrBuild whether the renderer of prerendered pages is built, not the site
 */
export function siteBuild(appDir, isSsrBuild) {
  return {
    build: isSsrBuild ? { outDir: 'dist/server', emptyOutDir: true } : clientBuild(appDir),
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
  /packages.(?:api|domain)|packages.screens.src.(?:data|sources.data|sources.source-rows)\b|node_modules.(?!@base-ui|@floating-ui|react-day-picker)/

const FORMS = /packages.ui.src.(?:fields|forms|dialogs)|@base-ui|@floating-ui/

/** Parts that a home page keeps as they were drawn, its sample and the sources: with all the pages' styles it would carry twice its own. */
const EXCERPT =
  /packages.ui.src.report.(?:cadastral-number|plan-drawing|register-row|result|sheet|source-stamp|source-state)\b|packages.screens.src.frame.(?:service-data|json-ld|use-canonical-place)\b/

/** Shown by what was drawn alone: its code is not that of a first view. */
const KEPT_DRAWN = /packages.ui.src.report.source-state\b/

/**
 * Groups the modules that home pages show, by the bundler's import graph, into one file shared by all pages, so that a
 * home page carries nothing of the others. Barrel files are skipped: their exports do not tell what is used.
 */
function firstViewParts() {
  const shown = remembered((id, ctx) => {
    if (id.endsWith('home-page.tsx')) return true
    return ctx.getModuleInfo(id)?.importers.some((importer) => shown(importer, ctx)) ?? false
  })
  const checks = remembered((id, ctx) => {
    if (isLater(id)) return true
    if (/[/\\]index\.ts$/.test(id)) return false
    return ctx.getModuleInfo(id)?.importedIds.some((imported) => checks(imported, ctx)) ?? false
  })
  return (id, ctx) => (shown(id, ctx) && !checks(id, ctx) && !KEPT_DRAWN.test(id) ? 'home' : null)
}

/** An answer for each module, found once; a circle answers no. */
function remembered(ask) {
  const known = new Map()
  return (id, ctx) => {
    if (!known.has(id)) {
      known.set(id, false)
      known.set(id, ask(id, ctx))
    }
    return known.get(id)
  }
}

/** @param {string} appDir */
function clientBuild(appDir) {
  // Entries keep their names; the manifest is read by them.
  const isPart = (id) => id !== BOOT && !id.startsWith(appDir)
  return {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(appDir, 'index.html'), boot: BOOT },
      output: {
        chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${firstWord(names[0] ?? 'file')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // By purpose: what every page needs, what home pages show, data and rules, forms; and the pages' own parts.
            { name: 'app', tags: ['$initial'], test: isPart, priority: 5 },
            {
              name: firstViewParts(),
              debugName: 'home',
              test: isPart,
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
