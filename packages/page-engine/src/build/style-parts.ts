import { relative } from 'node:path'
import { parse } from 'postcss'
import type { ChildNode } from 'postcss'
import type { Plugin, Rolldown } from 'vite'
import type { RenderedChunk } from './chunk-graph.ts'
import type { StylePart } from './page-styles.ts'

/** `style.css.ts.vanilla.css` holds the rules of `style.css.ts`. */
export const moduleOf = (root: string, id: string) =>
  relative(root, id.replace(/\.vanilla\.css$/, '')).replaceAll('\\', '/')

const STYLED = /\.css(?:\.ts)?$/
const STYLES = /\.css(?:$|\?)/
const MARK = 'x-style-part-'

/** A rule that no minifier joins with that of another module. */
const markOf = (place: number) => `${MARK}${place}{--part:${place}}\n`

/** The styles of each module of each style file of the browser's build, in the order of the file. */
export type StyleFiles = Map<string, readonly StylePart[]>

/**
 * Tells the styles of a page from those of others: the bundler joins the styles of all modules of a chunk in one file,
 * and a chunk that many pages share holds those of all of them. Before the rules of each module a mark is set, by which
 * the finished file is cut.
 */
export function styleParts(files: StyleFiles): Plugin {
  const modules: string[] = []
  return {
    name: 'style-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: STYLES },
      handler(css, id) {
        const place = modules.push(moduleOf(this.environment.config.root, id)) - 1
        return { code: markOf(place) + css, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const parts = cutStyles(String(file.source), modules)
          files.set(file.fileName, parts)
          file.source = parts.map(({ css }) => css).join('')
        }
      },
    },
  }
}

/**
 * The rules of each module of a style file, in the order of the file; the rules before the first mark belong to no
 * module.
 *
 * @param modules by the number of their mark
 */
export function cutStyles(css: string, modules: readonly string[]): readonly StylePart[] {
  const parts: StylePart[] = []
  let module: string | null = null
  let rules: ChildNode[] = []
  const endPart = () => {
    const own = rules.map((node) => textOf(node)).join('')
    if (own) parts.push({ module, css: own })
    rules = []
  }
  for (const node of parse(css).nodes) {
    if (node.type !== 'rule' || !node.selector.startsWith(MARK)) {
      rules.push(node)
      continue
    }
    endPart()
    module = modules[Number(node.selector.slice(MARK.length))] ?? null
  }
  endPart()
  return parts
}

/** Parts are put together in another order: a statement without a block needs the semicolon that a last one may lack. */
const textOf = (node: ChildNode): string =>
  node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString()

/**
 * Notes which modules with styles the code of each page renders with. The server's build has no chunks by purpose: it
 * parts modules by the pages that use them, to the name, where lists of exports would tell only who might.
 */
export function renderedChunks(chunks: RenderedChunk[]): Plugin {
  return {
    name: 'rendered-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      const { root } = this.environment.config
      const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'
      for (const chunk of Object.values(bundle).filter(isChunk)) {
        const { fileName, isEntry, moduleIds, imports, dynamicImports } = chunk
        const modules = moduleIds.map((id) => moduleOf(root, id))
        chunks.push({
          file: fileName,
          isEntry,
          modules,
          styles: [...new Set(modules.filter((module) => STYLED.test(module)))],
          imports,
          dynamicImports,
        })
      }
    },
  }
}
