import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { findImports } from './find-imports.ts'
import { walkFiles } from './walk-files.ts'

const SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/

/**
 * Files that import each other in a circle, by whatever kind of import. The linter's `import/no-cycle` sees those of
 * values and types; circles that close only by `import()` are found here.
 */
export function findImportCircles(root: string): string[] {
  const sources = walkFiles(root).filter((file) => SOURCE.test(file))
  const known = new Set(sources)
  const importsOf = new Map(
    sources.map((file) => {
      const targets = findImports(readFileSync(file, 'utf8'))
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => resolve(dirname(file), specifier))
      return [file, targets.filter((target) => known.has(target))] as const
    }),
  )
  const circles: string[] = []
  const done = new Set<string>()
  const path: string[] = []

  function follow(file: string): void {
    const start = path.indexOf(file)
    if (start !== -1) {
      const names = [...path.slice(start), file].map((name) => relative(root, name))
      circles.push(`круг импортов: ${names.join(' → ')}`)
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const target of importsOf.get(file) ?? []) follow(target)
    path.pop()
    done.add(file)
  }

  for (const file of sources) follow(file)
  return circles
}
