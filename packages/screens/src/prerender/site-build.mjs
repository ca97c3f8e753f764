import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { leaveOutServerFacts } from '@proverka/api/build'
import { dropUnusedRouter } from './drop-unused-router.mjs'

const BOOT = join(import.meta.dirname, '..', 'app', 'boot.ts')

/** Reached from everywhere through domain's index, used by no first view: forms and stored values check with it. */
const LATER = /node_modules.valibot/

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

/** The browser gets the contract without what only the server and the documents need. */
const clientContract = {
  name: 'client-contract',
  transform: {
    filter: { id: /packages.api.src.contract./ },
    handler: (code) => ({ code: leaveOutServerFacts(code), map: null }),
  },
}

/**
 * What a lazy part needs is asked for in one go: its file names all that its imports import in turn. The browser would
 * learn of them level by level, and a level costs a slow phone half a second.
 */
const flatImports = {
  name: 'flat-imports',
  generateBundle(_, bundle) {
    const importsOf = (file) => bundle[file]?.imports ?? []
    const initial = reach(
      Object.keys(bundle).filter((file) => bundle[file].isEntry),
      importsOf,
    )
    for (const chunk of Object.values(bundle)) {
      if (!chunk.isDynamicEntry || chunk.isEntry) continue
      const further = [...reach(chunk.imports, importsOf)].filter(
        (file) => !initial.has(file) && !chunk.imports.includes(file),
      )
      chunk.code = further.map((file) => `import"./${basename(file)}";`).join('') + chunk.code
    }
  },
}

/**
 * All that a graph leads to from some of its nodes, with them.
 *
 * @param {readonly string[]} from
 * @param {(node: string) => readonly string[]} next
 */
function reach(from, next) {
  const seen = new Set()
  const open = [...from]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    open.push(...next(node))
  }
  return seen
}

/** @param {string} appDir */
function clientBuild(appDir) {
  return {
    outDir: 'dist/client',
    manifest: true,
    // Lists of the scripts behind every lazy page would weigh on the first view; styles must be there in time.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      plugins: [clientContract, dropUnusedRouter, flatImports],
      input: { index: join(appDir, 'index.html'), boot: BOOT },
      output: {
        chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${firstWord(names[0] ?? 'file')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // What every page needs is one file; what several pages share is a few, not one for each component.
            {
              name: 'app',
              tags: ['$initial'],
              test: (id) => id !== BOOT && !id.startsWith(appDir) && !LATER.test(id),
              priority: 2,
            },
            {
              name: 'kit',
              test: /packages.(ui.src.(primitives|fields|theme)|domain)./,
              minShareCount: 3,
              entriesAware: true,
            },
          ],
        },
      },
    },
  }
}
