import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { emailSamples } from './.storybook/email-samples.ts'
import { waitForFonts } from './.storybook/wait-for-fonts.ts'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), waitForFonts(), emailSamples()],
  build: { chunkSizeWarningLimit: 2000 },
  optimizeDeps: {
    // A cold run that finds a new dependency in the middle reloads the page and fails; 'pkg > dep' looks from pkg.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@proverka/ui > clsx',
      '@proverka/ui > lucide-react',
      '@proverka/ui > @base-ui/react/dialog',
      '@proverka/ui > uqr',
      '@proverka/ui > d3-shape',
      '@proverka/ui > @base-ui/react/popover',
      '@proverka/ui > react-day-picker',
      '@proverka/ui > react-day-picker/locale/ru',
      '@proverka/ui > @proverka/domain > valibot',
      '@proverka/screens > @tanstack/react-query',
      '@proverka/ui > @tanstack/react-table',
      '@proverka/ui > @tanstack/react-virtual',
      '@proverka/screens > fflate',
      '@proverka/screens > jotai',
      '@proverka/screens > @proverka/egrn > saxes',
      '@proverka/screens > @proverka/gost-signature > @noble/curves/abstract/weierstrass.js',
      '@proverka/screens > @proverka/gost-signature > asn1js',
      '@proverka/screens > @proverka/report-proof > @noble/curves/ed25519.js',
      '@proverka/screens > @proverka/report-proof > @noble/hashes/sha2.js',
      '@proverka/screens > @proverka/report-proof > @sd-jwt/core',
      '@proverka/screens > @proverka/report-proof > canonicalize',
      '@proverka/screens > react-router',
      '@proverka/screens > @proverka/api > ofetch',
      '@proverka/screens > @proverka/api > p-throttle',
    ],
  },
})
