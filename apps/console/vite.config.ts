import { fileURLToPath } from 'node:url'
import { setTexts } from '@proverka/screens/app/build/set-texts.ts'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPaint } from './build/first-paint.ts'

const QUERY = '@tanstack/react-query'

/** The table with its libraries: the frame imports what the kit names beside it, not the table. */
const TABLE =
  /console.data-table.data-table|@tanstack.(?:react-table|table-core|react-virtual|virtual-core|store|react-store)/

/** Parts of the kit and of the console. */
const PARTS = /packages.ui.src.console|apps.console.src.parts/

export default defineConfig({
  plugins: [
    setTexts,
    vanillaExtractPlugin(),
    react(),
    firstPaint({ boot: 'src/boot.ts', firstScreen: 'screens/today/today-screen.tsx' }),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Each file is a round trip of its own: what the entry needs is one, what several screens share another.
            {
              name: 'app',
              tags: ['$initial'],
              test: (id) => !TABLE.test(id),
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'parts',
              test: (id) => TABLE.test(id) || PARTS.test(id),
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // The kit and the screens bring their own copies along.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
    alias: { [QUERY]: fileURLToPath(import.meta.resolve(QUERY)) },
  },
  server: {
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000', changeOrigin: false } },
  },
})
