import { setTexts } from '@proverka/screens/prerender/set-texts.mjs'
import { siteBuild } from '@proverka/screens/prerender/site-build.mjs'
import { styleGraph, styleParts } from '@proverka/screens/prerender/style-parts.mjs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [setTexts, react(), vanillaExtractPlugin(), styleParts(), styleGraph()],
  ...siteBuild(import.meta.dirname, isSsrBuild),
}))
