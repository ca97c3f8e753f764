export interface FoundImport {
  readonly specifier: string
  /** From 1. */
  readonly line: number
}

const IMPORT =
  /(?:^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*|^\s*import\s+|\bimport\s*\(\s*)(['"])([^'"\n]+)\1/gm
const COMMENT_LINE = /^\s*(?:\/\/|\*|\/\*)/

/** The module names that a source imports, re-exports or loads; lines that are comments do not count. */
export function findImports(source: string): FoundImport[] {
  const lines = source.split('\n')
  return [...source.matchAll(IMPORT)]
    .map((match) => {
      const end = match.index + match[0].length
      return { specifier: match[2] ?? '', line: source.slice(0, end).split('\n').length }
    })
    .filter(({ line }) => !COMMENT_LINE.test(lines[line - 1] ?? ''))
}
