import { pageEngine } from '@proverka/page-engine/build'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    pageEngine({ serverEntry: 'src/entry-server.tsx', boot: 'src/boot.ts', notFound: 'src/not-found.tsx' }),
  ],
})
