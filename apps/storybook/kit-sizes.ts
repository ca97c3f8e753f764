import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, createBuilder, minify } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/**
 * What the kit weighs, KB of gzip (1024 bytes), in the home pages as they are built and by itself; fails when something
 * is over its budget. What is loaded on use (`import()`) is not counted.
 *
 * Run after a build: `pnpm --filter @proverka/storybook sizes`, and in `npm run test:all`.
 */

const REPOSITORY = join(import.meta.dirname, '../..')
const KIT = join(REPOSITORY, 'packages/ui/src')
/** The kit's own modules and what nothing but the kit brings along. */
const OF_KIT =
  /packages[\\/]ui[\\/]src|[\\/](?:lucide-react|clsx|@base-ui|@floating-ui|d3-[a-z]+|react-day-picker|uqr)[\\/]/
const ENTRY = 'virtual:kit'
const INLINE_STYLES = /<style[^>]*>(.*?)<\/style>/gs

interface Figure {
  readonly what: string
  readonly bytes: number
  /** KB; absent where the figure is only told. */
  readonly limit?: number
}

const figures = [
  ...(await measureHome('realty')),
  ...(await measureHome('fiz')),
  {
    what: 'dialog and field',
    bytes: await measureParts(['dialogs/modal/modal.tsx', 'fields/text-field/text-field.tsx']),
    limit: 25,
  },
  {
    what: 'all parts of four groups at once, which no page takes',
    bytes: await measureParts(['primitives', 'frame', 'order', 'report'].map((group) => `${group}/index.ts`)),
  },
]
for (const { what, bytes, limit } of figures) {
  const size = bytes / 1024
  const isOver = limit !== undefined && size > limit
  if (isOver) process.exitCode = 1
  const budget = limit === undefined ? '' : ` of ${limit}${isOver ? ', TOO MUCH' : ''}`
  console.log(`${what}: ${size.toFixed(1)} KB${budget}`)
}

/** The first view of a site: its script, its styles and the kit's share before a dialog opens. */
async function measureHome(site: string): Promise<Figure[]> {
  const root = join(REPOSITORY, 'apps', site)
  // Plugins of a site look for its files from where they run.
  process.chdir(root)
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  // The build for the browser takes its styles and its first view from that for the server.
  const { ssr, client } = builder.environments
  if (ssr) await builder.build(ssr)
  const built = client && (await builder.build(client))
  const { output } = built as Rolldown.RolldownOutput
  const isHome = ({ modules }: Rolldown.OutputChunk) =>
    Object.keys(modules).some((id) => id.endsWith('home-page.tsx'))
  const chunks = firstChunks(output, (chunk) => (chunk.isEntry && chunk.name === 'index') || isHome(chunk))
  const document = await readFile(join(root, 'dist/client/documents/index.html'), 'utf8')
  const kit = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { code }]) => (OF_KIT.test(id) && code ? [code] : []))
  const { code } = await minify('kit.js', kit.join('\n'), { mangle: { toplevel: true }, compress: false })
  return [
    {
      what: `${site}: script of the home page`,
      bytes: sizeOf(chunks.map((chunk) => chunk.code)),
      limit: 150,
    },
    {
      what: `${site}: styles of the home page`,
      // The page carries its part of each style file; the whole files come before another page or a dialog.
      bytes: sizeOf([[...document.matchAll(INLINE_STYLES)].map(([, css = '']) => css).join('')]),
      // 1.1 of them are the faces that stand in for the brand's: without them pages jump when it comes (decision 132).
      limit: 12,
    },
    { what: `${site}: the kit before a dialog opens`, bytes: sizeOf([code]), limit: 15 },
  ]
}

/** Modules of the kit bundled by themselves, without React. */
async function measureParts(modules: readonly string[]): Promise<number> {
  const source = modules.map((module) => `export * from ${JSON.stringify(join(KIT, module))}`).join('\n')
  const output = await bundle({
    configFile: false,
    root: import.meta.dirname,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
      vanillaExtractPlugin(),
    ],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  return sizeOf(firstChunks(output, ({ isEntry }) => isEntry).map(({ code }) => code))
}

type Output = Rolldown.RolldownOutput['output']

async function bundle(config: InlineConfig): Promise<Output> {
  const built = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } })
  return (built as Rolldown.RolldownOutput).output
}

/** Those chunks that `isFirst` tells and all that they import at once. */
function firstChunks(
  output: Output,
  isFirst: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk[] {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const needed = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) visit(chunks.get(name))
  }
  for (const chunk of chunks.values()) if (isFirst(chunk)) visit(chunk)
  return [...needed]
}

function sizeOf(files: readonly (string | Uint8Array)[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
}
