import { relative } from 'node:path'

/** What a client build keeps of its style files: for each the styles of its modules, in their order. */
const PARTS_FILE = '.vite/style-parts.json'
/** What the server's build keeps of its chunks: which modules with styles each of them draws with. */
const GRAPH_FILE = '.vite/style-graph.json'

export { GRAPH_FILE, PARTS_FILE }

/** `style.css.ts.vanilla.css` holds the rules of `style.css.ts`. */
const moduleOf = (root, id) => relative(root, id.replace(/\.vanilla\.css$/, '')).replaceAll('\\', '/')

const STYLED = /\.css(?:\.ts)?$/
const isOurs = (id) => !id.startsWith('\0') && !id.includes('node_modules')
const STYLES = /\.css(?:$|\?)/
const MARK = /x-style-part-(\d+)\{--of:1;?\}/

/**
 * Tells the styles of a page from those of others: the bundler joins the styles of all modules of a chunk in one file,
 * and a chunk that many pages share holds those of all of them. Before the rules of each module a mark is set, by which
 * the finished file is cut.
 */
export function styleParts() {
  const modules = []
  let root
  return {
    name: 'style-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: { id: STYLES },
      handler(css, id) {
        const place = modules.push(moduleOf(root, id)) - 1
        return { code: `x-style-part-${place}{--of:1}\n${css}`, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const parts = {}
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const cut = cutStyles(String(file.source), modules)
          parts[file.fileName] = cut
          file.source = cut.map(({ css }) => css).join('')
        }
        this.emitFile({ type: 'asset', fileName: PARTS_FILE, source: JSON.stringify(parts) })
      },
    },
  }
}

/**
 * The rules of each module of a style file, in the order of the file; the rules before the first mark belong to no
 * module.
 *
 * @param {string} css with marks
 * @param {readonly string[]} modules by the number of their mark
 */
export function cutStyles(css, modules) {
  const [before, ...cut] = css.trim().split(new RegExp(MARK, 'g'))
  const parts = before ? [{ module: null, css: before }] : []
  for (let place = 0; place < cut.length; place += 2) {
    const rules = cut[place + 1].trim()
    if (rules) parts.push({ module: modules[Number(cut[place])], css: rules })
  }
  return parts
}

/**
 * Writes down which modules with styles the code of each page draws with. The server's build has no chunks by purpose: it
 * parts modules by the pages that use them, to the name, where lists of exports would tell only who might.
 */
export function styleGraph() {
  let root
  return {
    name: 'style-graph',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    configResolved: (config) => void (root = config.root),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const graph = chunks.map(({ fileName, isEntry, moduleIds, imports, dynamicImports }) => ({
        file: fileName,
        isEntry,
        modules: moduleIds.filter(isOurs).map((id) => moduleOf(root, id)),
        styles: [...new Set(moduleIds.filter((id) => STYLED.test(id)).map((id) => moduleOf(root, id)))],
        imports,
        dynamicImports,
      }))
      this.emitFile({ type: 'asset', fileName: GRAPH_FILE, source: JSON.stringify(graph) })
    },
  }
}
