import { fileURLToPath } from 'node:url'
import { setTexts } from '@proverka/screens/app/build/set-texts.ts'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const QUERY = '@tanstack/react-query'

export default defineConfig({
  plugins: [setTexts, vanillaExtractPlugin(), react()],
  // The kit and the screens bring their own copies along.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
    alias: { [QUERY]: fileURLToPath(import.meta.resolve(QUERY)) },
  },
  server: {
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000', changeOrigin: false } },
  },
})
