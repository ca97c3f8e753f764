import { join } from 'node:path'
import { build } from 'vite'

/** Code that a press or another page brings; it is no part of a first view. */
const leaveLaterCode = {
  name: 'leave-later-code',
  resolveDynamicImport: (source) => ({ id: String(source), external: true }),
}

/**
 * The modules of the first view of a home page: those of which it uses anything, and what these need for the parts that
 * other pages use, since a module is not parted. The graph of imports alone cannot tell this, for a list of exports leads
 * to everything that is in it; so the page is bundled by itself, then its modules, until nothing is added.
 *
 * @param {string} appDir absolute path
 * @param {() => readonly object[]} plugins makes those of the app
 */
export async function firstViewOf(appDir, plugins) {
  const shown = new Set()
  let added = [join(appDir, 'src', 'home', 'home-page.tsx')]
  while (added.length > 0) {
    const used = await modulesOf(appDir, added, plugins())
    added = used.filter((id) => !shown.has(id) && isSource(id))
    for (const id of used) shown.add(id)
  }
  return shown
}

/** Styles and what the bundler adds come with the modules that use them. */
const isSource = (id) => /\.tsx?$/.test(id) && !id.startsWith('\0')

async function modulesOf(appDir, input, plugins) {
  const { output } = await build({
    root: appDir,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, leaveLaterCode],
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
  return output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
}
