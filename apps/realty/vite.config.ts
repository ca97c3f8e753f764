import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const boot = join(import.meta.dirname, '../../packages/screens/src/app/boot.ts')

/** Reached from everywhere through domain's index, used by no first view: forms and stored values check with it. */
const LATER = /node_modules.valibot/

/** A chunk that several pages share is named after all of them; its file is not. */
function firstWord(name: string): string {
  return name.split(/[~.]/, 1)[0] ?? name
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Lists of the scripts behind every lazy page would weigh on the first view; styles must be there in time.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: { index: join(import.meta.dirname, 'index.html'), boot },
          output: {
            chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${firstWord(names[0] ?? 'file')}-[hash][extname]`,
            codeSplitting: {
              groups: [
                // What every page needs is one file; what several pages share is a few, not one for each component.
                {
                  name: 'app',
                  tags: ['$initial'],
                  test: (id) => id !== boot && !id.startsWith(import.meta.dirname) && !LATER.test(id),
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
      },
  ssr: { noExternal: true },
  server: {
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000', changeOrigin: false } },
  },
}))
