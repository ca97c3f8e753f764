import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
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
