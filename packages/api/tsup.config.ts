import { readFile, rm } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import type { Options } from 'tsup'
import { leaveOutServerFacts } from './build/leave-out-server-facts.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Each module stays a file of its own: a bundler drops unused files whole, a client of two areas carries two. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.replace(/\.ts$/, '.js'), external: true, sideEffects: false },
    )
  },
}

const clientContract: Plugin = {
  name: 'client-contract',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]contract[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: leaveOutServerFacts(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

const common: Options = {
  format: ['esm'],
  sourcemap: true,
  target: 'es2022',
  // Texts are Russian: escaping every letter makes them three times as long.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
}

/** The client with what it needs of the contract, and beside it, in `full`, the contract with all that it says. */
export default defineConfig(async () => {
  await rm('dist', { recursive: true, force: true })
  return [
    {
      ...common,
      entry: ['src/**/*.ts'],
      dts: { entry: ['index', 'calls', 'contract/index', 'queries/index'].map((name) => `src/${name}.ts`) },
      esbuildPlugins: [clientContract, keepModules],
    },
    { ...common, entry: ['src/contract/**/*.ts'], outDir: 'dist/full', esbuildPlugins: [keepModules] },
  ]
})
