/** A chunk of the server's build; modules are named from the app's folder. */
export interface RenderedChunk {
  readonly file: string
  readonly isEntry: boolean
  readonly modules: readonly string[]
  /** Those of its modules that have styles. */
  readonly styles: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** The chunk of a module. Throws for one that the build does not know. */
export function chunkOfModule(chunks: readonly RenderedChunk[], module: string): RenderedChunk {
  const chunk = chunks.find(({ modules }) => modules.includes(module))
  if (!chunk) throw new Error(`The server's build has no ${module}`)
  return chunk
}

/** Chunks to which `next` leads from `from`, these included. */
export function reach(
  chunks: readonly RenderedChunk[],
  from: readonly RenderedChunk[],
  next: (chunk: RenderedChunk) => readonly string[],
): ReadonlySet<RenderedChunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const reached = new Set(from)
  for (const chunk of reached) {
    for (const file of next(chunk)) {
      const found = byFile.get(file)
      if (found) reached.add(found)
    }
  }
  return reached
}

/** The modules that a page needs before a press or another page brings more: what its own imports lead to. */
export function firstViewOf(chunks: readonly RenderedChunk[], source: string): ReadonlySet<string> {
  const first = reach(chunks, [chunkOfModule(chunks, source)], ({ imports }) => imports)
  return new Set([...first].flatMap(({ modules }) => modules))
}
