import { siteConfig } from '@proverka/screens/app/build/site-config.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'

export default defineConfig(mergeConfig(siteConfig(import.meta.dirname), { plugins: [react()] }))
