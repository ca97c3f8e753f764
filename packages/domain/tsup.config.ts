import { defineConfig } from 'tsup'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/*
 * Each module stays a separate file: a bundler drops unused files whole, but out of one large file it must keep every
 * statement that might do something, and `isInn` alone would weigh as much as the package.
 */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    )
  },
}

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-data.ts'],
  format: ['esm'],
  dts: {
    entry: [
      'src/index.ts',
      ...[
        'errors',
        'orders',
        'accounts',
        'navigation',
        'sites',
        'checks',
        'reports',
        'views',
        'property',
        'timing',
        'legal',
        'register',
        'internal',
      ].map((name) => `src/${name}/index.ts`),
    ],
  },
  clean: true,
  sourcemap: true,
  target: 'es2022',
  esbuildPlugins: [keepModules],
  // Texts are Russian: escaping every letter makes them three times as long.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
})
