import { rm } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Each module stays a separate file: bundlers drop unused files whole, so a client pays only for the areas it uses. */
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

const ENTRIES = ['index', 'calls', 'contract/index', 'documents/summaries', 'queries/index']

/**
 * Client, contract and the words of the documents, module by module as they are written. The declarations are made from
 * the sources in which the types of the client are written out: `write-call-types.ts` comes first.
 */
export default defineConfig(async () => {
  await rm('dist', { recursive: true, force: true })
  return {
    entry: ['src/**/*.ts', '!src/**/*.test.ts'],
    format: ['esm'],
    splitting: false,
    sourcemap: true,
    target: 'es2022',
    dts: {
      entry: Object.fromEntries(ENTRIES.map((name) => [name, `.cache/declarations/src/${name}.ts`])),
    },
    // Texts are Russian: escaping every letter makes them three times as long.
    esbuildOptions: (options) => {
      options.charset = 'utf8'
    },
    esbuildPlugins: [keepModules],
  }
})
