import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnreachedExports } from './export-graph.ts'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { LIBRARY_EXPORTS } from './library-exports.ts'
import type { PackageJson } from './workspaces.ts'

const FOLDER = 'packages/domain'

/** Unused exports that are not on the list, and names that need not be on it. */
export function findUnusedExports(root: string, listed: readonly string[]): string[] {
  const { name, exports = {} } = JSON.parse(
    readFileSync(join(root, FOLDER, 'package.json'), 'utf8'),
  ) as PackageJson
  const unreached = findUnreachedExports(root, FOLDER, name, exports)
  const names = new Set(unreached.map((found) => found.name))
  return [
    ...unreached
      .filter((found) => !listed.includes(found.name))
      .map(
        ({ name: value, file }) =>
          `${file}: ${value} никому не нужен; используйте его на месте двойника, уберите или внесите в library-exports.ts с причиной`,
      ),
    ...listed
      .filter((value) => !names.has(value))
      .map((value) => `library-exports.ts: ${value} уже используется или исчез, уберите его из списка`),
  ]
}

if (import.meta.main) {
  const listed = LIBRARY_EXPORTS.flatMap(({ names }) => names)
  finishCheck(findUnusedExports(REPOSITORY, listed), 'Каждое значение packages/domain кому-то нужно.')
}
