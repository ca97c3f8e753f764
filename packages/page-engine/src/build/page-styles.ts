import { chunkOfModule, reach } from './chunk-graph.ts'
import type { RenderedChunk } from './chunk-graph.ts'

/** The rules of one module in a style file; null: of no module. */
export interface StylePart {
  readonly module: string | null
  readonly css: string
}

/** Parts that come after a press or after their data, with their styles (`withStyles`). */
const LATE = /\.late\.tsx$/

/**
 * Modules whose styles a page may be rendered with: those of the app, of the page's sources, and of what they load late.
 * Parts named `*.late.tsx`, other pages and dialogs, which the app loads, are excluded; `onEveryPage` names modules that
 * the app loads late into any page.
 */
export function renderedStyles(
  chunks: readonly RenderedChunk[],
  sources: readonly string[],
  onEveryPage?: RegExp,
): ReadonlySet<string> {
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const app = reach(chunks, entries, ({ imports }) => imports)
  const lateOfApp = new Set([...app].flatMap(({ dynamicImports }) => dynamicImports))
  const late = chunks.filter(
    ({ file, modules }) => lateOfApp.has(file) && modules.some((module) => onEveryPage?.test(module)),
  )
  const lateFiles = new Set(
    chunks.filter(({ modules }) => modules.some((module) => LATE.test(module))).map(({ file }) => file),
  )
  const roots = sources.map((source) => chunkOfModule(chunks, source))
  // The app's own late parts are pages and dialogs: the way to them ends at its chunks.
  const page = reach(chunks, [...roots, ...late], (chunk) =>
    app.has(chunk)
      ? chunk.imports
      : [...chunk.imports, ...chunk.dynamicImports.filter((file) => !lateFiles.has(file))],
  )
  return new Set([...app, ...page].flatMap(({ styles }) => styles))
}

/** What a page carries of a style file. */
export interface CarriedStyles {
  readonly css: string
  /** The file has rules that the page does without. */
  readonly isPart: boolean
}

/** The rules of a style file that belong to `modules`, in the file's order. */
export function carriedStyles(parts: readonly StylePart[], modules: ReadonlySet<string>): CarriedStyles {
  const carried = parts.filter(({ module }) => module === null || modules.has(module))
  return { css: carried.map(({ css }) => css).join(''), isPart: carried.length < parts.length }
}
