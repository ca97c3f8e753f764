import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/orders/index.ts',
    'src/accounts/index.ts',
    'src/site/index.ts',
    'src/reports/index.ts',
    'src/legal/index.ts',
  ],
  format: ['esm'],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // Texts are Russian: escaping every letter makes them three times as long.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
})
