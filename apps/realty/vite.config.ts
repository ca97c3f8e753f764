import { firstViewOf } from '@proverka/screens/prerender/first-view.mjs'
import { setTexts } from '@proverka/screens/prerender/set-texts.mjs'
import { siteBuild } from '@proverka/screens/prerender/site-build.mjs'
import { styleGraph, styleParts } from '@proverka/screens/prerender/style-parts.mjs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const plugins = () => [setTexts, react(), vanillaExtractPlugin(), styleParts(), styleGraph()]

export default defineConfig(async ({ command, isSsrBuild }) => ({
  plugins: plugins(),
  ...siteBuild(
    import.meta.dirname,
    isSsrBuild,
    command === 'build' && !isSsrBuild ? await firstViewOf(import.meta.dirname, plugins) : undefined,
  ),
}))
