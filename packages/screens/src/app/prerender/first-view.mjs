import { join } from 'node:path'
import { build } from 'vite'

/**
 * Code that a press or another page brings is no part of a first view; styles are, but need not be compiled to know whose
 * they are.
 */
const leaveLaterCode = {
  name: 'leave-later-code',
  enforce: 'pre',
  resolveDynamicImport: (source) => ({ id: String(source), external: true }),
  resolveId: {
    filter: { id: /\.css\.ts$/ },
    handler: async function (source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { id: found.id, external: 'absolute' }
    },
  },
}

/**
 * The modules of the first view of a home page: those of which it uses anything, and what these need for the parts that
 * other pages use, since a module is not parted. The graph of imports alone cannot tell this, for a list of exports leads
 * to everything that is in it; so the page is bundled by itself, then its modules, until nothing is added.
 *
 * @param {string} appDir absolute path
 */
export function firstViewOf(appDir) {
  const known = views.get(appDir) ?? findFirstView(appDir)
  views.set(appDir, known)
  return known
}

/** Vanilla-extract reads the configuration of a build a second time. */
const views = new Map()

async function findFirstView(appDir) {
  const shown = new Set()
  let added = [join(appDir, 'src', 'home', 'home-page.tsx')]
  while (added.length > 0) {
    const used = await modulesOf(appDir, added)
    added = used.filter((id) => !shown.has(id) && isSource(id) && !isStyle(id))
    for (const id of used) shown.add(id)
    for (const id of used.filter(isStyle)) shown.add(`${id}.vanilla.css`)
  }
  return shown
}

/** Styles and what the bundler adds come with the modules that use them. */
const isSource = (id) => /\.tsx?$/.test(id) && !id.startsWith('\0')
const isStyle = (id) => id.endsWith('.css.ts')

async function modulesOf(appDir, input) {
  const { output } = await build({
    root: appDir,
    configFile: false,
    logLevel: 'silent',
    plugins: [leaveLaterCode],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input,
        // A site has no importers; without this an entry, which nobody here imports, would be empty.
        preserveEntrySignatures: 'strict',
      },
    },
  })
  return output.flatMap((file) =>
    file.type === 'chunk' ? [...Object.keys(file.modules), ...file.imports.filter(isStyle)] : [],
  )
}
