import { join } from 'node:path'
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
    server: {
      proxy: {
        '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000', changeOrigin: false },
      },
    },
  }
}

/** The browser gets the contract without what only the server and the documents need. */
const clientContract = {
  name: 'client-contract',
  transform: {
    filter: { id: /packages.api.src.contract./ },
    handler: (code) => ({ code: leaveOutServerFacts(code), map: null }),
  },
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
      plugins: [clientContract, dropUnusedRouter],
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
