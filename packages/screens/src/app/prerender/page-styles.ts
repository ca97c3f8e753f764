/** The rules of one module in a style file; null: of no module. */
export interface StylePart {
  readonly module: string | null
  readonly css: string
}

/** A chunk of the server's build. */
export interface DrawnChunk {
  readonly file: string
  readonly isEntry: boolean
  readonly modules: readonly string[]
  /** Those of its modules that have styles. */
  readonly styles: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** Modules of the frame: what they load late may be on every page. */
const OF_FRAME = /packages\/screens\/src\/(?:consent|frame|notices)\/[\w-]+\.tsx$/

/**
 * Modules whose styles a page may be drawn with: those of the app, of the page's sources, and of what they load late.
 * Other pages and dialogs, which the app loads, are excluded. Throws for a source that the build does not know.
 */
export function drawnModules(graph: readonly DrawnChunk[], sources: readonly string[]): ReadonlySet<string> {
  const byFile = new Map(graph.map((chunk) => [chunk.file, chunk]))
  const chunkOf = (file: string) => byFile.get(file)
  const ofModule = (module: string) => graph.find(({ modules }) => modules.includes(module))
  const app = reach(
    graph.filter(({ isEntry }) => isEntry),
    ({ imports }) => imports,
  )
  const lateOfFrame = [...app].flatMap(({ dynamicImports }) =>
    dynamicImports.flatMap((file) => {
      const chunk = chunkOf(file)
      return chunk?.modules.some((module) => OF_FRAME.test(module)) ? [chunk] : []
    }),
  )
  const roots = sources.map((source) => {
    const chunk = ofModule(source)
    if (!chunk) throw new Error(`The server's build has no ${source}`)
    return chunk
  })
  // The app's own late parts are pages and dialogs: the way to them ends at its chunks.
  const page = reach([...roots, ...lateOfFrame], (chunk) =>
    app.has(chunk) ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports],
  )
  return new Set([...app, ...page].flatMap(({ styles }) => styles))

  function reach(
    from: readonly DrawnChunk[],
    next: (chunk: DrawnChunk) => readonly string[],
  ): ReadonlySet<DrawnChunk> {
    const reached = new Set(from)
    for (const chunk of reached) {
      for (const file of next(chunk)) {
        const found = chunkOf(file)
        if (found) reached.add(found)
      }
    }
    return reached
  }
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
