import type { Plugin, PluginOption } from 'vite'

/*
 * Style files that are programs (vanilla-extract) take a third of a build to run. The server's build runs them; that for
 * the browser takes what came out: both must name the same classes anyway.
 */

const SOURCE = /\.css\.ts$/
const RULES = /\.vanilla\.css$/

/** `compiler` in the server's build only, and what it made in the build for the browser. In development it serves both. */
export function compileStylesOnce(compiler: readonly Plugin[]): PluginOption {
  const compiled = new Map<string, string>()
  return [
    ...compiler.map((plugin): Plugin => ({
      ...plugin,
      applyToEnvironment: ({ name, config }) => config.command === 'serve' || name === 'ssr',
    })),
    {
      name: 'keep-compiled-styles',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'ssr',
      transform: { filter: { id: SOURCE }, handler: (code, id) => void compiled.set(id, code) },
    },
    {
      name: 'keep-compiled-rules',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'ssr',
      // Before Vite names the files in them; the server needs the names of the classes and no rules.
      enforce: 'pre',
      transform: {
        filter: { id: RULES },
        handler(code, id) {
          compiled.set(id, code)
          return { code: '', map: null }
        },
      },
    },
    {
      name: 'take-compiled-styles',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      enforce: 'pre',
      resolveId: { filter: { id: RULES }, handler: (id) => id },
      load: {
        filter: { id: [SOURCE, RULES] },
        handler(id) {
          const code = compiled.get(id)
          if (code === undefined) throw new Error(`The server's build has no ${id}`)
          return code
        },
      },
    },
  ]
}
