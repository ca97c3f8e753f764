import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Style files are programs that vanilla-extract runs, which takes a third of a build. The build for the server takes what
 * that for the browser has made of them: both must name the same classes anyway.
 */

/** What a client build leaves of its style files: their code by id, with the names of the classes. */
const COMPILED_FILE = '.vite/compiled-styles.json'

const SOURCE = /\.css\.ts$/
const RULES = /\.vanilla\.css$/

/** Comes after vanilla-extract in the build for the browser. */
export function keepCompiledStyles() {
  const compiled = {}
  return {
    name: 'keep-compiled-styles',
    transform: {
      filter: { id: SOURCE },
      handler: (code, id) => void (compiled[id] = code),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: COMPILED_FILE, source: JSON.stringify(compiled) })
    },
  }
}

/** Replaces vanilla-extract in the build for the server, which needs the names and no rules. */
export function takeCompiledStyles() {
  let compiled
  return {
    name: 'take-compiled-styles',
    configResolved({ root }) {
      compiled = JSON.parse(readFileSync(join(root, 'dist/client', COMPILED_FILE), 'utf8'))
    },
    resolveId: { filter: { id: RULES }, handler: (id) => id },
    load: {
      filter: { id: [SOURCE, RULES] },
      handler(id) {
        if (RULES.test(id)) return ''
        if (!(id in compiled)) throw new Error(`The build for the browser has no ${id}`)
        return compiled[id]
      },
    },
  }
}
