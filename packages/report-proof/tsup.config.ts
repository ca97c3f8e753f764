import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'issue/index': 'src/issue/index.ts' },
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts', 'issue/index': 'src/issue/index.ts' } },
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // An override of the workspace does not travel with a package: what it resolves is shipped inside.
  noExternal: [/.*/],
  // Texts are Russian: escaping every letter makes them three times as long.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
})
