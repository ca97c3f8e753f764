import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { NOT_BUNDLED } from './not-bundled.ts'

// The server as a few files in `dist`: loading a thousand modules from their sources takes a second of each start.

const OUT = 'dist'

/** As `src/platform/locations.ts` names them. */
const READ_AS_FILES = ['platform/db/migrations', 'commands/seeds/articles', 'documents/pdf/templates']

const here = (...path) => join(import.meta.dirname, ...path)
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'))

/** An empty source map: traces name lines of ours; those of dependencies would make the map three times as long to read. */
const NO_MAP = `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64')}`

const unmappedDependencies = {
  name: 'unmapped-dependencies',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8') + NO_MAP,
      loader: 'js',
    }))
  },
}

const bundle = (entry, { splitting }) =>
  build({
    config: false,
    entry,
    splitting,
    outDir: OUT,
    format: ['esm'],
    platform: 'node',
    target: 'node24',
    silent: true,
    noExternal: Object.keys(dependencies).filter((name) => !NOT_BUNDLED.includes(name)),
    sourcemap: true,
    esbuildPlugins: [unmappedDependencies],
    removeNodeProtocol: false,
    // What CommonJS packages call.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    esbuildOptions(options) {
      options.absWorkingDir = import.meta.dirname
      options.charset = 'utf8'
      // Traces name lines; the sources are beside the bundle.
      options.sourcesContent = false
    },
  })

process.chdir(import.meta.dirname)
rmSync(OUT, { recursive: true, force: true })
// The commands of an operator are beside it: an image holds nothing else.
await bundle(
  {
    main: 'src/commands/main.ts',
    setup: 'src/commands/setup.ts',
    backup: 'src/commands/backup.ts',
    restore: 'src/commands/restore.ts',
    bounce: 'src/commands/bounce.ts',
    staff: 'src/commands/staff.ts',
    destruction: 'src/commands/destruction.ts',
    register: 'src/commands/register/register.ts',
    intake: 'src/commands/intake/intake.ts',
  },
  { splitting: true },
)
// One file: it is the version of the documents that it draws.
await bundle({ 'document-worker': 'src/documents/workers/document-worker.ts' }, { splitting: false })
for (const folder of READ_AS_FILES) cpSync(here('src', folder), here(OUT, folder), { recursive: true })
