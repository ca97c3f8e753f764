import { join } from 'node:path'
import { keepCompiledStyles, takeCompiledStyles } from '@proverka/screens/app/prerender/compiled-styles.mjs'
import { firstViewOf } from '@proverka/screens/app/prerender/first-view.mjs'
import { pageValues } from '@proverka/screens/app/prerender/page-values.mjs'
import { setTexts } from '@proverka/screens/app/prerender/set-texts.mjs'
import { siteBuild } from '@proverka/screens/app/prerender/site-build.mjs'
import { styleGraph, styleParts } from '@proverka/screens/app/prerender/style-parts.mjs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(async ({ command, isSsrBuild }) => ({
  plugins: [
    setTexts,
    pageValues(join(import.meta.dirname, '../..')),
    react(),
    isSsrBuild ? takeCompiledStyles() : [vanillaExtractPlugin(), keepCompiledStyles()],
    styleParts(),
    styleGraph(),
  ],
  ...siteBuild(
    import.meta.dirname,
    isSsrBuild,
    command === 'build' && !isSsrBuild ? await firstViewOf(import.meta.dirname) : undefined,
  ),
}))
